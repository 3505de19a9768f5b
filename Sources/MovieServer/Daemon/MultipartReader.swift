import CMicroHTTPD
import Glibc
import HTTPRanges
import Origins

/// Reads out a multipart body: framing from memory, spans from the file.
final class MultipartReader: Sendable {
    private let plan: MultipartPlan
    private let file: OpenedFile
    /// Where each piece begins in the body.
    private let starts: [Int64]

    private init(_ plan: MultipartPlan, file: consuming OpenedFile) {
        self.plan = plan
        self.file = file
        var start: Int64 = 0
        starts = plan.pieces.map { piece in
            defer { start += piece.length }
            return start
        }
    }

    /// A response of exactly the planned length; nil where memory does not suffice.
    ///
    /// The corresponding C function is `MHD_create_response_from_callback`.
    static func response(_ plan: MultipartPlan, file: consuming OpenedFile) -> OpaquePointer? {
        let reader = MultipartReader(plan, file: file)
        // The daemon owns one reference, which its last call gives back.
        let context = unsafe Unmanaged.passRetained(reader).toOpaque()
        let response = unsafe MHD_create_response_from_callback(
            UInt64(plan.length), 65_536,
            { context, position, buffer, length in
                let reader = unsafe Unmanaged<MultipartReader>.fromOpaque(context!).takeUnretainedValue()
                let target = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: length)
                let count = unsafe reader.read(at: Int64(clamping: position), into: target)
                // Less than was promised: the client must see that, so the connection is closed.
                return count > 0 ? count : CMHD_END_WITH_ERROR
            }, context, { unsafe Unmanaged<MultipartReader>.fromOpaque($0!).release() })
        if unsafe response == nil { unsafe Unmanaged<MultipartReader>.fromOpaque(context).release() }
        return unsafe response
    }

    /// Reads some bytes of the body from `position` on and tells how many; 0 where the file has shrunk.
    private func read(at position: Int64, into target: UnsafeMutableRawBufferPointer) -> Int {
        guard let index = starts.lastIndex(where: { $0 <= position }), target.count > 0 else { return 0 }
        let inside = position - starts[index]
        switch plan.pieces[index] {
        case .framing(let bytes):
            let part = bytes.dropFirst(Int(inside)).prefix(target.count)
            unsafe target.copyBytes(from: part)
            return part.count
        case .span(let span):
            let count = min(Int64(target.count), span.count - inside)
            return max(
                0, unsafe pread(file.descriptor, target.baseAddress, Int(count), off_t(span.offset + inside)))
        }
    }
}

extension MultipartPlan.Piece {
    /// Length in bytes.
    fileprivate var length: Int64 {
        switch self {
        case .framing(let bytes): Int64(bytes.count)
        case .span(let span): span.count
        }
    }
}
