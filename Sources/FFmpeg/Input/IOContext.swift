import Bytes
import CFFmpeg

/// FFmpeg's way to a byte source, so that it opens no file and no socket itself.
///
/// Owner of the C context, of its buffer and of the reader behind it. The corresponding C type is `AVIOContext`.
@safe struct IOContext: ~Copyable {
    let raw: UnsafeMutablePointer<AVIOContext>
    let reader: SourceReader

    /// Bytes asked of the source at a time: most probes of a movie are settled by two reads of that size.
    private static let bufferSize: Int32 = 32 * 1024

    init(_ source: any ByteSource, interrupt: Interrupt) {
        let reader = SourceReader(source, interrupt: interrupt)
        let buffer = unsafe av_malloc(Int(Self.bufferSize))!.assumingMemoryBound(to: UInt8.self)
        unsafe raw = avio_alloc_context(
            buffer, Self.bufferSize, 0, Unmanaged.passUnretained(reader).toOpaque(),
            { reader, buffer, size in
                unsafe Unmanaged<SourceReader>.fromOpaque(reader!).takeUnretainedValue()
                    .read(into: buffer!, capacity: Int(size))
            },
            nil,
            { reader, offset, whence in
                unsafe Unmanaged<SourceReader>.fromOpaque(reader!).takeUnretainedValue()
                    .seek(by: offset, from: whence)
            })!
        self.reader = reader
    }

    deinit {
        // FFmpeg may have replaced the buffer that it was given.
        unsafe av_free(raw.pointee.buffer)
        var context: UnsafeMutablePointer<AVIOContext>? = unsafe raw
        unsafe avio_context_free(&context)
    }
}
