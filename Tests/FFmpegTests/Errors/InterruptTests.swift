import Bytes
import Synchronization
import TestSupport
import Testing

@testable import FFmpeg

struct InterruptTests {
    @Test func `nothing fires by itself, and a cancelled interrupt stays so`() throws {
        let interrupt = Interrupt()
        #expect(interrupt.reason == nil)
        try interrupt.check()
        interrupt.cancel()
        #expect(interrupt.reason == .cancelled)
        #expect(throws: Interrupt.Reason.cancelled) { try interrupt.check() }
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min), .nanoseconds(1)])
    func `a deadline that is past fires at once`(limit: Duration) {
        #expect(Interrupt(timeLimit: limit).reason == .deadline)
    }

    @Test(arguments: [Duration.seconds(3600), .seconds(Int64.max), nil])
    func `a deadline far away does not fire, however far`(limit: Duration?) {
        #expect(Interrupt(timeLimit: limit).reason == nil)
    }

    @Test func `cancelling goes before the deadline`() {
        let interrupt = Interrupt(timeLimit: .zero)
        interrupt.cancel()
        #expect(interrupt.reason == .cancelled)
    }

    @Test(arguments: ["fast.mp4", "film.mkv", "film.ts", "noise.mp4", "playlist.mp4"])
    func `an input that is interrupted before it is opened says so, and not that it is invalid`(
        name: String
    ) throws {
        let bytes = try Clips.bytes(name)
        let cancelled = Interrupt()
        cancelled.cancel()
        #expect(throws: Interrupt.Reason.cancelled) { try Demuxer(MemorySource(bytes), interrupt: cancelled) }
        #expect(throws: Interrupt.Reason.deadline) {
            try Demuxer(MemorySource(bytes), interrupt: Interrupt(timeLimit: .zero))
        }
    }

    @Test(arguments: ["fast.mp4", "tail.mp4", "film.mkv", "film.ts", "film.avi"])
    func `wherever reading is cancelled, it ends with that reason`(name: String) throws {
        let bytes = try Clips.bytes(name)
        let whole = FaultySource(MemorySource(bytes))
        _ = try Demuxer.marks(of: whole)
        for read in 1...whole.reads {
            let interrupt = Interrupt()
            let source = CancellingSource(MemorySource(bytes), interrupt: interrupt, atRead: read)
            #expect(throws: Interrupt.Reason.cancelled, "at read \(read) of \(whole.reads)") {
                let demuxer = try Demuxer(source, interrupt: interrupt)
                try demuxer.analyze()
                _ = try demuxer.marks()
            }
            #expect(source.reads == read, "nothing is read any more")
        }
    }

    @Test func `an open movie that is cancelled between packets reads none any more`() throws {
        let interrupt = Interrupt()
        let demuxer = try Demuxer(MemorySource(Clips.bytes("fast.mp4")), interrupt: interrupt)
        var packet = Packet()
        #expect(try demuxer.read(into: &packet))
        interrupt.cancel()
        #expect(throws: Interrupt.Reason.cancelled) { try demuxer.read(into: &packet) }
        #expect(throws: Interrupt.Reason.cancelled) { try demuxer.seek(stream: 0, notAfter: 0) }
        #expect(throws: Interrupt.Reason.cancelled) { try demuxer.analyze() }
    }
}

/// A source that cancels during one of its reads.
private final class CancellingSource: ByteSource {
    private let base: any ByteSource
    private let interrupt: Interrupt
    private let number: Int
    private let count = Atomic<Int>(0)

    init(_ base: any ByteSource, interrupt: Interrupt, atRead number: Int) {
        self.base = base
        self.interrupt = interrupt
        self.number = number
    }

    var reads: Int { count.load(ordering: .relaxed) }
    var size: Int64? { base.size }

    func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) throws -> Int {
        if count.add(1, ordering: .relaxed).newValue == number { interrupt.cancel() }
        return try base.read(at: offset, into: &destination)
    }
}
