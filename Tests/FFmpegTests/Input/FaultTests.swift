import Bytes
import TestSupport
import Testing

@testable import FFmpeg

/// Sources that fail, give little at a time, or do not know their length.
struct FaultTests {
    private static let clips = [
        "fast.mp4", "tail.mp4", "fragmented.mp4", "film.mkv", "film.webm", "film.ts", "film.avi", "anim.gif",
        "still.jpg", "sound.mp3", "alpha.mov",
    ]

    @Test(arguments: clips)
    func `whichever read fails, its own error is reported, and never the end`(name: String) throws {
        let bytes = try Clips.bytes(name)
        let faultless = FaultySource(MemorySource(bytes))
        _ = try Demuxer.marks(of: faultless)
        #expect(faultless.reads > 1)
        for read in 1...faultless.reads {
            let source = FaultySource(MemorySource(bytes), fault: .failure(read: read))
            #expect(throws: FaultySource.Failure(read: read), "read \(read) of \(faultless.reads)") {
                try Demuxer.marks(of: source)
            }
            #expect(source.reads >= read)
        }
    }

    @Test(arguments: clips, [1000, 4093])
    func `short reads give the same packets`(name: String, most: Int) throws {
        let bytes = try Clips.bytes(name)
        let source = FaultySource(MemorySource(bytes), fault: .shortReads(atMost: most))
        #expect(try Demuxer.marks(of: source) == Demuxer.marks(of: MemorySource(bytes)))
    }

    @Test func `reads of one byte are enough`() throws {
        let bytes = try Clips.bytes("anim.gif")
        let source = FaultySource(MemorySource(bytes), fault: .shortReads(atMost: 1))
        #expect(try Demuxer.marks(of: source) == Demuxer.marks(of: MemorySource(bytes)))
    }

    @Test(arguments: ["fast.mp4", "tail.mp4", "fragmented.mp4", "film.ts", "film.mkv", "film.webm", "anim.gif"])
    func `a source that does not know its length gives the same packets`(name: String) throws {
        let bytes = try Clips.bytes(name)
        let source = FaultySource(MemorySource(bytes), fault: .unknownSize)
        // MPEG-TS sound loses the times that FFmpeg would guess by going back, so the pictures are compared.
        let ours = try Demuxer.marks(of: source).filter { $0.stream == 0 }
        let whole = try Demuxer.marks(of: MemorySource(bytes)).filter { $0.stream == 0 }
        #expect(ours == whole)
    }

    @Test func `bytes are counted as they are read`() throws {
        let source = FaultySource(MemorySource(try Clips.bytes("fast.mp4")))
        let demuxer = try Demuxer(source)
        let opened = demuxer.bytesRead
        #expect(opened > 0 && opened == Int64(source.bytes))
        _ = try demuxer.marks()
        #expect(demuxer.bytesRead > opened && demuxer.bytesRead == Int64(source.bytes))
    }
}
