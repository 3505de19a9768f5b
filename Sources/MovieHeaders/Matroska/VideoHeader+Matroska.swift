import PictureGeometry

private enum Field {
    static let width: UInt64 = 0xB0
    static let height: UInt64 = 0xBA
    static let cropBottom: UInt64 = 0x54AA
    static let cropTop: UInt64 = 0x54BB
    static let cropLeft: UInt64 = 0x54CC
    static let cropRight: UInt64 = 0x54DD
    static let displayWidth: UInt64 = 0x54B0
    static let displayHeight: UInt64 = 0x54BA
    static let displayUnit: UInt64 = 0x54B2
    static let interlaced: UInt64 = 0x9A
    static let fieldOrder: UInt64 = 0x9D
    static let stereoMode: UInt64 = 0x53B8
    static let alphaMode: UInt64 = 0x53C0
    static let color: UInt64 = 0x55B0
    static let projection: UInt64 = 0x7670
    static let projectionType: UInt64 = 0x7671
    static let yaw: UInt64 = 0x7673
    static let pitch: UInt64 = 0x7674
    static let roll: UInt64 = 0x7675
}

extension VideoHeader {
    /// Reads a track entry's video settings.
    init(matroska video: ElementList, entry: ElementList) {
        // No picture is larger, and sums and products of larger numbers might overflow.
        let sides = [Field.width, Field.height].map { video.number($0).map { Int(min($0, 1 << 20)) } ?? 0 }
        self.init(size: PixelSize(width: sides[0], height: sides[1]))
        sampleAspectRatio = Self.sampleAspectRatio(video, size: size)
        fieldOrder = Self.fieldOrder(video)
        hasAlphaBeside = video.number(Field.alphaMode) ?? 0 == 1
        matrix = Self.matrix(video.list(Field.projection))
        let color = MatroskaColor(video.list(Field.color))
        self.color = color.codes
        isFullRange = color.isFullRange
        dynamicRange.masteringDisplay = color.masteringDisplay
        dynamicRange.contentLight = color.contentLight
        dynamicRange.dolbyVision = DolbyVision(matroska: entry)
    }

    private static func sampleAspectRatio(_ video: ElementList, size: PixelSize) -> SampleAspectRatio? {
        // Pixels, centimetres, inches or a mere ratio; beyond, nobody knows.
        guard video.number(Field.displayUnit) ?? 0 < 4 else { return nil }
        let crop = crop(video)
        let cropped = PixelSize(
            width: size.width - crop[0] - crop[2], height: size.height - crop[1] - crop[3])
        guard cropped.width > 0, cropped.height > 0 else { return nil }
        let shown = (
            width: video.number(Field.displayWidth).map { Int(min($0, 1 << 20)) } ?? cropped.width,
            height: video.number(Field.displayHeight).map { Int(min($0, 1 << 20)) } ?? cropped.height
        )
        let views = views(video.number(Field.stereoMode) ?? 0)
        return SampleAspectRatio(
            width: cropped.height * shown.width * views.across,
            height: cropped.width * shown.height * views.down)
    }

    /// Left, top, right, bottom.
    private static func crop(_ video: ElementList) -> [Int] {
        [Field.cropLeft, Field.cropTop, Field.cropRight, Field.cropBottom].map {
            video.number($0).map { Int(min($0, 1 << 20)) } ?? 0
        }
    }

    /// How many views share a picture; the display size is that of one.
    private static func views(_ stereoMode: UInt64) -> (across: Int, down: Int) {
        switch stereoMode {
        case 1, 8, 9, 11: (2, 1)
        case 2, 3, 6, 7: (1, 2)
        default: (1, 1)
        }
    }

    private static func fieldOrder(_ video: ElementList) -> String? {
        switch video.number(Field.interlaced) ?? 0 {
        case 1:
            switch video.number(Field.fieldOrder) ?? 2 {
            case 0: "progressive"
            case 1: "tt"
            case 6: "bb"
            case 9: "tb"
            case 14: "bt"
            default: nil
            }
        case 2: "progressive"
        default: nil
        }
    }

    /// The display matrix of a flat picture that is turned about the axis of view, and mirrored by looking at its back.
    private static func matrix(_ projection: ElementList) -> [Int32]? {
        guard projection.number(Field.projectionType) ?? 0 == 0 else { return nil }
        let (roll, yaw) = (projection.real(Field.roll) ?? 0, projection.real(Field.yaw) ?? 0)
        guard roll != 0 || yaw != 0, abs(roll) <= 360, projection.real(Field.pitch) ?? 0 == 0,
            yaw == 0 || abs(yaw) == 180
        else { return nil }
        guard let turn = unitVector(degrees: -roll) else { return nil }
        let one = 65536.0
        let side = yaw == 0 ? 1.0 : -1.0
        let numbers = [
            turn.cosine * one * side, turn.sine * one, 0, -turn.sine * one * side, turn.cosine * one, 0, 0, 0,
        ]
        return numbers.map { Int32($0.rounded()) } + [1 << 30]
    }

    /// Sine and cosine; exact for quarter turns, and nil for angles that no display matrix is asked for.
    private static func unitVector(degrees: Double) -> (cosine: Double, sine: Double)? {
        let quarters = (degrees / 90).rounded()
        guard abs(degrees - quarters * 90) < 1e-3 else { return nil }
        return [(1, 0), (0, 1), (-1, 0), (0, -1)][((Int(quarters) % 4) + 4) % 4]
    }

    /// The facts that have no place of their own.
    static func matroskaDetails(_ video: ElementList) -> [String: String] {
        var details: [String: String] = [:]
        let crop = crop(video)
        if crop != [0, 0, 0, 0] { details["crop"] = crop.map(String.init).joined(separator: ",") }
        if let mode = video.number(Field.stereoMode), mode > 0 {
            details["stereoMode"] = mode < UInt64(stereoModes.count) ? stereoModes[Int(mode)] : String(mode)
        }
        let projection = video.list(Field.projection)
        if let type = projection.number(Field.projectionType), (1...3).contains(type) {
            details["projection"] = ["equirectangular", "cubemap", "mesh"][Int(type) - 1]
        }
        let pose = [Field.yaw, Field.pitch, Field.roll].map { projection.real($0) ?? 0 }
        if pose != [0, 0, 0] { details["pose"] = pose.map { "\($0)" }.joined(separator: ",") }
        return details
    }

    private static let stereoModes = [
        "mono", "left_right", "bottom_top", "top_bottom", "checkerboard_rl", "checkerboard_lr",
        "row_interleaved_rl", "row_interleaved_lr", "col_interleaved_rl", "col_interleaved_lr",
        "anaglyph_cyan_red", "right_left", "anaglyph_green_magenta", "block_lr", "block_rl",
    ]
}
