import Bytes
import FFmpeg

/// A source that gives nothing more once its reader is to end.
struct WatchedSource: ByteSource {
    private let source: any ByteSource
    private let interrupt: Interrupt

    init(_ source: any ByteSource, interrupt: Interrupt) {
        self.source = source
        self.interrupt = interrupt
    }

    var size: Int64? { source.size }

    func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) throws -> Int {
        try interrupt.check()
        return try source.read(at: offset, into: &destination)
    }
}
