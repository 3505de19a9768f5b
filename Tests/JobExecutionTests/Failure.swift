import Jobs

/// The error of a job that fails, or nil where it does not; any other error is thrown on.
func failure(of body: () async throws -> JobAnswer) async throws -> JobError? {
    do {
        _ = try await body()
        return nil
    } catch let error as JobError {
        return error
    }
}

extension JobError {
    /// Whether message and hint are lines as people read them: not empty, one line, without a full stop.
    var isOneLine: Bool {
        [message, hint ?? "none"].allSatisfy { text in
            !text.isEmpty && !text.contains { $0.isNewline } && text.last != "." && !text.contains("Optional(")
        }
    }
}
