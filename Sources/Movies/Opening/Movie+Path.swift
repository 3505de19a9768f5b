public import Jobs
import Origins

extension Movie {
    /// Names a movie in a file.
    ///
    /// - Throws: `FileError` where there is no such file, or it cannot be read.
    public init(path: String, limits: MovieLimits = MovieLimits()) throws {
        self.init(try FileOrigin(path: path), limits: limits)
    }

    /// The facts about the movie in a file.
    ///
    /// Cancelling the task ends the call.
    ///
    /// - Throws: `FileError`, and what `info(input:)` throws.
    public static func info(of path: String, limits: MovieLimits = MovieLimits()) async throws -> MovieInfo {
        let movie = try Movie(path: path, limits: limits)
        return try await withTaskCancellationHandler {
            try await movie.info(input: path)
        } onCancel: {
            movie.cancel()
        }
    }
}
