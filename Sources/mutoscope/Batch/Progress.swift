import Glibc
import Jobs
import Synchronization

/// How far a batch is, told on standard error at most four times a second and once at the end.
struct Progress {
    /// The forms there are.
    enum Form: String, Sendable { case auto, never, json }

    private let form: Form
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    private var lastInput: String?

    /// Tells in a form; `auto` is a line on a terminal that is written over, and nothing elsewhere.
    init(_ form: Form) {
        let sees = isatty(StandardError.descriptor.load(ordering: .relaxed)) == 1
        self.form = form == .auto && !sees ? .never : form
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
    func end(done: Int, failed: Int) {
        guard form != .never else { return }
        write(done: done, failed: failed)
        if form == .auto { StandardError.write("\n") }
    }

    private func write(done: Int, failed: Int) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        if form == .json {
            let report = Report(
                done: done, failed: failed, seconds: (seconds * 1000).rounded() / 1000, input: lastInput)
            guard let line = try? JSONText.encode(["progress": report]) else { return }
            StandardError.write(String(decoding: line, as: UTF8.self) + "\n")
        } else {
            let text = "\(done) done, \(failed) failed  \((lastInput ?? "").oneLine)"
            StandardError.write("\r\u{1b}[K" + text.truncated(toWidth: 79))
        }
    }

    /// The inputs come as a stream, so how many there will be is not known.
    private struct Report: Encodable {
        let done: Int
        let failed: Int
        @Nullable var total: Int? = nil
        let seconds: Double
        @Nullable var input: String?
    }
}
