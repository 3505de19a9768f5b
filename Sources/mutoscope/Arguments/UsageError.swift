/// A command line that makes no sense: exit status 2.
struct UsageError: Error, Equatable {
    /// What is wrong, and what to do, in one line.
    let message: String

    init(_ message: String) { self.message = message }

    /// `no such KIND: NAME`, with the nearest name there is.
    init(unknown kind: String, _ name: String, among names: [String]) {
        let nearest = Spelling.nearest(to: name, among: names)
        message = "no \(kind) \(name)" + (nearest.map { "; did you mean \($0)?" } ?? "; see mutoscope help")
    }
}
