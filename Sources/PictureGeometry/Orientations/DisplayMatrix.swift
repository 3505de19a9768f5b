/// The 3×3 matrix by which ISO base media files place a track's picture, for row vectors, y down.
///
/// A point moves by `x' = a·x + c·y + x₀` and `y' = b·x + d·y + y₀`.
public struct DisplayMatrix: Hashable, Sendable {
    /// The nine numbers in file order: a b u, c d v, x y w.
    public let numbers: [Double]

    /// Reads nine fixed-point numbers in file order, or gives nil where they are not nine.
    ///
    /// `u`, `v` and `w` have 30 binary places and the others 16. Files store them so, and FFmpeg's
    /// `AV_PKT_DATA_DISPLAYMATRIX` as well.
    public init?(fixedPoint: [Int32]) {
        self.init(
            numbers: fixedPoint.enumerated().map { index, number in
                Double(number) / Double(1 << (index % 3 == 2 ? 30 : 16))
            })
    }

    /// Takes nine numbers in file order, or gives nil where they are not nine.
    public init?(numbers: [Double]) {
        guard numbers.count == 9 else { return nil }
        self.numbers = numbers
    }

    /// The matrix of an orientation, without the shift that brings the picture back to the origin.
    public init(_ orientation: Orientation) {
        let signs = orientation.signs.map(Double.init)
        numbers = [signs[0], signs[1], 0, signs[2], signs[3], 0, 0, 0, 1]
    }

    /// Nine fixed-point numbers in file order, as files and FFmpeg store them; what is too large is cut.
    public var fixedPoint: [Int32] {
        numbers.enumerated().map { index, number in
            let scaled = number.isNaN ? 0 : number * Double(1 << (index % 3 == 2 ? 30 : 16))
            return Int32(max(Double(Int32.min), min(Double(Int32.max), scaled.rounded())))
        }
    }

    /// The orientation that this matrix amounts to, or nil where it is none of the eight.
    ///
    /// Only the signs of `a b c d` count: players scale pictures by sizes, and ignore place and perspective. An entry
    /// below a thousandth of the largest counts as zero, for writers compute cosines. A matrix of zeros, or one that is
    /// not finite, was never filled in and turns nothing.
    public var orientation: Orientation? {
        let entries = [numbers[0], numbers[1], numbers[3], numbers[4]]
        let scale = entries.map(\.magnitude).max() ?? 0
        guard scale > 0, numbers.allSatisfy(\.isFinite) else { return .upright }
        let signs = entries.map { $0.magnitude < scale * 1e-3 ? 0 : $0 < 0 ? -1 : 1 }
        return Orientation.allCases.first { $0.signs == signs }
    }
}

extension Orientation {
    /// The signs of `a b c d` in a display matrix of this orientation.
    fileprivate var signs: [Int] {
        switch self {
        case .upright: [1, 0, 0, 1]
        case .mirrored: [-1, 0, 0, 1]
        case .rotated180: [-1, 0, 0, -1]
        case .flipped: [1, 0, 0, -1]
        case .transposed: [0, 1, 1, 0]
        case .rotated90: [0, 1, -1, 0]
        case .transversed: [0, -1, -1, 0]
        case .rotated270: [0, -1, 1, 0]
        }
    }
}

extension DisplayMatrix: Codable {
    /// Reads an array of nine numbers.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let matrix = DisplayMatrix(numbers: try container.decode([Double].self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not nine numbers")
        }
        self = matrix
    }

    /// Writes an array of nine numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(numbers)
    }
}
