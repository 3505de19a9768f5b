import FFmpeg
import MovieHeaders
import PictureGeometry
import Timing

extension TableTrack {
    /// Takes a picture of the movie, upright and in square pixels.
    ///
    /// Past the cut of a file, or in a stretch that does not decode, it is the last one in front of that.
    ///
    /// - Throws: `MovieError`, `FFmpegError`, `Interrupt.Reason`, or the source's own error.
    func picture(_ request: FrameRequest, limits: MovieLimits, interrupt: Interrupt) throws -> MoviePicture {
        let (asked, requested) = frame(at: request.at)
        guard let there = present(asked) else { throw MovieError.nothingDecodes("its samples are missing") }
        let number = request.mode == .key ? keyframe(notAfter: there) : there
        if coding.size.isLarger(than: limits.maximumPixels) { throw MovieError.tooLarge(coding.size) }
        var decoder = try RunDecoder(self, maximumPixels: limits.maximumPixels, interrupt: interrupt)
        var picture: MoviePicture?
        try decoder.decode(FramePlan(frames: [number], in: table)) { sample, frame, isDamaged in
            // An edit may show a sample twice, so that a frame's own is only looked up where it is another one.
            let isOwn = frame.presentationTicks == Int64(sample)
            picture = try self.picture(
                of: frame, number: isOwn ? number : self.number(of: frame) ?? number, requested: requested,
                isDamaged: isDamaged, size: request.size)
        }
        guard var picture else { throw MovieError.nothingDecodes("no frame came out") }
        picture.cost = decoder.cost
        return picture
    }

    /// The number of the shown frame that a decoded one is.
    private func number(of frame: borrowing Frame) -> Int? {
        frame.presentationTicks.flatMap { table.sample(Int(clamping: $0)) }.flatMap {
            table.frame(atTick: $0.time)
        }
    }

    private func picture(
        of frame: borrowing Frame, number: Int, requested: MediaTime?, isDamaged: Bool, size: SizeRequest?
    ) throws -> MoviePicture {
        let span = table.frame(number).map(span)
        return MoviePicture(
            bitmap: try frame.bitmap(
                sampleAspectRatio: sampleAspectRatio ?? SampleAspectRatio(frame.sampleAspectRatio),
                matrix: matrix,
                size: size),
            requestedTime: requested, time: span?.time, frameDuration: span?.duration, frameNumber: number,
            isKeyframe: table.frame(number).flatMap { table.sample($0.sample) }?.isKeyframe ?? false,
            isDamaged: frame.isDamaged || isDamaged, isTruncated: isTruncated, cost: DecodingCost())
    }
}

extension PixelSize {
    /// Whether it has more pixels than allowed.
    func isLarger(than maximum: Int) -> Bool {
        let (pixels, isHuge) = width.multipliedReportingOverflow(by: height)
        return isHuge || pixels > maximum
    }
}
