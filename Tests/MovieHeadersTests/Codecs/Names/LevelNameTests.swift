import MovieHeaders
import Testing

struct LevelNameTests {
    @Test(arguments: [
        ("h264", 10, "1.0"), ("h264", 9, "1b"), ("h264", 13, "1.3"), ("h264", 40, "4.0"), ("h264", 52, "5.2"),
        ("hevc", 30, "1.0"), ("hevc", 63, "2.1"), ("hevc", 93, "3.1"), ("hevc", 120, "4.0"),
        ("hevc", 186, "6.2"), ("av1", 0, "2.0"), ("av1", 8, "4.0"), ("av1", 13, "5.1"), ("av1", 19, "6.3"),
        ("vp9", 10, "1.0"), ("vp9", 51, "5.1"), ("mpeg4", 1, "1"), ("mpeg2video", 8, "8"),
    ]) func `a level is written as the codec's standard writes it`(codec: String, level: Int, text: String) {
        #expect(LevelName.text(codec: codec, level: level) == text)
    }

    @Test func `a codec without levels has none`() {
        for codec in ["prores", "mjpeg", "gif", "", "aac"] {
            #expect(LevelName.text(codec: codec, level: 40) == nil)
        }
    }
}
