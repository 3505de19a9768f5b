/// How text for people is shown: how wide a line may be, and whether it has colours.
struct TextStyle: Equatable, Sendable {
    /// When there are colours.
    enum Color: String, Sendable { case auto, always, never }

    /// The columns of a line; nil for as many as it takes.
    var width: Int?
    /// Whether escape sequences may stand in it.
    var isColored = false

    /// Text as it goes to a file or a pipe.
    static let plain = TextStyle()

    init() {}

    /// Decides by what the user wants and where the text goes; `measured` is a terminal's own word on its width.
    init(_ color: Color, isTerminal: Bool, measured: Int?, environment: (String) -> String?) {
        switch color {
        case .always: isColored = true
        case .never: isColored = false
        case .auto:
            // no-color.org: set and not empty.
            let isUnwanted = environment("NO_COLOR")?.isEmpty == false || environment("TERM") == "dumb"
            isColored = isTerminal && !isUnwanted
        }
        guard isTerminal else { return }
        let wanted = environment("COLUMNS").flatMap { Int($0) } ?? 0
        width = wanted > 0 ? wanted : measured
    }

    func bold(_ text: String) -> String { escaped(text, by: "1") }
    func dim(_ text: String) -> String { escaped(text, by: "2") }

    private func escaped(_ text: String, by code: String) -> String {
        isColored && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}
