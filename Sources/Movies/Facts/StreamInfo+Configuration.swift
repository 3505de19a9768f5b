import FFmpeg
import MovieHeaders
import Timing

extension StreamInfo {
    /// What the codec's own configuration says.
    ///
    /// FFmpeg keeps the name of the sample entry to itself, so that strings have the usual one.
    var codecFacts: CodecFacts? {
        CodecFacts.read(codec: codec, entry: "", configuration: configuration)
    }

    /// Whether a frame rate is no more than the clock's: FFmpeg's guess where it found nothing to go by.
    ///
    /// Clocks of 240 ticks a second and below may well be those of the frames.
    func isTickRate(_ rate: Fraction) -> Bool {
        rate.numerator > 240 * rate.denominator
            && Int64(rate.numerator) * timeBase.numerator == Int64(rate.denominator) * timeBase.denominator
    }

    /// Whether only a decoder can tell the pixel format.
    var needsDecoder: Bool {
        guard case .video(let video) = kind else { return false }
        return video.pixelFormat == nil && codecFacts?.pixels == nil
    }
}
