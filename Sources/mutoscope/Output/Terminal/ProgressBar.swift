/// How far a batch is, as a line on a terminal.
enum ProgressBar {
    /// `[#####     ] 12 of 24, 1 failed  a.mov`, cut to a width; without a total there is no bar.
    static func text(done: Int, failed: Int, total: Int?, input: String, width: Int) -> String {
        var text = total.map { "\(bar(done, of: $0)) \(done) of \($0)" } ?? "\(done) done"
        if failed > 0 { text += ", \(failed) failed" }
        return (text + "  " + input.oneLine).truncated(toWidth: width)
    }

    private static func bar(_ done: Int, of total: Int) -> String {
        let length = 20
        let part = total > 0 ? min(1, max(0, Double(done) / Double(total))) : 1
        let filled = Int(part * Double(length))
        return "[" + String(repeating: "#", count: filled) + String(repeating: " ", count: length - filled)
            + "]"
    }
}
