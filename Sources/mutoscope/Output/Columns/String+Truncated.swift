extension StringProtocol {
    /// The text cut to so many columns, with an ellipsis where something was dropped.
    ///
    /// Whole characters are dropped from the end, and spaces that would stand before the ellipsis too.
    func truncated(
        toWidth width: Int, ellipsis: String = "…", measure: (Character) -> Int = { DisplayWidth.of($0) }
    ) -> String {
        guard width > 0 else { return "" }
        guard start(within: width, measure) != nil else { return String(self) }
        // Even the ellipsis may be too long.
        if let part = ellipsis.start(within: width, measure) { return String(part) }
        let room = width - ellipsis.reduce(0) { $0 + Swift.max(0, measure($1)) }
        guard var kept = start(within: room, measure) else { return String(self) }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept + ellipsis
    }

    /// The characters from the start that fit; nil where all do.
    private func start(within width: Int, _ measure: (Character) -> Int) -> SubSequence? {
        var columns = 0
        for index in indices {
            columns += Swift.max(0, measure(self[index]))
            if columns > width { return self[..<index] }
        }
        return nil
    }
}
