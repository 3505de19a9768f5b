import FFmpeg
import MovieHeaders
import PictureGeometry
import Timing

extension TableTrack {
    /// Takes a picture of the movie, in square pixels.
    ///
    /// Past the cut of a file, or in a stretch that does not decode, it is the last one in front of that.
    ///
    /// - Throws: `MovieError`, `FFmpegError`, `Interrupt.Reason`, or the source's own error.
    func picture(_ request: FrameRequest, limits: MovieLimits, interrupt: Interrupt) throws -> MoviePicture {
        let (asked, requested) = frame(at: request.at)
        guard let there = present(asked) else { throw MovieError.nothingDecodes("its samples are missing") }
        let number = self.frame(there, at: requested, by: request.mode)
        let decoder = try decoder(limits, interrupt)
        var picture: MoviePicture?
        for run in FramePlan(frames: [number], in: table).runs {
            try decoder.decode(run) { _, frame, isDamaged, _ in
                picture = try self.picture(
                    of: frame, for: number, isDamaged: isDamaged, size: request.size,
                    isUpright: request.isUpright)
            }
        }
        guard var picture else { throw MovieError.nothingDecodes("no frame came out") }
        picture.requestedTime = requested
        picture.cost = decoder.cost
        return picture
    }

    /// A decoder for the track.
    func decoder(_ limits: MovieLimits, _ interrupt: Interrupt) throws -> RunDecoder {
        if coding.size.isLarger(than: limits.maximumPixels) { throw MovieError.tooLarge(coding.size) }
        return try RunDecoder(self, maximumPixels: limits.maximumPixels, interrupt: interrupt)
    }

    /// Makes a picture of a decoded frame: of the one with a number, or of one that stands for it.
    func picture(
        of frame: borrowing Frame, for number: Int, isDamaged: Bool, size: SizeRequest?, isUpright: Bool
    ) throws -> MoviePicture {
        // An edit may show a sample twice, so that a frame's own number is only looked up where it is another one.
        let decoded = frame.presentationTicks.flatMap { table.sample(Int(clamping: $0)) }
        let isOwn = decoded?.index == table.frame(number)?.sample
        let number = isOwn ? number : decoded.flatMap { table.frame(atTick: $0.time) } ?? number
        let span = table.frame(number).map(span)
        return MoviePicture(
            bitmap: try frame.bitmap(
                sampleAspectRatio: sampleAspectRatio ?? SampleAspectRatio(frame.sampleAspectRatio),
                matrix: matrix, size: size, isUpright: isUpright),
            requestedTime: nil, time: span?.time, frameDuration: span?.duration, frameNumber: number,
            isKeyframe: isKeyframe(number), isDamaged: frame.isDamaged || isDamaged, isTruncated: isTruncated,
            cost: DecodingCost())
    }
}

extension PixelSize {
    /// Whether it has more pixels than allowed.
    func isLarger(than maximum: Int) -> Bool {
        let (pixels, isHuge) = width.multipliedReportingOverflow(by: height)
        return isHuge || pixels > maximum
    }
}
