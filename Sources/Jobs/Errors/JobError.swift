/// Why a job failed: one sentence for people, one word for programs.
public struct JobError: Error, Hashable, Sendable {
    /// The kind of failure.
    public let code: ErrorCode
    /// What failed and why, without the input's name: `cannot open: no such file`.
    public let message: String
    /// What to do about it, where there is something to do.
    public let hint: String?

    /// Makes an error; `message` and `hint` are single lines without a full stop.
    public init(_ code: ErrorCode, _ message: String, hint: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
    }

    /// The line a person reads about `input`: what failed, why, and what to do.
    public func line(about input: String?) -> String {
        [input, hint.map { "\(message); \($0)" } ?? message].compactMap(\.self).joined(separator: ": ")
    }
}

extension JobError: Codable {
    private enum Key: String, CodingKey { case code, message, hint, exit }

    /// Reads the JSON form; `exit` follows from `code` and is not read.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        code = try container.decode(ErrorCode.self, forKey: .code)
        message = try container.decode(String.self, forKey: .message)
        hint = try container.decodeIfPresent(String.self, forKey: .hint)
    }

    /// Writes `{"code","message","hint","exit"}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(code, forKey: .code)
        try container.encode(message, forKey: .message)
        try container.encode(hint, forKey: .hint)
        try container.encode(code.exitStatus, forKey: .exit)
    }
}
