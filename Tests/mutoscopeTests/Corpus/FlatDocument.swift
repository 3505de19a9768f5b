import Foundation

/// Our document as texts by paths such as `video.0.codec`.
enum FlatDocument {
    /// Flattens an object of JSON; brands become a sorted list, and languages and names of tags are brought to one form.
    static func texts(_ document: LooseValue) -> [String: String] {
        var texts: [String: String] = [:]
        add(document, at: "", to: &texts)
        for kind in ["video", "audio", "subtitles", "covers", "data"] {
            texts["\(kind).indexes"] = (document[kind]?.list ?? []).map { $0["index"]?.text ?? "?" }
                .joined(separator: ",")
        }
        texts["chapters.count"] = "\(document["chapters"]?.list.count ?? 0)"
        let brands = document["container"]?["brands"]?.list.map(\.text) ?? []
        texts["creationDate"] = texts["creationDate"]?.replacingOccurrences(of: ".000000Z", with: "Z")
        texts["container.brands"] = Set(brands).sorted().joined(separator: ",")
        return texts
    }

    /// A language's shortest tag; nil for those that say nothing.
    static func language(_ code: String?) -> String? {
        guard let code, !["und", "", "```", "unk"].contains(code) else { return nil }
        let terminological = bibliographic[code] ?? code
        return Locale.LanguageCode(terminological).identifier(.alpha2) ?? terminological
    }

    /// The codes of ISO 639-2/B that differ from those of ISO 639-2/T.
    private static let bibliographic = [
        "alb": "sqi", "arm": "hye", "baq": "eus", "bur": "mya", "chi": "zho", "cze": "ces", "dut": "nld",
        "fre": "fra", "geo": "kat", "ger": "deu", "gre": "ell", "ice": "isl", "mac": "mkd", "mao": "mri",
        "may": "msa", "per": "fas", "rum": "ron", "slo": "slk", "tib": "bod", "wel": "cym",
    ]

    private static func add(_ value: LooseValue, at path: String, to texts: inout [String: String]) {
        switch value {
        case .object(let members):
            for (key, value) in members {
                let name = path == "tags" ? key.lowercased() : key
                add(value, at: path.isEmpty ? name : "\(path).\(name)", to: &texts)
            }
        case .array(let values):
            for (index, value) in values.enumerated() { add(value, at: "\(path).\(index)", to: &texts) }
        case .scalar(let text): texts[path] = path.hasSuffix(".language") ? language(text) : text
        }
    }
}

/// A value of JSON whose scalars are texts.
enum LooseValue: Decodable {
    case object([String: LooseValue])
    case array([LooseValue])
    case scalar(String)

    init(from decoder: any Decoder) throws {
        if let object = try? [String: LooseValue](from: decoder) {
            self = .object(object)
        } else if let array = try? [LooseValue](from: decoder) {
            self = .array(array)
        } else {
            self = .scalar(Self.text(try decoder.singleValueContainer()))
        }
    }

    private static func text(_ value: any SingleValueDecodingContainer) -> String {
        if let text = try? value.decode(String.self) { return text }
        if let flag = try? value.decode(Bool.self) { return "\(flag)" }
        if let number = try? value.decode(Int64.self) { return "\(number)" }
        if let number = try? value.decode(Double.self) { return "\(number)" }
        return "null"
    }

    /// A member of an object.
    subscript(_ name: String) -> LooseValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The values of an array; none of anything else.
    var list: [LooseValue] {
        guard case .array(let values) = self else { return [] }
        return values
    }

    /// A scalar's text.
    var text: String {
        guard case .scalar(let text) = self else { return "" }
        return text
    }
}
