import Bytes
import CFFmpeg

/// The Swift end of FFmpeg's reading: a position in a byte source.
///
/// C holds a pointer to it, so it is a class; `IOContext` keeps it alive.
final class SourceReader {
    private let source: any ByteSource
    private let interrupt: Interrupt
    private var position: Int64 = 0
    /// The first error of the source, which C would have flattened to a number.
    private(set) var failure: (any Error)?
    /// Bytes that were read so far.
    private(set) var bytesRead: Int64 = 0
    /// Bytes that may be read; behind them the source seems to end.
    var allowance: Int64?
    /// Whether that end was met.
    private(set) var isExhausted = false

    init(_ source: any ByteSource, interrupt: Interrupt) {
        self.source = source
        self.interrupt = interrupt
    }

    /// Whether the source begins with these bytes.
    func begins(with bytes: [UInt8]) -> Bool {
        var start = [UInt8](repeating: 0, count: bytes.count)
        var span = start.mutableSpan
        guard let count = try? source.read(at: 0, into: &span) else { return false }
        return count == bytes.count && start == bytes
    }

    /// The corresponding C callback is `read_packet` of `avio_alloc_context`.
    func read(into buffer: UnsafeMutablePointer<UInt8>, capacity: Int) -> Int32 {
        guard interrupt.reason == nil else { return CFF_ERROR_EXIT }
        guard failure == nil else { return CFF_ERROR_IO }
        if let allowance, bytesRead >= allowance {
            isExhausted = true
            return CFF_ERROR_EOF
        }
        do {
            var span = unsafe MutableSpan(_unsafeStart: buffer, count: capacity)
            let count = try source.read(at: position, into: &span)
            position += Int64(count)
            bytesRead += Int64(count)
            return count > 0 ? Int32(count) : CFF_ERROR_EOF
        } catch {
            failure = error
            return CFF_ERROR_IO
        }
    }

    /// The corresponding C callback is `seek` of `avio_alloc_context`.
    func seek(by offset: Int64, from whence: Int32) -> Int64 {
        let size = source.size
        let base: Int64?
        switch whence & ~AVSEEK_FORCE {
        case AVSEEK_SIZE: return size ?? Int64(CFF_ERROR_NOT_SUPPORTED)
        case SEEK_SET: base = 0
        case SEEK_CUR: base = position
        case SEEK_END: base = size
        default: base = nil
        }
        guard let base, case let (target, overflow) = base.addingReportingOverflow(offset), !overflow,
            target >= 0
        else { return Int64(CFF_ERROR_INVALID_ARGUMENT) }
        position = target
        return target
    }
}
