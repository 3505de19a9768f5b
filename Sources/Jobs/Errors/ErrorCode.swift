/// What kind of failure an error is: the stable word in JSON, and by it the exit status.
public enum ErrorCode: String, Codable, CaseIterable, Sendable {
    // Command line and job.
    case usage
    case outputExists = "output_exists"
    case badJob = "bad_job"
    // Files.
    case notFound = "not_found"
    case unreadable
    case isADirectory = "is_a_directory"
    case unwritable
    // Content.
    case notAMovie = "not_a_movie"
    case notAPicture = "not_a_picture"
    case corrupt
    case truncated
    case damaged
    case crashed
    case unsupported
    case noVideo = "no_video"
    // Network.
    case network
    case httpStatus = "http_status"
    case sourceRefused = "source_refused"
    // Bounds.
    case timeout
    case limit
    case interrupted
    case `internal`

    /// The exit status of a command that ends with this error.
    public var exitStatus: Int32 {
        switch self {
        case .internal: 1
        case .usage, .outputExists, .badJob: 2
        case .notFound, .unreadable, .isADirectory, .unwritable: 4
        case .notAMovie, .notAPicture, .corrupt, .truncated, .damaged, .crashed: 5
        case .unsupported, .noVideo: 6
        case .network, .httpStatus, .sourceRefused: 7
        case .timeout, .limit: 8
        case .interrupted: 130
        }
    }
    /// Whether the same job may well succeed another time.
    public var mayPass: Bool {
        switch self {
        case .crashed, .timeout, .network, .limit: true
        default: false
        }
    }
}
