import Testing

@testable import TestSupport

struct DecodedPictureTests {
    @Test(.needs(.ffmpeg), arguments: ["still.png", "still.jpg"])
    func `a picture decodes from its file and from its bytes alike`(name: String) throws {
        let picture = try DecodedPicture(file: Clips.path(name))
        #expect(picture == (try DecodedPicture(encoded: Clips.bytes(name))))
        #expect((picture.width, picture.height) == (320, 180))
        #expect(picture.number == 42)
    }

    @Test(.needs(.ffmpeg)) func `an Exif orientation is applied when asked`() throws {
        let path = try Clips.path("rot6.jpg")
        let (turned, stored) = (try DecodedPicture(file: path), try DecodedPicture(file: path, turning: false))
        #expect((turned.width, turned.height, turned.number) == (320, 180, 42))
        #expect((stored.width, stored.height, stored.number) == (180, 320, nil))
    }

    @Test(.needs(.ffmpeg), arguments: [0, 137, 299]) func `a frame is chosen by its number`(number: Int) throws
    {
        #expect(try DecodedPicture(file: Clips.path("fast.mp4"), frame: number).number == number)
    }

    @Test(.needs(.ffmpeg)) func `alpha is kept when asked`() throws {
        let picture = try DecodedPicture(file: Clips.path("alpha.mov"), layout: .rgba)
        #expect(picture[160, 20].last == 0)
        #expect((120...136).contains(try #require(picture[160, 160].last)))
        #expect(picture[160, 90].last == 255)
    }

    @Test(.needs(.ffmpeg)) func `a file without pictures is an error`() {
        #expect(throws: UndecodedPicture.self) { try DecodedPicture(file: Clips.path("sound.m4a")) }
        #expect(throws: UndecodedPicture.self) { try DecodedPicture(encoded: Array("no picture".utf8)) }
    }
}
