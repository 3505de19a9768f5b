extension DolbyVision {
    /// The codec string for a sample entry, such as `dvh1.08.06`; nil where profile or level is none.
    public func codecString(entry: String) -> String? {
        guard (0...127).contains(profile), (0...63).contains(level) else { return nil }
        return [entry, profile.twoDecimals, level.twoDecimals].joined(separator: ".")
    }
}

extension Int {
    /// Two decimal digits or more.
    var twoDecimals: String { (0...9).contains(self) ? "0\(self)" : "\(self)" }
}
