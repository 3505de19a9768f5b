/// The object that stands in JSON for an input that failed.
public struct FailedInput: Codable, Hashable, Sendable {
    /// The argument that named it, as it was given.
    public let input: String
    /// Why it failed.
    public let error: JobError

    /// Names a failure.
    public init(input: String, error: JobError) {
        self.input = input
        self.error = error
    }
}
