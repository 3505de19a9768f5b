/// A place in a movie as people write it: `90`, `1:30.5`, `1:02:03`, `25%`, `#120` or `end`.
public enum TimePosition: Hashable, Sendable {
    /// Time since the movie's start; never negative.
    case time(MediaTime)
    /// A share of the duration, 1 being the whole.
    case share(MediaTime)
    /// The n-th shown frame, counted from 0.
    case frame(Int)
    /// The last picture.
    case end

    /// The movie's start.
    public static let start = TimePosition.time(.zero)

    /// Reads a position, or nil where `text` is none (a negative time is none).
    public init?(_ text: some StringProtocol) {
        if text == "end" {
            self = .end
        } else if text.first == "#" {
            guard text.dropFirst().allSatisfy(isDigit), let number = Int(text.dropFirst()) else { return nil }
            self = .frame(number)
        } else if text.last == "%" {
            guard let percent = MediaTime(decimal: text.dropLast()) else { return nil }
            self = .share(percent.scaled(by: 1, over: 100))
        } else {
            guard let time = MediaTime(clock: text) else { return nil }
            self = .time(time)
        }
    }
}

extension TimePosition: CustomStringConvertible {
    /// The position in a form that `init(_:)` reads back to the same value.
    public var description: String {
        switch self {
        case .time(let time): time.decimal
        case .share(let share): share.scaled(by: 100, over: 1).decimal + "%"
        case .frame(let number): "#\(number)"
        case .end: "end"
        }
    }
}

extension TimePosition: Codable {
    /// Reads the written form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let position = TimePosition(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a time")
        }
        self = position
    }

    /// Writes the written form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension MediaTime {
    /// Reads `SS[.fff]`, `MM:SS[.fff]` or `HH:MM:SS[.fff]`; the last two fields of a clock are below 60.
    init?(clock text: some StringProtocol) {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        guard fields.count <= 3, let last = fields.last, let seconds = MediaTime(decimal: last) else {
            return nil
        }
        var total: Int64 = 0
        for (index, field) in fields.dropLast().enumerated() {
            guard !field.isEmpty, field.allSatisfy(isDigit), let number = Int64(field), number < 1_000_000_000,
                index == 0 || number < 60
            else { return nil }
            total = (total + number) * 60
        }
        guard fields.count == 1 || seconds < MediaTime(value: 60, timescale: 1) else { return nil }
        self = MediaTime(value: total, timescale: 1) + seconds
    }

    /// Reads a plain decimal such as `12`, `12.5` or `.5`, exactly; at most nine digits behind the point count.
    init?(decimal text: some StringProtocol) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = parts[0]
        let fraction = (parts.count == 2 ? parts[1] : "").prefix(9)
        guard whole.count + fraction.count > 0, whole.allSatisfy(isDigit),
            parts.count == 1 || parts[1].allSatisfy(isDigit), whole.count <= 9
        else { return nil }
        let timescale = fraction.reduce(Int64(1)) { scale, _ in scale * 10 }
        guard let value = Int64("0" + whole + fraction) else { return nil }
        self = MediaTime(value: value, timescale: timescale).reduced
    }

    /// The time as a decimal, exact where nine digits behind the point suffice.
    var decimal: String {
        let nano = scaled(by: 1_000_000_000, over: 1)
        let ticks = nano.value / nano.timescale
        let (whole, fraction) = ticks.quotientAndRemainder(dividingBy: 1_000_000_000)
        guard fraction != 0 else { return "\(whole)" }
        var digits = String(fraction)
        digits = String(repeating: "0", count: 9 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return "\(whole).\(digits)"
    }
}

/// Whether a character is one of the ten; accents may hang on to what is between them.
private func isDigit(_ character: Character) -> Bool { character.isASCII && ("0"..."9").contains(character) }
