import Jobs
import PictureGeometry
import Testing

@testable import mutoscope

struct MovieTableTests {
    /// A movie with one of everything.
    private var movie: MovieInfo {
        var info = MovieInfo(
            input: "film.mov",
            container: ContainerFacts(
                format: "mov", longName: "QuickTime / MOV", truncated: true, size: 123_456_789,
                bitRate: 5_432_100),
            start: 1.5,
            duration: DurationFacts(seconds: 3723.0456, value: 37_230_456, timescale: 10000, source: .header))
        var video = VideoFacts(index: 0, codec: "h264", default: true)
        video.profile = "High"
        video.level = "4.0"
        video.codedSize = PixelSize(width: 1440, height: 1088)
        video.displaySize = PixelSize(width: 1080, height: 1920)
        video.sampleAspectRatio = "4:3"
        video.rotation = 90
        video.mirrored = true
        video.frameRate.average = "30000/1001"
        video.frameCount.value = 300
        video.pixelFormat = "yuv420p"
        video.color.matrix = "bt709"
        video.hdr = "hlg"
        video.bitRate = 5_000_000
        video.language = "en"
        info.video = [video]
        info.audio = [
            AudioFacts(
                index: 1, codec: "aac", channels: 2, layout: "stereo", sampleRate: 48000, language: nil,
                default: true, duration: 10, bitRate: 127_600)
        ]
        info.chapters = [ChapterFacts(index: 0, start: 61.2, end: 90, title: "Two")]
        return info
    }

    @Test func `a movie is one line for the file and one for each track`() {
        let expected = """
            film.mov
              container    mov (QuickTime / MOV), 1:02:03.046, starts at 1.5 s, 123.5 MB, 5.4 Mb/s, truncated
              video 0      h264 High 4.0, 1080x1920, coded 1440x1088, samples 4:3, turned 90°, mirrored, \
            29.97 fps, 300 frames, yuv420p, bt709, hlg, 5 Mb/s, en
              audio 1      aac, stereo, 48000 Hz, 128 kb/s
              chapter 0    0:01:01.200, Two

            """
        #expect(MovieTable.text(of: movie) == expected)
    }

    @Test func `what is not known leaves no trace`() {
        var info = MovieInfo(
            input: "x",
            container: ContainerFacts(
                format: "mp3", longName: "MP3", truncated: false, size: nil, bitRate: nil),
            duration: DurationFacts())
        info.audio = [
            AudioFacts(
                index: 0, codec: "mp3", channels: nil, layout: nil, sampleRate: nil, language: nil,
                default: false, duration: nil, bitRate: nil)
        ]
        #expect(MovieTable.text(of: info) == "x\n  container    mp3 (MP3)\n  audio 0      mp3\n")
    }

    @Test(arguments: ["\n", "\r\n", "\u{1b}[2J", "\u{2028}", "\u{85}"])
    func `hostile text stays on its line`(evil: String) {
        var info = movie
        let lines = MovieTable.text(of: info).split(whereSeparator: \.isNewline).count
        info.input = "film\(evil).mov"
        info.video[0].language = evil
        info.video[0].codec = evil
        info.container.longName = evil
        info.chapters[0].title = "Two\(evil)video 9"
        let text = MovieTable.text(of: info)
        #expect(text.split(whereSeparator: \.isNewline).count == lines)
        #expect(!text.contains("\u{1b}"))
    }

    @Test(arguments: [-1e300, -1, .infinity, .nan, 1e300, 0])
    func `a chapter at an absurd time is no crash`(start: Double) {
        var info = movie
        info.chapters[0].start = start
        #expect(MovieTable.text(of: info).contains("chapter 0"))
    }

    @Test(arguments: [
        (Int64(0), "0 bytes"), (999, "999 bytes"), (1000, "1 kB"), (1_234_567, "1.2 MB"),
        (5_000_000_000_000, "5 TB"), (Int64.max, "9223372 TB"),
    ])
    func `sizes are told in decimal units`(size: Int64, text: String) {
        var info = movie
        info.container.size = size
        #expect(MovieTable.text(of: info).contains(", \(text), "))
    }

    @Test(arguments: [1, 5, 13, 15, 16, 40, 80, 500]) func `lines of facts fit a terminal`(width: Int) {
        var info = movie
        info.input = "a name that is never cut, however long it may be.mov"
        info.chapters[0].title = "動画の題名 and more of it"
        var style = TextStyle()
        style.width = width
        let lines = MovieTable.text(of: info, style: style).split(separator: "\n")
        #expect(lines.count == 5 && lines[0] == info.input)
        for line in lines.dropFirst() { #expect(DisplayWidth.of(line) <= width, "\(line)") }
        if width == 500 { #expect(lines[4].hasSuffix("動画の題名 and more of it")) }
    }

    @Test func `colours change nothing but the look`() {
        var style = TextStyle()
        style.isColored = true
        let text = MovieTable.text(of: movie, style: style)
        #expect(text.hasPrefix("\u{1b}[1mfilm.mov\u{1b}[0m\n"))
        let plain = ["\u{1b}[1m", "\u{1b}[2m", "\u{1b}[0m"].reduce(text) { text, escape in
            text.split(separator: escape, omittingEmptySubsequences: false).joined()
        }
        #expect(plain == MovieTable.text(of: movie))
    }

    @Test func `facts stand below each other, however many tracks there are`() {
        var info = movie
        info.subtitles = [
            SubtitleFacts(
                index: 1000, codec: "subrip", language: nil, title: nil, default: false, forced: false)
        ]
        let lines = MovieTable.text(of: info).split(separator: "\n")
        #expect(lines[1].hasPrefix("  container      mov"))
        #expect(lines.contains("  subtitles 1000 subrip"))
    }
}
