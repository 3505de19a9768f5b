import MovieHeaders
import Testing

@testable import Movies

struct ContainerNameTests {
    private static let mov = "mov,mp4,m4a,3gp,3g2,mj2"

    private func iso(_ brands: String...) -> ContainerOutline.Family {
        .isoBaseMedia(brands: brands, fastStart: true, fragmented: false)
    }

    @Test func `ISO files go by their major brand, and those of another are MP4`() {
        #expect(ContainerName.word(demuxer: Self.mov, outline: iso("qt  ")) == "mov")
        #expect(ContainerName.word(demuxer: Self.mov, outline: iso("isom", "qt  ")) == "mp4")
        #expect(ContainerName.word(demuxer: Self.mov, outline: iso("M4A ")) == "mp4")
        #expect(ContainerName.word(demuxer: Self.mov, outline: iso()) == "mp4")
        #expect(ContainerName.word(demuxer: Self.mov, outline: nil) == "mov")
    }

    @Test func `Matroska goes by its document type`() {
        let demuxer = "matroska,webm"
        #expect(ContainerName.word(demuxer: demuxer, outline: .matroska(docType: "webm")) == "webm")
        #expect(ContainerName.word(demuxer: demuxer, outline: .matroska(docType: "matroska")) == "matroska")
        #expect(ContainerName.word(demuxer: demuxer, outline: .matroska(docType: "x")) == "matroska")
        #expect(ContainerName.word(demuxer: demuxer, outline: nil) == "matroska")
    }

    @Test(arguments: [
        ("jpeg_pipe", "jpeg"), ("png_pipe", "png"), ("mpegts", "mpegts"), ("avi", "avi"), ("gif", "gif"),
        ("mp3", "mp3"), ("", ""),
    ]) func `others have FFmpeg's first name, and pictures that of their codec`(demuxer: String, word: String) {
        #expect(ContainerName.word(demuxer: demuxer, outline: nil) == word)
        #expect(ContainerName.word(demuxer: demuxer, outline: iso("qt  ")) == word, "the demuxer decides")
    }
}
