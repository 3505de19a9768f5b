/// The colours in the four corners of a picture, nil where a colour is none of the film's.
public struct Corners: Hashable, Sendable {
    /// The colours of the film's corners.
    public enum Color: String, Sendable {
        /// Top left of the film.
        case red
        /// Top right of the film.
        case green
        /// Bottom left of the film.
        case blue
        /// Bottom right of the film.
        case white
    }

    /// Top left.
    public let topLeft: Color?
    /// Top right.
    public let topRight: Color?
    /// Bottom left.
    public let bottomLeft: Color?
    /// Bottom right.
    public let bottomRight: Color?

    /// Names the four colours.
    public init(topLeft: Color?, topRight: Color?, bottomLeft: Color?, bottomRight: Color?) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// Looks at a small square well inside each corner.
    public init(of picture: DecodedPicture) {
        let near = 1.0 / 32...3.0 / 32
        let far = 29.0 / 32...31.0 / 32
        self.init(
            topLeft: Color(picture.mean(x: near, y: near)), topRight: Color(picture.mean(x: far, y: near)),
            bottomLeft: Color(picture.mean(x: near, y: far)), bottomRight: Color(picture.mean(x: far, y: far)))
    }

    /// The Exif orientation that the picture is stored in; nil where it is not the film.
    ///
    /// Applying it makes the film upright.
    public var orientation: Int? {
        switch (topLeft, topRight, bottomLeft, bottomRight) {
        case (.red, .green, .blue, .white): 1
        case (.green, .red, .white, .blue): 2
        case (.white, .blue, .green, .red): 3
        case (.blue, .white, .red, .green): 4
        case (.red, .blue, .green, .white): 5
        case (.green, .white, .red, .blue): 6
        case (.white, .green, .blue, .red): 7
        case (.blue, .red, .white, .green): 8
        default: nil
        }
    }

    /// Whether the film stands as it should.
    public var isUpright: Bool { orientation == 1 }
}

extension Corners.Color {
    /// The colour that a mean is near to; a wrong colour matrix is no reason not to know it.
    init?(_ mean: (red: Double, green: Double, blue: Double)) {
        switch (isHigh(mean.red), isHigh(mean.green), isHigh(mean.blue)) {
        case (true, false, false): self = .red
        case (false, true, false): self = .green
        case (false, false, true): self = .blue
        case (true, true, true): self = .white
        default: return nil
        }
    }
}

/// Whether a channel is full; nil where it is neither full nor empty.
private func isHigh(_ channel: Double) -> Bool? {
    channel > 160 ? true : channel < 96 ? false : nil
}
