import FFmpeg
import Testing

@testable import Movies

struct TrackChoiceTests {
    @Test func `without a track of pictures there is none`() {
        let sound = StreamInfo.made(
            0, kind: .audio(.made), codec: "aac", isDefault: true)
        let cover = StreamInfo.made(1, kind: .cover(.made(4000, 4000), byteCount: 9), isDefault: true)
        #expect(TrackChoice.video(of: []) == nil)
        #expect(TrackChoice.video(of: [sound, cover, .made(2, kind: .subtitle), .made(3, kind: .data)]) == nil)
    }

    @Test func `a cover is not chosen, however large and marked`() {
        let cover = StreamInfo.made(0, kind: .cover(.made(4000, 4000), byteCount: 9), isDefault: true)
        #expect(choice(cover, .video(1, 16, 16)) == 1)
    }

    @Test func `the mark goes before the size`() {
        #expect(choice(.video(0, 1920, 1080), .video(1, 320, 180, isDefault: true)) == 1)
        #expect(choice(.video(0, 160, 90, isDefault: true), .video(1, 320, 180)) == 0)
    }

    @Test func `the size goes before the order`() {
        #expect(choice(.video(0, 160, 90), .video(1, 320, 180), .video(2, 319, 180)) == 1)
        #expect(choice(.video(0, 160, 90, isDefault: true), .video(1, 320, 180, isDefault: true)) == 1)
        #expect(choice(.video(0, 100, 400), .video(1, 300, 200)) == 1)
    }

    @Test func `of equals the first is chosen, in any order of the list`() {
        #expect(choice(.video(0, 320, 180), .video(1, 320, 180), .video(2, 180, 320)) == 0)
        #expect(choice(.video(2, 320, 180), .video(1, 320, 180)) == 1)
    }

    @Test func `sizes of which nothing is known, or too much, do not trap`() {
        #expect(choice(.video(0, 0, 0), .video(1, 1, 1)) == 1)
        #expect(choice(.video(0, .max, .max), .video(1, 0, 0)) != nil)
    }

    private func choice(_ streams: StreamInfo...) -> Int? { TrackChoice.video(of: streams)?.index }
}
