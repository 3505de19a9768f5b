import FFmpeg

/// A decoded frame that answers a request.
struct Shot: ~Copyable {
    var frame: Frame
    /// Presentation time in ticks of the stream.
    let ticks: Int64
}

/// The state of one search for a frame.
struct Hunt: ~Copyable {
    let track: StreamInfo
    var decoder: Decoder
    var packet = Packet()
    var cost = DecodingCost()
    /// The last complaint of the decoder, for the case that nothing decodes.
    var complaint: FFmpegError?

    init(_ track: StreamInfo, decoder: consuming Decoder) {
        self.track = track
        self.decoder = decoder
    }
}
