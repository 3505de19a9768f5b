/// One value of the tree of facts that `ffprobe` prints, in its forms.
public enum ReportValue: Hashable, Sendable {
    /// A number.
    case integer(Int64)
    /// A text; times, rates and sizes are texts too.
    case text(String)
    /// A list.
    case list([ReportValue])
    /// Members by key; what is not known has none.
    case section([String: ReportValue])
}

extension [String: ReportValue] {
    mutating func set(_ key: String, _ number: some BinaryInteger) {
        self[key] = .integer(Int64(clamping: number))
    }

    mutating func set(_ key: String, flag: Bool) { set(key, flag ? 1 : 0) }

    /// Sets a text where there is one.
    mutating func set(_ key: String, text: String?) {
        if let text { self[key] = .text(text) }
    }

    /// Sets a number's text where it is above 0.
    mutating func set(_ key: String, positive number: some BinaryInteger) {
        if number > 0 { self[key] = .text(String(number)) }
    }

    /// Sets a subsection unless it is empty.
    mutating func set(_ key: String, section: [String: ReportValue]) {
        if !section.isEmpty { self[key] = .section(section) }
    }
}
