import Jobs
import Testing

@testable import MovieWorkers

@Suite struct `A child's end` {
    static let frame = Job.frame(FrameJob(input: "-"))

    private func error(_ cause: ChildEnd.Cause, _ line: String = "") -> JobError? {
        let end = ChildEnd(cause: cause, output: Array("x".utf8), error: Array(line.utf8))
        return #expect(throws: JobError.self) { try end.answer(to: Self.frame) }
    }

    @Test func `a good end gives the output`() throws {
        let end = ChildEnd(cause: .exit(0), output: [1, 2], error: [])
        #expect(try end.answer(to: Self.frame) == .picture([1, 2]))
    }

    @Test func `no picture is a failure though the status is good`() {
        let end = ChildEnd(cause: .exit(0), output: [], error: [])
        #expect(throws: JobError(.internal, "the decoding process gave no picture")) {
            try end.answer(to: Self.frame)
        }
    }

    @Test func `the last line tells why and what to do`() {
        let line = "warning of a library\nmutoscope: -: cannot open: not a movie; try another file\n"
        #expect(
            error(.exit(5), line) == JobError(.notAMovie, "cannot open: not a movie", hint: "try another file"))
    }

    @Test(
        arguments: [
            (2, "", .badJob), (4, "No such file or directory", .notFound),
            (4, "Permission denied", .unreadable),
            (5, "damaged", .corrupt), (5, "truncated at 4 s", .truncated), (6, "no video track", .noVideo),
            (6, "no decoder", .unsupported), (7, "", .network), (8, "too many pixels", .limit),
            (8, "took too long", .timeout), (130, "", .interrupted), (1, "", .internal), (77, "", .internal),
        ] as [(Int32, String, ErrorCode)])
    func `an exit status and its words give the code`(status: Int32, words: String, code: ErrorCode) {
        #expect(error(.exit(status), "mutoscope: -: \(words)\n")?.code == code)
    }

    @Test func `a failure in the place of the answer tells all of itself`() {
        let json = #"{"input":"-","error":{"code":"truncated","message":"ends early","hint":null,"exit":5}}"#
        let end = ChildEnd(cause: .exit(5), output: Array(json.utf8), error: [])
        #expect(throws: JobError(.truncated, "ends early")) {
            try end.answer(to: .probe(ProbeJob(input: "-")))
        }
    }

    @Test func `what ends a child by force has its own code`() {
        #expect(error(.signal(11))?.code == .crashed)
        #expect(error(.deadline)?.code == .timeout)
        #expect(error(.flood)?.code == .limit)
        #expect(throws: CancellationError.self) {
            try ChildEnd(cause: .cancellation, output: [], error: []).answer(to: Self.frame)
        }
    }
}
