/// What one child may take.
struct ChildLimits: Hashable, Sendable {
    /// Time from its start to its end.
    var deadline: Duration
    /// Bytes of standard output.
    var output: Int
    /// Bytes of standard error that are kept; the rest is read and dropped.
    var error = 4096
}
