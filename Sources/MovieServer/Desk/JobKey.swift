/// Tells what a job gives from what every other gives: the item, the state of its file, and what is made of it.
struct JobKey: Hashable, Sendable {
    /// The item.
    let id: String
    /// The state of its file and what is made of it, in the characters of an entity tag.
    let tag: String
}
