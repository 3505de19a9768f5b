import FFmpeg
import PictureGeometry
import Pictures
import Timing

extension OpenMovie {
    /// Takes a picture of the movie, in square pixels.
    ///
    /// Before the first frame it is the first, past the end the last that decodes.
    ///
    /// - Throws: `MovieError`, `FFmpegError`, `Interrupt.Reason`, or the source's own error.
    func picture(_ request: FrameRequest) throws -> MoviePicture {
        guard let track = TrackChoice.video(of: demuxer.streams) else {
            throw MovieError.noVideo(hasCover: demuxer.streams.contains(where: \.isCover))
        }
        let requested = try time(of: request.at, in: track)
        let (target, number) = try ticks(of: request.at, at: requested, in: track)
        try checkSize(of: track)
        let asked = requested ?? track.timeBase.time(target).map { $0 - start } ?? .zero
        let nearest = request.mode == .nearestKey ? try nearestKeyframe(to: asked, of: track) : nil
        let decoder = try Decoder.open(stream: track.index, of: demuxer, maximumPixels: limits.maximumPixels)
        var hunt = Hunt(track, decoder: decoder)
        demuxer.select(stream: track.index)
        let shot =
            switch request.mode {
            case .exact: try shot(at: target, &hunt)
            case .key: try keyShot(at: target, &hunt)
            case .nearestKey: try keyShot(at: nearest ?? target, &hunt)
            }
        let time = track.timeBase.time(shot.ticks).map { $0 - start }
        return MoviePicture(
            bitmap: try shot.frame.bitmap(
                sampleAspectRatio: SampleAspectRatio(demuxer.sampleAspectRatio(of: track.index, shot.frame)),
                matrix: track.displayMatrix, size: request.size, isUpright: request.isUpright),
            requestedTime: requested,
            // A single picture has no clock of its own.
            time: isStill ? nil : time.map { max($0, .zero) },
            frameDuration: isStill ? nil : shot.frame.durationTicks.flatMap(track.timeBase.time),
            frameNumber: request.mode == .exact ? number : nil, isKeyframe: shot.frame.isKey,
            isDamaged: shot.frame.isDamaged,
            isTruncated: isTruncated, cost: hunt.cost)
    }

    /// The position in ticks of the track; a frame number is looked up, and the nearest there is comes back with it.
    private func ticks(
        of position: TimePosition, at time: MediaTime?, in track: StreamInfo
    ) throws -> (ticks: Int64, number: Int?) {
        guard case .frame(let asked) = position else {
            return (track.timeBase.ticks(notAfter: start + (time ?? .zero)), nil)
        }
        let times = try scannedTimes(of: track)
        let number = max(0, min(asked, times.count - 1))
        return times.isEmpty ? (0, nil) : (times[number], number)
    }

    /// Refuses a track whose pictures are larger than allowed, before decoders do so in words of their own.
    private func checkSize(of track: StreamInfo) throws {
        guard case .video(let video) = track.kind else { return }
        let size = PixelSize(width: video.width, height: video.height)
        if size.isLarger(than: limits.maximumPixels) { throw MovieError.tooLarge(size) }
    }
}
