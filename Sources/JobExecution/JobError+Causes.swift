import FFmpeg
import Jobs
import Movies
import Origins
import PictureGeometry
import Pictures

// The one place where what went wrong below becomes what a user reads.

extension JobError {
    /// Puts any error of the layers below into the words and the code of the contract.
    init(describing error: any Error) {
        self =
            switch error {
            case let error as JobError: error
            case let error as FileError: JobError(error)
            case let error as RefusedInput: JobError(error)
            case let error as Interrupt.Reason: JobError(error)
            case let error as MovieError: JobError(error)
            case let error as FFmpegError: JobError(error)
            case let error as FileWriteError: JobError(error)
            case is CancellationError: JobError(Interrupt.Reason.cancelled)
            case let error as PictureError: JobError(.internal, "cannot write the picture: \(error)")
            default: JobError(.internal, "\(error)")
            }
    }

    private init(_ error: FileError) {
        self =
            switch (error.reason, error.function) {
            case (.tooLong, "read"):
                JobError(
                    .limit, "standard input is longer than can be copied aside", hint: "save it to a file first"
                )
            case (_, "mkstemp"), (_, "write"):
                JobError(
                    .unwritable, "cannot copy standard input aside: \(error.explanation)",
                    hint: "set TMPDIR to a folder with room")
            case (.exhausted, _):
                JobError(
                    .limit, "cannot open: \(error.explanation)", hint: "raise ulimit -n, or lower --jobs")
            case (.notFound, _) where error.isMissing: JobError(.notFound, "cannot open: no such file")
            case (.isDirectory, _):
                JobError(.isADirectory, "cannot open: is a directory", hint: "name a movie file in it")
            case (.wrongKind, _):
                JobError(
                    .unreadable, "cannot open: neither a file nor standard input",
                    hint: "pass its bytes on standard input as -")
            case (_, "pread"), (_, "read"): JobError(.unreadable, "cannot read: \(error.explanation)")
            default: JobError(.unreadable, "cannot open: \(error.explanation)")
            }
    }

    private init(_ error: RefusedInput) {
        self =
            switch error {
            case .playlist(let kind):
                JobError(
                    .notAMovie, "not a movie: a list of other files (\(kind))",
                    hint: "name one of those files instead")
            case .subtitles(let kind): JobError(.notAMovie, "not a movie: subtitles alone (\(kind))")
            case .container(let kind): JobError(.notAMovie, "not a movie: a file of the kind \(kind)")
            case .empty: JobError(.notAMovie, "not a movie: the file is empty")
            case .tooLong:
                JobError(
                    .limit, "cannot open: what it holds does not stand near its beginning",
                    hint: "read everything with --scan")
            case .tooManySamples:
                JobError(.limit, "cannot open: it has, or claims, more samples than are allowed")
            case .unknown: JobError(.notAMovie, "not a movie: nothing in it is known to FFmpeg")
            }
    }

    private init(_ reason: Interrupt.Reason) {
        self =
            switch reason {
            case .cancelled: JobError(.interrupted, "interrupted")
            case .deadline: JobError(.timeout, "took longer than allowed", hint: "allow more with --timeout")
            }
    }

    private init(_ error: MovieError) {
        self =
            switch error {
            case .noVideo(let hasCover):
                JobError(.noVideo, "has no picture: no video track in it" + (hasCover ? ", only a cover" : ""))
            case .nothingDecodes(let why): JobError(.corrupt, "no frame can be decoded: \(why)")
            case .stillImageContainer(let brand):
                JobError(
                    .unsupported, "cannot open: a HEIF picture (\(brand)), which this FFmpeg does not read",
                    hint: "convert it to JPEG first")
            case .encrypted: JobError(.unsupported, "cannot decode: its pictures are encrypted")
            case .tooLarge(let size):
                JobError(
                    .limit, "a picture of \(size.width)x\(size.height) has more pixels than allowed",
                    hint: "allow more with --max-pixels")
            }
    }

    private init(_ error: FFmpegError) {
        self =
            switch (error.operation, error.code) {
            case (.load, _) where error.detail.contains("Too many open files"):
                JobError(.limit, "cannot load FFmpeg: too many files are open", hint: "raise ulimit -n")
            case (.open, .noMemory):
                JobError(
                    .limit, "cannot open: it has, or claims, more tracks or samples than are allowed: \(error)")
            case (.load, _):
                JobError(
                    .unsupported, "cannot load FFmpeg: \(error)",
                    hint: "run mutoscope doctor to see what to install")
            case (.findDecoder, _), (_, .decoderNotFound), (_, .notImplemented), (.makeScaler, _):
                JobError(.unsupported, "cannot decode: \(error)")
            case (_, .noMemory): JobError(.limit, "needs more memory than there is: \(error)")
            case (.openDecoder, _): JobError(.corrupt, "cannot decode: \(error)")
            case (.open, .invalidData) where error.detail.contains("moov atom not found"):
                JobError(
                    .corrupt, "cannot open: its index (moov) is missing",
                    hint: "the recording or the copy is unfinished")
            case (.open, _), (.probe, _): JobError(.corrupt, "cannot open: \(error)")
            default: JobError(.corrupt, "cannot read: \(error)")
            }
    }

    private init(_ error: FileWriteError) {
        self =
            switch error.kind {
            case .alreadyExists:
                JobError(
                    .outputExists, "cannot write \(error.path): it exists", hint: "replace it with --force")
            default: JobError(.unwritable, "cannot write \(error.path): \(error)")
            }
    }
}
