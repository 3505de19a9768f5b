import Jobs

/// What comes next of a list of inputs.
enum FoundInput: Equatable, Sendable {
    /// An input.
    case name(String)
    /// Something that would have held inputs, and why it does not give them.
    case failure(String, JobError)

    /// What it is called.
    var name: String {
        switch self {
        case .name(let name), .failure(let name, _): name
        }
    }
}
