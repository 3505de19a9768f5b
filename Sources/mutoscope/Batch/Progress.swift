import Glibc
import Jobs
import Synchronization

/// How far a batch is, told on standard error at most four times a second and once at the end.
struct Progress {
    /// The forms there are.
    enum Form: String, Sendable { case auto, never, json }

    private let form: Form
    private let total: Int?
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    private var lastInput: String?
    private var isShown = false

    /// Tells in a form; `auto` is a line on a terminal that is written over, for several inputs, else nothing.
    init(_ form: Form, total: Int?, isSeveral: Bool) {
        self.total = total
        self.form = form == .auto && !(isSeveral && Terminal.isBehind(Self.descriptor)) ? .never : form
    }

    private static var descriptor: Int32 { StandardError.descriptor.load(ordering: .relaxed) }

    /// Takes the line off the terminal, where something else is to be written.
    mutating func clear() {
        if isShown { StandardError.write("\r\u{1b}[K") }
        isShown = false
    }

    /// Tells, unless it did so just now.
    mutating func tell(done: Int, failed: Int, input: String) {
        lastInput = input
        guard form != .never, last.map({ ContinuousClock.now - $0 >= .milliseconds(250) }) ?? true else {
            return
        }
        last = .now
        write(done: done, failed: failed)
    }

    /// Tells a last time.
    mutating func end(done: Int, failed: Int) {
        guard form != .never else { return }
        write(done: done, failed: failed)
        if form == .auto { StandardError.write("\n") }
    }

    private mutating func write(done: Int, failed: Int) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if form == .json {
            let report = Report(
                done: done, failed: failed, total: total, seconds: (seconds * 1000).rounded() / 1000,
                input: lastInput)
            guard let line = try? JSONText.encode(["progress": report]) else { return }
            StandardError.write(String(decoding: line, as: UTF8.self) + "\n")
        } else {
            let text = ProgressBar.text(
                done: done, failed: failed, total: total, input: lastInput ?? "",
                // The last column stays free: some terminals go to the next line behind it.
                width: (Terminal.columns(of: Self.descriptor) ?? 80) - 1)
            StandardError.write("\r\u{1b}[K" + text)
            isShown = true
        }
    }

    private struct Report: Encodable {
        let done: Int
        let failed: Int
        @Nullable var total: Int?
        let seconds: Double
        @Nullable var input: String?
    }
}
