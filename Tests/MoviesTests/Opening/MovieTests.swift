import Bytes
import FFmpeg
import Jobs
import PictureGeometry
import Pictures
import Synchronization
import TestSupport
import Testing
import Timing

@testable import Movies

struct MovieTests {
    private static let clips = [
        "fast.mp4", "tail.mp4", "film.ts", "film.mkv", "film.avi", "anim.gif", "still.jpg",
    ]

    @Test(arguments: clips)
    func `whichever read fails, its own error is reported, and no picture`(name: String) async throws {
        let bytes = try Clips.bytes(name)
        let request = FrameRequest(at: position(5))
        let whole = FaultySource(MemorySource(bytes))
        _ = try await Movie(whole).picture(request)
        for read in 1...whole.reads {
            let movie = Movie(FaultySource(MemorySource(bytes), fault: .failure(read: read)))
            await #expect(throws: FaultySource.Failure(read: read), "read \(read) of \(whole.reads)") {
                try await movie.picture(request)
            }
        }
    }

    @Test(arguments: clips)
    func `wherever it is cancelled, it ends with that reason`(name: String) async throws {
        let bytes = try Clips.bytes(name)
        let request = FrameRequest(at: position(5))
        let whole = FaultySource(MemorySource(bytes))
        _ = try await Movie(whole).picture(request)
        for read in 1...whole.reads {
            let source = ActingSource(MemorySource(bytes), atRead: read)
            let movie = Movie(source)
            // The movie holds its source.
            source.act = { [weak movie] in movie?.cancel() }
            await #expect(throws: Interrupt.Reason.cancelled, "at read \(read) of \(whole.reads)") {
                try await movie.picture(request)
            }
        }
    }

    @Test func `a cancelled movie stays cancelled`() async throws {
        let movie = try Movie(clip: "fast.mp4")
        _ = try await movie.picture(FrameRequest(at: .start))
        movie.cancel()
        await #expect(throws: Interrupt.Reason.cancelled) { try await movie.picture(FrameRequest(at: .end)) }
    }

    @Test func `no time at all is a deadline that passed`() async throws {
        var limits = MovieLimits()
        limits.timeLimit = .zero
        for name in Self.clips + ["noise.mp4"] {
            let movie = Movie(MemorySource(try Clips.bytes(name)), limits: limits)
            await #expect(throws: Interrupt.Reason.deadline, "\(name)") { try await movie.info(input: name) }
        }
    }

    @Test func `pictures of one movie in any order are each their own`() async throws {
        let movie = try Movie(clip: "film.mkv")
        for number in [299, 0, 150, 149, 251, 250, 0, 299, 1] {
            let time = (Double(number) + 0.5) / 30
            #expect(try await movie.picture(FrameRequest(at: position(time))).number == number)
            #expect(try await movie.info(input: "x").input == "x")
        }
    }

    @Test func `the bounds of facts do not cut a picture that is taken after them`() async throws {
        // Noise, so that the file is longer than one read of it.
        var generator = SystemRandomNumberGenerator()
        let size = PixelSize(width: 256, height: 256)
        let noise = (0..<256 * 256 * 3).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let bitmap = try #require(Bitmap(size: size, format: .rgb, bytes: noise))
        var bytes = try PictureEncoding.jpeg().encode(bitmap)
        // Adobe's word for colours that were not transformed: only a decoder tells what it makes of them.
        bytes.insert(contentsOf: [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0], at: 2)
        var limits = MovieLimits()
        limits.demuxer.pictureSize = 1 << 14
        #expect(bytes.count > 3 * limits.demuxer.pictureSize)
        let movie = Movie(MemorySource(bytes), limits: limits)
        #expect(try await movie.info(input: "noise.jpg").video.first?.displaySize?.width == 256)
        let after = try await movie.picture(FrameRequest(at: .start))
        let alone = try await Movie(MemorySource(bytes)).picture(FrameRequest(at: .start))
        let isSame = after.bitmap == alone.bitmap
        #expect(isSame)
    }

    @Test func `movies on one thread take turns`() async throws {
        let thread = MovieThread()
        try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                group.addTask(executorPreference: number % 2 == 0 ? thread : nil) {
                    let movie = Movie(MemorySource(try Clips.bytes("film.ts")), on: thread)
                    #expect(try await movie.info(input: "\(number)").video.count == 1)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `many movies at once do not wait for each other's threads`() async throws {
        try await withThrowingTaskGroup { group in
            for number in 0..<24 {
                group.addTask {
                    let movie = try Movie(clip: number.isMultiple(of: 2) ? "fast.mp4" : "film.webm")
                    let time = (Double(number) + 0.5) / 30
                    #expect(try await movie.picture(FrameRequest(at: position(time))).number == number)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `reads of a few bytes and an unknown length give the same picture`() async throws {
        for name in ["fast.mp4", "film.mkv", "film.ts"] {
            let bytes = MemorySource(try Clips.bytes(name))
            for fault in [FaultySource.Fault.shortReads(atMost: 777), .unknownSize] {
                let movie = Movie(FaultySource(bytes, fault: fault))
                #expect(
                    try await movie.picture(FrameRequest(at: position(5.01))).number == 150, "\(name) \(fault)")
            }
        }
    }
}

/// A source that does something during one of its reads.
private final class ActingSource: ByteSource {
    private let base: any ByteSource
    private let number: Int
    private let count = Atomic<Int>(0)
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    init(_ base: any ByteSource, atRead number: Int) {
        self.base = base
        self.number = number
    }

    var act: (@Sendable () -> Void)? {
        get { action.withLock { $0 } }
        set { action.withLock { $0 = newValue } }
    }

    var size: Int64? { base.size }

    func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) throws -> Int {
        if count.add(1, ordering: .relaxed).newValue == number { act?() }
        return try base.read(at: offset, into: &destination)
    }
}
