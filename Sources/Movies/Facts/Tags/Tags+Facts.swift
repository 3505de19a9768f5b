import Jobs

// Metadata with keys in lower case, as both readers of files give it.
extension [String: String] {
    /// The language that a container's tags give, as BCP 47.
    var language: String? { self["language"].flatMap(LanguageTag.tag) }

    /// When the movie was recorded, ISO 8601 with zone.
    ///
    /// The camera's own date knows the zone; the header's time is universal by its standard.
    var creationDate: String? {
        first(["com.apple.quicktime.creationdate"]) { RecordingDate($0, withoutZone: .required)?.text }
            ?? first(["creation_time"]) { RecordingDate($0, withoutZone: .universal)?.text }
            ?? first(["date_recorded", "date"]) { RecordingDate($0, withoutZone: .required)?.text }
    }

    /// Where the movie was recorded.
    var location: LocationFacts? {
        // FFmpeg adds the language of the text to the key.
        let translated = keys.filter { $0.hasPrefix("location-") }.sorted()
        let keys = ["com.apple.quicktime.location.iso6709", "location"] + translated + ["©xyz", "xyz"]
        return first(keys) { LocationFacts(iso6709: $0) }
    }

    /// What the movie was recorded with.
    var device: DeviceFacts? {
        let make = first(
            ["com.apple.quicktime.make", "make", "make-eng", "com.android.manufacturer"], Self.words)
        let model = first(["com.apple.quicktime.model", "model", "model-eng", "com.android.model"], Self.words)
        return make == nil && model == nil ? nil : DeviceFacts(make: make, model: model)
    }

    /// The timecode of the first frame.
    var timecode: String? {
        first(["timecode"]) { text in
            var scanner = TagScanner(text)
            for separators in [":", ":", ":;."] {
                guard scanner.number(digits: 2) != nil, scanner.take(separators) != nil else { return nil }
            }
            guard scanner.number(digits: 2) != nil else { return nil }
            // Above 100 frames a second there is a third digit.
            return scanner.digits().utf8.count <= 1 && scanner.isAtEnd ? text : nil
        }
    }

    private func first<Fact>(_ keys: [String], _ read: (String) -> Fact?) -> Fact? {
        for key in keys { if let fact = self[key].flatMap(read) { return fact } }
        return nil
    }

    /// The text without white space around it; nil where nothing is left.
    private static func words(_ text: String) -> String? {
        let start = text.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(start[...last])
    }
}
