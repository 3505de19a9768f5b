import Testing

@testable import mutoscope

struct AnsweredInputsTests {
    private static let lines = """
        {"container":{"input":"x"},"input":"a.mov"}
        {"error":{"code":"timeout","exit":8,"hint":null,"message":"m"},"input":"slow.mov"}
        {"error":{"code":"corrupt","exit":5,"hint":null,"message":"m"},"input":"bad.mov"}
        {"error":{"code":"crashed","exit":5,"hint":null,"message":"m"},"input":"again.mov"}

        no answer
        {"input":"again.mov"}
        {"format":{"filename":"compat.mov"},"streams":[]}
        {"input":"é\\n\\u00e9"}

        """
    private static let torn = #"{"input":"torn.mov""#

    private func answered(_ text: String, retriesFailed: Bool = false, piece: Int = 1 << 16) -> AnsweredInputs {
        var answered = AnsweredInputs(retriesFailed: retriesFailed)
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: piece) {
            answered.take(bytes[start..<min(start + piece, bytes.count)])
        }
        return answered
    }

    @Test(arguments: [1, 2, 7, 64, 4096])
    func `whole lines answer their inputs, and a torn one does not`(piece: Int) {
        let answered = answered(Self.lines + Self.torn, piece: piece)
        for name in ["a.mov", "slow.mov", "bad.mov", "again.mov", "compat.mov", "é\n\u{e9}"] {
            #expect(answered.holds(name), "\(name)")
        }
        for name in ["x", "torn.mov", "", "b.mov"] { #expect(!answered.holds(name), "\(name)") }
        #expect(answered.wholeLength == Self.lines.utf8.count)
        #expect(!answered.isForeign)
    }

    @Test func `failures that may pass are tried again where that is asked for`() {
        let answered = answered(Self.lines, retriesFailed: true)
        #expect(!answered.holds("slow.mov"))
        #expect(answered.holds("a.mov") && answered.holds("bad.mov") && answered.holds("again.mov"))
    }

    @Test(arguments: [
        "hello", "hello\n", "[1]\n", "{}\n", "\u{0}\u{0}", "not ours\n{\"input\":\"a\"}\n", "{\"dear\":\"diary",
        "{\n  \"input", "{}", "{\"data\":[1]}", "{ ",
    ])
    func `what begins with no answer is not ours`(text: String) { #expect(answered(text).isForeign) }

    @Test(arguments: [
        "", "\n", "{", "{\"inp", "{\"input\":\"a\"}\nxyz", "{\"input\":\"a\"}", "{\"audio\":[],\"chap",
        "{\"error\":{\"code", "{\"chapters\":[],\"format\":{\"filename\":\"a\"}}",
    ])
    func `an empty file and a torn answer are`(text: String) { #expect(!answered(text).isForeign) }

    @Test func `a line without end is not kept`() {
        var answered = AnsweredInputs(retriesFailed: false)
        answered.take(Array("{\"input\":\"a\"}\n".utf8))
        let piece = [UInt8](repeating: 0x78, count: 1 << 20)
        for _ in 0..<20 { answered.take(piece) }
        answered.take(Array("\n{\"input\":\"b\"}\n".utf8))
        #expect(answered.holds("a") && answered.holds("b"))
        #expect(answered.wholeLength == 14 + (20 << 20) + 1 + 14)
    }
}
