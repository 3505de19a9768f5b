/// How a stored picture is turned to stand upright; the raw value is the number that EXIF gives it, 1 to 8.
///
/// These are the eight ways to lay a rectangle onto its own axes. Each is a mirroring, or none, followed by a
/// clockwise rotation by quarters.
public enum Orientation: Int, Codable, CaseIterable, Hashable, Sendable {
    /// As stored.
    case upright = 1
    /// Left and right change places.
    case mirrored = 2
    /// Turned by half a circle.
    case rotated180 = 3
    /// Top and bottom change places.
    case flipped = 4
    /// Rows become columns: mirrored at the diagonal from the top left.
    case transposed = 5
    /// Turned by a quarter clockwise.
    case rotated90 = 6
    /// Mirrored at the diagonal from the top right.
    case transversed = 7
    /// Turned by three quarters clockwise.
    case rotated270 = 8

    /// Mirrors left–right where `mirrored`, then rotates clockwise; nil where `degrees` is no multiple of 90.
    public init?(rotation degrees: Int, mirrored: Bool) {
        guard degrees.isMultiple(of: 90) else { return nil }
        self.init(quarters: degrees / 90, mirrored: mirrored)
    }

    /// Mirrors left–right where `mirrored`, then rotates clockwise by quarters, of which four are none.
    private init(quarters: Int, mirrored: Bool) {
        self =
            switch (quarters & 3, mirrored) {
            case (0, false): .upright
            case (0, true): .mirrored
            case (1, false): .rotated90
            case (1, true): .transversed
            case (2, false): .rotated180
            case (2, true): .flipped
            case (_, false): .rotated270
            case (_, true): .transposed
            }
    }

    /// The clockwise rotation in degrees, applied after the mirroring: 0, 90, 180 or 270.
    public var rotation: Int { quarters * 90 }

    private var quarters: Int {
        switch self {
        case .upright, .mirrored: 0
        case .rotated90, .transversed: 1
        case .rotated180, .flipped: 2
        case .rotated270, .transposed: 3
        }
    }

    /// Whether the picture is mirrored left–right, before it is rotated.
    public var isMirrored: Bool {
        switch self {
        case .upright, .rotated90, .rotated180, .rotated270: false
        case .mirrored, .flipped, .transposed, .transversed: true
        }
    }

    /// Whether width and height change places.
    public var swapsSides: Bool { !quarters.isMultiple(of: 2) }

    /// The orientation that undoes this one.
    public var inverse: Orientation {
        isMirrored ? self : Orientation(quarters: -quarters, mirrored: false)
    }

    /// This orientation and then `next`, as one.
    public func followed(by next: Orientation) -> Orientation {
        // A mirror turns every rotation before it around.
        Orientation(
            quarters: next.quarters + (next.isMirrored ? -quarters : quarters),
            mirrored: isMirrored != next.isMirrored)
    }
}

extension Orientation {
    /// The size of a picture of `size` pixels after it was turned.
    public func turned(_ size: PixelSize) -> PixelSize {
        swapsSides ? PixelSize(width: size.height, height: size.width) : size
    }

    /// Where the pixel in column `x` and row `y` of a picture of `size` pixels lies after it was turned.
    ///
    /// Columns count from the left and rows from the top, from 0.
    public func place(ofColumn x: Int, row y: Int, in size: PixelSize) -> (column: Int, row: Int) {
        let (right, bottom) = (size.width - 1, size.height - 1)
        return switch self {
        case .upright: (x, y)
        case .mirrored: (right - x, y)
        case .rotated180: (right - x, bottom - y)
        case .flipped: (x, bottom - y)
        case .transposed: (y, x)
        case .rotated90: (bottom - y, x)
        case .transversed: (bottom - y, right - x)
        case .rotated270: (y, right - x)
        }
    }
}
