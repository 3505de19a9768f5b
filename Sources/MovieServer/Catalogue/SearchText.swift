/// Text as searches compare it: lower case, and Latin letters without their accents.
enum SearchText {
    /// Folds the bytes of a path or of a search.
    static func folded(_ bytes: some Collection<UInt8>) -> [UInt8] {
        // Most names are plain ASCII.
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } }
        var result: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).lowercased().unicodeScalars {
            switch scalar.value {
            case 0x300...0x36F: continue  // An accent that stands by itself behind its letter.
            case 0xDF...0x17F where bases[scalar] != nil: result.append(contentsOf: bases[scalar]!.utf8)
            default: result.append(contentsOf: Array(String(scalar).utf8))
            }
        }
        return result
    }

    /// The folded words of a search; an item fits where its path has all of them.
    static func words(_ query: String) -> [[UInt8]] {
        folded(Array(query.utf8)).split(separator: UInt8(ascii: " ")).map(Array.init)
    }

    /// Whether `text` has all of `words` in it.
    static func matches(_ text: [UInt8], _ words: [[UInt8]]) -> Bool {
        words.allSatisfy { word in
            guard word.count <= text.count else { return false }
            return (0...text.count - word.count).contains { start in
                text[start] == word[0] && text[start..<start + word.count].elementsEqual(word)
            }
        }
    }

    /// Letters of Latin-1 and Latin Extended-A by what is left without accents.
    private static let letters: [(base: String, accented: String)] = [
        ("ss", "ß"), ("a", "àáâãäåāăą"), ("ae", "æ"), ("c", "çćĉċč"), ("e", "èéêëēĕėęě"),
        ("i", "ìíîïĩīĭįı"), ("d", "ðďđ"), ("n", "ñńņňŉŋ"), ("o", "òóôõöøōŏő"), ("u", "ùúûüũūŭůűų"),
        ("y", "ýÿŷ"), ("th", "þ"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("ij", "ĳ"), ("j", "ĵ"), ("k", "ķĸ"),
        ("l", "ĺļľŀł"), ("oe", "œ"), ("r", "ŕŗř"), ("s", "śŝşšſ"), ("t", "ţťŧ"), ("w", "ŵ"), ("z", "źżž"),
    ]

    private static let bases: [Unicode.Scalar: String] = letters.reduce(into: [:]) { bases, row in
        for scalar in row.accented.unicodeScalars { bases[scalar] = row.base }
    }
}
