import Jobs

/// How a child ended, and what it said.
struct ChildEnd: Hashable, Sendable {
    /// What ended it.
    enum Cause: Hashable, Sendable {
        /// It ended by itself with this exit status.
        case exit(Int32)
        /// A signal that nobody of us sent.
        case signal(Int32)
        /// It was killed, for it was past its deadline.
        case deadline
        /// It was killed, for it gave too much.
        case flood
        /// It was killed, for nobody wanted its answer any more.
        case cancellation
    }

    /// What ended it.
    let cause: Cause
    /// Standard output.
    let output: [UInt8]
    /// The beginning of standard error.
    let error: [UInt8]

    /// What the end means as the answer to a job.
    func answer(to job: Job) throws -> JobAnswer {
        switch cause {
        case .exit(0): return try decoded(for: job)
        case .exit(let status): throw failure(status: status, input: job.input)
        case .signal(let number): throw JobError(.crashed, "the decoding process died by signal \(number)")
        case .deadline: throw JobError(.timeout, "took too long")
        case .flood: throw JobError(.limit, "the answer is too large")
        case .cancellation: throw CancellationError()
        }
    }

    private func decoded(for job: Job) throws -> JobAnswer {
        do {
            switch job {
            case .probe: return .movie(try JSONText.decode(MovieInfo.self, from: output))
            case .frame(let frame) where frame.output != nil:
                return .written(try JSONText.decode(PictureReport.self, from: output))
            case .frame:
                guard !output.isEmpty else { throw JobError(.internal, "the decoding process gave no picture") }
                return .picture(output)
            }
        } catch is DecodingError {
            throw JobError(.internal, "the decoding process gave no answer that can be read")
        }
    }

    /// The failure that the answer tells, or else an exit status and the last line of standard error.
    private func failure(status: Int32, input: String) -> JobError {
        if output.first == UInt8(ascii: "{"),
            let told = try? JSONText.decode(FailedInput.self, from: output)
        {
            return told.error
        }
        let lines = String(decoding: error, as: UTF8.self).split(separator: "\n")
        var line = lines.last.map(String.init) ?? "ended with status \(status)"
        for prefix in ["mutoscope: ", "\(input): "] where line.hasPrefix(prefix) {
            line.removeFirst(prefix.count)
        }
        let code = Self.code(status: status, line: line)
        guard let mark = line.ranges(of: "; ").last else { return JobError(code, line) }
        return JobError(code, String(line[..<mark.lowerBound]), hint: String(line[mark.upperBound...]))
    }

    /// The code of an exit status; of several the line's own words choose.
    private static func code(status: Int32, line: String) -> ErrorCode {
        let said = codes.first { $0.status == status && ($0.words.isEmpty || line.contains($0.words)) }
        return said?.code ?? .internal
    }

    private static let codes: [(status: Int32, words: String, code: ErrorCode)] = [
        (2, "", .badJob),
        (4, "o such file", .notFound), (4, "directory", .isADirectory), (4, "", .unreadable),
        (5, "not a movie", .notAMovie), (5, "truncated", .truncated), (5, "", .corrupt),
        (6, "no video", .noVideo), (6, "", .unsupported),
        (7, "", .network),
        (8, "too long", .timeout), (8, "timeout", .timeout), (8, "", .limit),
        (130, "", .interrupted),
    ]
}
