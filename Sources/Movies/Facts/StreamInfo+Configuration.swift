import FFmpeg
import MovieHeaders
import Timing

extension StreamInfo {
    /// What the codec's own configuration says.
    var codecConfiguration: CodecConfiguration? {
        CodecConfiguration.read(codec: codec, extradata: configuration)
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
        return video.pixelFormat == nil && codecConfiguration?.pixelFormat == nil
    }
}

extension CodecConfiguration {
    /// FFmpeg's pixel format for the pictures; nil where that takes a decoder to tell.
    var pixelFormat: PixelFormat? { pixelFormatName.flatMap(PixelFormat.init(named:)) }

    /// The name that FFmpeg's decoder gives its pictures.
    var pixelFormatName: String? {
        guard let samples, samples.lumaDepth == samples.chromaDepth, (1...3).contains(samples.chromaFormat)
        else {
            return nil
        }
        let depth = samples.lumaDepth > 8 ? "\(samples.lumaDepth)le" : ""
        if samples.chromaFormat == 3, usability?.color?.matrix == 0 { return "gbrp" + depth }
        // FFmpeg has names of its own for full range at eight bits.
        let family = depth.isEmpty && usability?.isFullRange == true ? "yuvj" : "yuv"
        return family + ["420p", "422p", "444p"][samples.chromaFormat - 1] + depth
    }
}
