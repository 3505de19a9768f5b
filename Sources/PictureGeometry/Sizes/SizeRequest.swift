/// A size as people ask for it: `320` (width), `x180` (height) or `320x180` (a box).
///
/// At least one side is given, and each given side is 1 to 65535 pixels: no other value exists.
public struct SizeRequest: Hashable, Sendable {
    /// The lengths that a side may have, in pixels; 65535 is the most that JPEG's header can tell.
    public static let sides = 1...65535

    /// Width wanted, in pixels; nil follows from the height.
    public let width: Int?
    /// Height wanted, in pixels; nil follows from the width.
    public let height: Int?

    /// Asks for a width, a height, or a box of both; nil where neither is given or one is out of `sides`.
    public init?(width: Int? = nil, height: Int? = nil) {
        let given = [width, height].compactMap(\.self)
        guard !given.isEmpty, given.allSatisfy(Self.sides.contains) else { return nil }
        self.width = width
        self.height = height
    }
}

extension SizeRequest: LosslessStringConvertible {
    /// Reads `320`, `x180` or `320x180`, or gives nil where `text` is none of these.
    public init?(_ text: String) {
        let parts = text.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 1 {
            guard let width = Self.side(parts[0]) else { return nil }
            self.init(width: width)
        } else {
            guard let height = Self.side(parts[1]) else { return nil }
            guard !parts[0].isEmpty else {
                self.init(height: height)
                return
            }
            guard let width = Self.side(parts[0]) else { return nil }
            self.init(width: width, height: height)
        }
    }

    /// The written form, which `init(_:)` reads back.
    public var description: String {
        (width.map(String.init) ?? "") + (height.map { "x\($0)" } ?? "")
    }

    /// Reads plain digits, for `Int` alone would take a sign too.
    private static func side(_ digits: Substring) -> Int? {
        digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(digits) : nil
    }
}

extension SizeRequest: Codable {
    /// Reads the written form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let request = SizeRequest(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a size")
        }
        self = request
    }

    /// Writes the written form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
