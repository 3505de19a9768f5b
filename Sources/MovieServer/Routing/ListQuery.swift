/// Which part of the catalogue is asked for.
struct ListQuery: Hashable, Sendable {
    /// Where the part begins; nil for the beginning.
    var after: Cursor?
    /// How many items at most, 1 to 1000.
    var limit: Int
    /// Words that an item must have.
    var words: String

    /// How many items come where nothing is said.
    static let defaultLimit = 100

    /// Asks for the first part of everything.
    init(after: Cursor? = nil, limit: Int = defaultLimit, words: String = "") {
        self.after = after
        self.limit = limit
        self.words = words
    }

    /// Reads the values of a query; with `limit` given the client has no say in it.
    init(_ query: [String: String], limit fixed: Int? = nil) throws(Problem) {
        words = query["q"] ?? ""
        if let text = query["after"], !text.isEmpty {
            guard let cursor = Cursor(text) else {
                throw .badRequest("the cursor is none that this service gave")
            }
            after = cursor
        } else {
            after = nil
        }
        if let fixed {
            limit = fixed
        } else if let text = query["limit"] {
            guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let number = Int(text), 1...1000 ~= number else {
                throw .badRequest("the limit must be a number from 1 to 1000")
            }
            limit = number
        } else {
            limit = Self.defaultLimit
        }
    }
}
