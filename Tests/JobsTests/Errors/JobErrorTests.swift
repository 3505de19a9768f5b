import Testing

@testable import Jobs

struct JobErrorTests {
    private let error = JobError(.notFound, "cannot open: no such file", hint: "look for it")

    @Test func `the line says which input, what failed, why, and what to do`() {
        #expect(error.line(about: "a.mov") == "a.mov: cannot open: no such file; look for it")
        #expect(JobError(.limit, "too long").line(about: "-") == "-: too long")
        #expect(error.line(about: nil) == "cannot open: no such file; look for it")
    }

    @Test func `the JSON has code, message, hint and exit, and no key is ever left out`() throws {
        #expect(
            try text(error)
                == #"{"code":"not_found","exit":4,"hint":"look for it","message":"cannot open: no such file"}"#)
        #expect(
            try text(JobError(.internal, "x")) == #"{"code":"internal","exit":1,"hint":null,"message":"x"}"#)
    }

    @Test func `every error reads back the same`() throws {
        for code in ErrorCode.allCases {
            for hint in [nil, "do this"] {
                let error = JobError(code, "it \"failed\"", hint: hint)
                #expect(try JSONText.decode(JobError.self, from: JSONText.encode(error)) == error)
            }
        }
    }

    @Test func `the exit status follows from the code, whatever stands beside it`() throws {
        let json = #"{"code":"timeout","exit":0,"message":"m"}"#
        let error = try JSONText.decode(JobError.self, from: Array(json.utf8))
        #expect(error.code.exitStatus == 8)
        #expect(error.hint == nil)
    }

    @Test func `a word that is no code is not read`() {
        let json = #"{"code":"nonsense","exit":0,"message":"m"}"#
        #expect(throws: DecodingError.self) {
            try JSONText.decode(JobError.self, from: Array(json.utf8))
        }
    }

    @Test func `a failed input stands as input and error`() throws {
        let failed = FailedInput(input: "a/b.mov", error: JobError(.network, "gone"))
        #expect(
            try text(failed)
                == #"{"error":{"code":"network","exit":7,"hint":null,"message":"gone"},"input":"a/b.mov"}"#)
        #expect(try JSONText.decode(FailedInput.self, from: JSONText.encode(failed)) == failed)
    }
}
