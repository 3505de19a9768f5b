import Jobs

extension LocationFacts {
    /// Reads a point of ISO 6709: `+46.4845+030.6848/`, with degrees, minutes and seconds run together or not.
    ///
    /// Whole digits tell the form: `±DD`, `±DDMM`, `±DDMMSS`, and one digit more for the longitude. What follows the
    /// height, such as the name of a reference system, is not looked at.
    init?(iso6709 text: String) {
        var scanner = TagScanner(text)
        guard let latitude = Self.number(&scanner)?.angle(degreeDigits: 2, limit: 90),
            let longitude = Self.number(&scanner)?.angle(degreeDigits: 3, limit: 180)
        else { return nil }
        self.init(latitude: latitude, longitude: longitude, altitude: Self.number(&scanner)?.value)
    }

    private static func number(_ scanner: inout TagScanner) -> SignedDigits? {
        guard let sign = scanner.take("+-") else { return nil }
        let whole = scanner.digits()
        let fraction = scanner.take(".,") == nil ? "" : scanner.digits()
        return whole.isEmpty || whole.count > 12 ? nil : SignedDigits(sign == "-", whole, fraction)
    }
}

/// One coordinate as it is written.
private struct SignedDigits {
    let isNegative: Bool
    let whole: String
    let fraction: String

    init(_ isNegative: Bool, _ whole: String, _ fraction: String) {
        self.isNegative = isNegative
        self.whole = whole
        self.fraction = fraction
    }

    /// The plain number.
    var value: Double? { signed(Double(whole + "." + fraction + "0")) }

    /// Degrees, from degrees with minutes or seconds or without; nil where they leave the circle.
    func angle(degreeDigits: Int, limit: Double) -> Double? {
        // Some write +9.5-79.5 without the zeros in front.
        guard whole.count > degreeDigits else { return value.flatMap { abs($0) <= limit ? $0 : nil } }
        let degrees = whole.prefix(degreeDigits)
        let rest = whole.dropFirst(degreeDigits)
        guard rest.count == 2 || rest.count == 4 else { return nil }
        let minutes = rest.prefix(2) + (rest.count == 2 ? "." + fraction + "0" : "")
        let seconds = rest.count == 4 ? rest.suffix(2) + "." + fraction + "0" : "0"
        guard let degrees = Double(degrees), let minutes = Double(minutes), let seconds = Double(seconds),
            minutes < 60, seconds < 60
        else { return nil }
        let angle = degrees + (minutes + seconds / 60) / 60
        return angle <= limit ? signed(angle) : nil
    }

    private func signed(_ number: Double?) -> Double? { number.map { isNegative ? -$0 : $0 } }
}
