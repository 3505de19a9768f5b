import Jobs
import Origins

extension Problem {
    /// A job that failed: the status follows from what kind of failure it was.
    init(_ error: JobError) {
        guard error.code != .interrupted else {
            self = .stopping
            return
        }
        let status =
            switch error.code {
            case .crashed: 502
            case .timeout: 504
            case .limit: 422
            default:
                switch error.code.exitStatus {
                case 2: 400
                case 4: 404
                case 5, 6: 422
                case 7: 502
                default: 500
                }
            }
        self.init(status: status, code: error.code.rawValue, detail: error.message)
    }

    /// A file of the catalogue that could not be opened.
    init(_ error: FileError) {
        switch error.reason {
        // That something is there but is not to be read is nobody's business outside.
        case .notFound, .isDirectory, .wrongKind, .denied: self = .notFound
        case .exhausted: self = .busy
        case .failed, .tooLong: self.init(status: 500, code: "unreadable", detail: "the file cannot be read")
        }
    }
}
