/// Cuts bytes that come in pieces into names.
struct LineCutter: Sendable {
    /// What ends a name: a newline, or NUL.
    let separator: UInt8
    private var rest: [UInt8] = []
    private var isFirst = true

    /// Longer than any path; what is longer is no list of names.
    static let longestName = 1 << 20

    private static let byteOrderMark = Array("\u{FEFF}".utf8)

    init(separator: UInt8) { self.separator = separator }

    /// The names that a piece completes; empty ones are left out.
    mutating func take(_ piece: some Collection<UInt8>) throws(UsageError) -> [String] {
        var names: [String] = []
        var piece = piece[...]
        while let end = piece.firstIndex(of: separator) {
            rest += piece[..<end]
            if let name = finish() { names.append(name) }
            piece = piece[piece.index(after: end)...]
        }
        rest += piece
        guard rest.count <= Self.longestName else {
            throw UsageError("--files-from: a name is longer than 1 MiB; is it a list of names?")
        }
        return names
    }

    /// The last name, which nothing ends.
    mutating func finish() -> String? {
        defer { rest.removeAll(keepingCapacity: true) }
        // Lists made on Windows end each line with two characters, and may begin with a mark; between NULs all of it
        // is a name.
        if separator == UInt8(ascii: "\n") {
            if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
            if isFirst, rest.starts(with: Self.byteOrderMark) { rest.removeFirst(Self.byteOrderMark.count) }
        }
        isFirst = false
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }
}
