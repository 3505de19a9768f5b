import CMicroHTTPD
import Glibc
import HTTPRanges
import Origins

/// An answer in the daemon's form.
///
/// Owner: exactly one. It is kept until the exchange is over, and with it the file it sends.
@safe struct Response: ~Copyable {
    private let raw: OpaquePointer
    private let status: UInt32
    /// What is sent by the kernel straight from the file, if anything is.
    let transfer: ConnectionTable.Transfer?

    /// Puts `answer` into the daemon's form; nil where memory does not suffice.
    ///
    /// The file is closed when it is no longer needed, whatever happens.
    init?(_ answer: Answer, file: consuming OpenedFile?, adding common: [HeaderField]) {
        var transfer: ConnectionTable.Transfer?
        let made: OpaquePointer?
        switch answer.body {
        case .none: unsafe made = Self.response(copying: [])
        case .untold: unsafe made = Self.responseWithoutLength()
        case .bytes(let bytes): unsafe made = Self.response(copying: bytes)
        case .span(let span):
            if let file, span.count > 0 {
                let descriptor = file.release()
                unsafe made = MHD_create_response_from_fd_at_offset64(
                    UInt64(span.count), descriptor, UInt64(span.offset))
                if unsafe made == nil { close(descriptor) }
                transfer = ConnectionTable.Transfer(descriptor: descriptor, end: span.end)
            } else {
                unsafe made = Self.response(copying: [])
            }
        case .multipart(let plan):
            guard let file else { return nil }
            unsafe made = MultipartReader.response(plan, file: file)
        }
        guard let raw = unsafe made else { return nil }
        unsafe self.raw = raw
        status = UInt32(answer.status)
        self.transfer = transfer
        for field in answer.fields + common {
            _ = unsafe MHD_add_response_header(raw, field.name, field.value)
        }
    }

    private static func response(copying bytes: [UInt8]) -> OpaquePointer? {
        var bytes = bytes
        return unsafe bytes.withUnsafeMutableBytes {
            unsafe MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
        }
    }

    /// A response that tells no length.
    ///
    /// The daemon leaves the length out only where it speaks the old version, in which the end of the
    /// connection is the end of the answer.
    private static func responseWithoutLength() -> OpaquePointer? {
        let end: MHD_ContentReaderCallback = { _, _, _, _ in CMHD_END_OF_STREAM }
        guard let raw = unsafe MHD_create_response_from_callback(UInt64.max, 1, end, nil, nil) else {
            return nil
        }
        unsafe CMHD_speak_1_0(raw)
        _ = unsafe MHD_add_response_header(raw, "Connection", "close")
        return unsafe raw
    }

    /// Has the connection closed behind this answer.
    func closesConnection() { _ = unsafe MHD_add_response_header(raw, "Connection", "close") }

    /// Hands the answer to the daemon.
    ///
    /// The corresponding C function is `MHD_queue_response`.
    func queue(on connection: OpaquePointer) -> MHD_Result {
        unsafe MHD_queue_response(connection, status, raw)
    }

    deinit { unsafe MHD_destroy_response(raw) }
}
