import Jobs

extension MovieInfo {
    /// Takes times and counts from what the movie's own header told, where only codings were left to a decoder.
    mutating func takeTimes(of header: MovieInfo) {
        guard video.map(\.index) == header.video.map(\.index), audio.map(\.index) == header.audio.map(\.index)
        else { return }
        (start, duration, chapters) = (header.start, header.duration, header.chapters)
        (container.bitRate, container.truncated) = (header.container.bitRate, header.container.truncated)
        for (index, track) in header.video.enumerated() {
            video[index].takeTimes(of: track)
        }
        for (index, track) in header.audio.enumerated() {
            audio[index].duration = track.duration ?? audio[index].duration
            audio[index].bitRate = track.bitRate ?? audio[index].bitRate
        }
    }
}

extension VideoFacts {
    fileprivate mutating func takeTimes(of header: VideoFacts) {
        (start, duration) = (header.start, header.duration ?? duration)
        bitRate = header.bitRate ?? bitRate
        guard header.frameRate.average != nil else { return }
        (frameRate, frameCount, keyframes) = (header.frameRate, header.frameCount, header.keyframes)
    }
}
