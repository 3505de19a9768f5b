import Jobs
import Movies
import PictureGeometry
import Pictures
import Timing

extension FrameJob {
    /// Fails where what is asked for is known to be impossible.
    func check() throws {
        guard (1...100).contains(quality) else {
            throw JobError(.badJob, "a quality of \(quality) does not exist", hint: "choose one from 1 to 100")
        }
        if let output { try AtomicFile(path: output, overwrites: overwrites).check() }
    }

    /// Takes the picture and writes it where the job says.
    func run(on movie: Movie) async throws -> JobAnswer {
        let picture = try await movie.picture(
            FrameRequest(at: at, mode: requestMode, size: size))
        let bytes = try encoding.encode(picture.bitmap)
        guard let output else { return .picture(bytes) }
        try AtomicFile(path: output, overwrites: overwrites).write(bytes)
        return .written(report(on: picture, at: output))
    }

    private var requestMode: FrameRequest.Mode {
        switch mode {
        case .exact: .exact
        case .key: .key
        case .nearestKey: .nearestKey
        }
    }

    private var encoding: PictureEncoding {
        switch format {
        case .jpeg: .jpeg(JPEGWriter(quality: quality))
        case .png: .png()
        }
    }

    private func report(on picture: MoviePicture, at output: String) -> PictureReport {
        PictureReport(
            input: input, output: output, requested: picture.requestedTime?.seconds,
            time: picture.time?.seconds,
            frameDuration: picture.frameDuration?.seconds, frame: picture.frameNumber,
            keyframe: picture.isKeyframe, truncated: picture.isTruncated, damaged: picture.isDamaged,
            width: picture.bitmap.size.width,
            height: picture.bitmap.size.height)
    }
}
