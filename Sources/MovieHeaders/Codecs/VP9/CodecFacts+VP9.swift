import PictureGeometry

extension CodecFacts {
    /// Reads what the container keeps, and the header of the first frame, which goes before it.
    static func vp9(configuration: [UInt8], firstSample: [UInt8]) -> CodecFacts? {
        let record = VP9Configuration(configuration)
        let frame = try? VP9FrameHeader(firstSample)
        var facts = CodecFacts()
        facts.level = record.level.flatMap { LevelName.text(codec: "vp9", level: $0) }
        facts.pixels = frame?.pixels ?? record.pixels
        // The frame has one number for all of the description, and most frames leave it at 0.
        facts.color = record.color ?? frame?.color
        facts.isFullRange = frame?.isFullRange ?? record.isFullRange
        (facts.codedSize, facts.croppedSize) = (frame?.size, frame?.size)
        if let profile = frame?.profile ?? record.profile {
            facts.profile = "Profile \(profile)"
            facts.codecString = string(record, profile: profile, depth: frame?.depth ?? record.depth)
        }
        facts.isComplete = frame != nil
        return facts
    }

    /// The string of the binding to ISO media files; nil where the level is not known.
    private static func string(_ record: VP9Configuration, profile: Int, depth: Int?) -> String? {
        guard let level = record.level, let depth else { return nil }
        let short = ["vp09", profile.twoDecimals, level.twoDecimals, depth.twoDecimals].joined(separator: ".")
        guard let color = record.color, let chroma = record.chroma else { return short }
        let codes = [color.primaries, color.transfer, color.matrix]
        if codes.allSatisfy({ $0 == 1 || $0 == 2 }), chroma <= 1, record.isFullRange != true { return short }
        let numbers = [chroma] + codes.map { Int($0) } + [record.isFullRange == true ? 1 : 0]
        return ([short] + numbers.map(\.twoDecimals)).joined(separator: ".")
    }
}
