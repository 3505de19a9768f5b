import FFmpeg
import MovieHeaders
import PictureGeometry

/// Which track is shown.
enum TrackChoice {
    /// The video track to show: marked as default before others, then the largest, then the first.
    ///
    /// A cover is none, whatever FFmpeg calls it.
    static func video(of streams: [StreamInfo]) -> StreamInfo? {
        let tracks = streams.filter { if case .video = $0.kind { true } else { false } }
        return tracks.max { ($0.rank, $1.index) < ($1.rank, $0.index) }
    }

    /// The place of the track to show among those of a header.
    static func video(among tracks: [TrackHeader]) -> Int? {
        tracks.indices.filter { if case .video = tracks[$0].kind { true } else { false } }
            .max { (tracks[$0].rank, $1) < (tracks[$1].rank, $0) }
    }
}

extension StreamInfo {
    /// A larger rank is shown before a smaller one.
    fileprivate var rank: (Int, Int) {
        guard case .video(let video) = kind else { return (0, 0) }
        return (isDefault ? 1 : 0, video.width.multipliedReportingOverflow(by: video.height).partialValue)
    }
}

extension TrackHeader {
    fileprivate var rank: (Int, Int) {
        guard case .video(let video) = kind else { return (0, 0) }
        let area = video.size.width.multipliedReportingOverflow(by: video.size.height).partialValue
        return (isDefault ? 1 : 0, area)
    }
}

private func < (left: ((Int, Int), Int), right: ((Int, Int), Int)) -> Bool {
    left.0 == right.0 ? left.1 < right.1 : left.0 < right.0
}
