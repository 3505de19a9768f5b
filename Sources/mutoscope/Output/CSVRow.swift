/// A row of comma-separated values, RFC 4180 with LF.
enum CSVRow {
    /// The row with its end; what holds a comma, a quote or a line break stands in quotes.
    static func text(_ values: [String]) -> String {
        values.map(quoted).joined(separator: ",") + "\n"
    }

    private static func quoted(_ value: String) -> String {
        let special: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
        guard value.unicodeScalars.contains(where: special.contains) else { return value }
        var result = "\""
        for scalar in value.unicodeScalars {
            if scalar == "\"" { result += "\"" }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }
}
