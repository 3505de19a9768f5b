extension MovieHeader {
    /// Seconds from 1904, QuickTime's year one, to 1970.
    private static var epoch: Int64 { 2_082_844_800 }
    /// Bytes of one text that are kept.
    private static var longestText: Int { 1 << 16 }

    /// Gathers the movie's own metadata.
    mutating func setTags(of movie: ArraySlice<UInt8>, fileType: [UInt8]) {
        if let major = fileType.code(at: 0), let minor = fileType.bigEndian(at: 4, count: 4) {
            tags["major_brand"] = major.description
            tags["minor_version"] = "\(minor)"
            tags["compatible_brands"] = String(
                decoding: fileType.dropFirst(8).prefix { $0 != 0 }, as: UTF8.self)
        }
        // Some writers count from 1970, and no movie was made before that.
        let creation = MovieClock(movie.box("mvhd")).creation
        if creation > 0, creation < 1 << 40 {
            let seconds = creation >= Self.epoch ? creation - Self.epoch : creation
            tags["creation_time"] = CalendarText.text(microsecondsSince1970: seconds * 1_000_000)
        }
        for user in movie.boxes where user.type == "udta" {
            for box in user.content.boxes {
                switch box.type {
                case "meta": readMeta(box.content)
                case "loci": readPlace(box.content)
                default: readText(box)
                }
            }
        }
        if let meta = movie.box("meta") { readMeta(meta) }
    }

    private mutating func add(_ name: String, _ value: String) {
        let key = name.lowercased()
        if !value.isEmpty, tags[key] == nil { tags[key] = value }
    }

    /// A place of 3GPP, as ISO 6709 writes it: behind its name stand longitude, latitude and altitude.
    private mutating func readPlace(_ box: ArraySlice<UInt8>) {
        let name = box.dropFirst(6)
        let isWide = name.bigEndian(at: 0, count: 2) == 0xFEFF
        let length =
            isWide
            ? stride(from: 0, to: name.count - 1, by: 2).first { name.bigEndian(at: $0, count: 2) == 0 }.map {
                $0 + 2
            }
            : name.firstIndex(of: 0).map { $0 - name.startIndex + 1 }
        guard let length else { return }
        let numbers = (0..<3).compactMap {
            name.signed(at: length + 1 + 4 * $0, count: 4).map { Double($0) / 65536 }
        }
        guard numbers.count == 3 else { return }
        let height = numbers[2] == 0 ? "" : Self.signed(numbers[2], digits: 1)
        add("location", Self.signed(numbers[1], digits: 2) + Self.signed(numbers[0], digits: 3) + height + "/")
    }

    /// `+046.4845` of a number, with so many digits in front of the point and four behind it.
    private static func signed(_ value: Double, digits: Int) -> String {
        let scaled = Int64((abs(value) * 10_000).rounded())
        let (whole, rest) = scaled.quotientAndRemainder(dividingBy: 10_000)
        return (value < 0 ? "-" : "+") + whole.padded(to: digits) + "." + rest.padded(to: 4)
    }

    /// QuickTime's own texts: length, language, letters.
    private mutating func readText(_ box: MemoryBox) {
        // A camera's version of its own software, without length and language.
        if box.type == "FIRM" { add("firmware", box.content.prefix(256).text ?? "") }
        guard let name = MetadataNames.name(box.type) else { return }
        if let data = box.content.box("data") {
            if let value = Self.value(of: data, in: box.type) { add(name, value) }
            return
        }
        guard box.type.value >> 24 == 0xA9, let length = box.content.unsigned(at: 0, count: 2),
            let language = box.content.bigEndian(at: 2, count: 2)
        else { return }
        let value = MacintoshText.decode(box.content.dropFirst(4).prefix(Int(length)), language: language)
        add(name, value)
        if let language = LanguageCode.text(language), language != "und" { add("\(name)-\(language)", value) }
    }

    /// A `meta` box: a list of items, by their codes or by the names that a list of keys gives.
    private mutating func readMeta(_ content: ArraySlice<UInt8>) {
        // QuickTime's has no version and flags.
        let meta = content.code(at: 4) == "hdlr" ? content : content.dropFirst(4)
        let keys = Self.keys(meta.box("keys"))
        for item in (meta.box("ilst") ?? []).boxes where item.type != "covr" {
            let name: String?
            if item.type == "----" {
                name = item.content.box("name").map { String(decoding: $0.dropFirst(4), as: UTF8.self) }
            } else {
                name = keys.at(Int(item.type.value) - 1) ?? MetadataNames.name(item.type)
            }
            guard let name, name != "iTunSMPB", let data = item.content.box("data"),
                let value = Self.value(of: data, in: item.type)
            else { continue }
            add(name, value)
        }
    }

    private static func keys(_ box: ArraySlice<UInt8>?) -> [String] {
        (box?.dropFirst(8) ?? []).boxes.map { String(decoding: $0.content, as: UTF8.self) }
    }

    /// A value as FFmpeg writes it; nil for pictures and what is no text.
    private static func value(of data: ArraySlice<UInt8>, in item: FourCharacterCode) -> String? {
        guard let kind = data.bigEndian(at: 0, count: 4) else { return nil }
        let payload = data.dropFirst(8)
        if item == "trkn" || item == "disk" {
            guard let number = payload.unsigned(at: 2, count: 2) else { return nil }
            let total = payload.unsigned(at: 4, count: 2) ?? 0
            return total > 0 ? "\(number)/\(total)" : "\(number)"
        }
        switch kind & 0xFF_FFFF {
        // Some writers fill up with zeros.
        case 1: return String(decoding: payload.prefix(longestText).prefix { $0 != 0 }, as: UTF8.self)
        case 0, 21:
            return (1...8).contains(payload.count)
                ? payload.signed(at: 0, count: payload.count).map(String.init) : nil
        case 22:
            return (1...8).contains(payload.count)
                ? payload.unsigned(at: 0, count: payload.count).map(String.init) : nil
        case 23:
            return payload.bigEndian(at: 0, count: 4).map {
                "\(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))"
            }
        default: return nil
        }
    }
}

extension [String] {
    /// The element at an index, or nil beyond the ends.
    fileprivate func at(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}
