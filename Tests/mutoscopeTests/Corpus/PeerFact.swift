/// What a peer says at a place of our document.
struct PeerFact {
    /// The value as text.
    let text: String
    /// How far numbers may be apart; nil where texts must be equal.
    var tolerance: Double?
    /// Whether we may leave it open, as where the peer guesses or reads the whole file.
    var isOptional = false

    /// Whether our text says the same.
    func agrees(with ours: String) -> Bool {
        guard let tolerance, let mine = Double(ours), let theirs = Double(text) else { return ours == text }
        return abs(mine - theirs) <= tolerance
    }
}

/// A place of our document at which a peer says something else.
struct Difference: Hashable {
    let peer: String
    let file: String
    let field: String
    let ours: String
    let theirs: String

    /// The beginning of a row of the list, whose reason and source are to be filled in.
    var row: String { [peer, file, field, ours, theirs, "", ""].joined(separator: "\t") }

    /// Where a peer knows something and we say otherwise or nothing.
    static func all(
        in file: String, ours: [String: String], peer: String, theirs: [String: PeerFact]
    ) -> [Difference] {
        var result: [Difference] = []
        for (field, fact) in theirs {
            let mine = ours[field] ?? "nothing"
            if fact.isOptional, mine == "null" || mine == "nothing" { continue }
            guard !fact.agrees(with: mine) else { continue }
            result.append(
                Difference(peer: peer, file: file, field: field, ours: mine, theirs: fact.text))
        }
        // A bit rate follows from the duration, so that one row is enough for both.
        if result.contains(where: { $0.field == "duration.seconds" }) {
            result.removeAll { $0.field == "container.bitRate" }
        }
        return result.sorted { $0.field < $1.field }
    }
}
