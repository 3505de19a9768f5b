import MovieHeaders
import PictureGeometry
import Testing

/// What a sequence header of AV1 says; the defaults are those of 320 by 180 at eight bits.
struct AV1Set {
    var profile: UInt64 = 0
    var level: UInt64 = 0
    var isHighTier = false
    var isDeep = false
    var isGray = false
    var colors: [UInt64]?
    var isFullRange = false
    var position: UInt64 = 0
    /// Metadata units behind the header, without their sizes.
    var metadata: [[UInt8]] = []

    /// Ten bits, BT.2020 and PQ, with mastering display and light.
    static let hdr = AV1Set(
        level: 9, isHighTier: true, isDeep: true, colors: [9, 16, 9], position: 1,
        metadata: [
            [2] + [45_875, 19_661, 11_141, 52_232, 8_585, 3_015, 20_493, 21_561].flatMap { bigEndian($0, 2) }
                + bigEndian(1000 << 8, 4) + bigEndian(164, 4) + [0x80],
            [1] + bigEndian(1000, 2) + bigEndian(400, 2) + [0x80],
        ])

    private var header: [UInt8] {
        var bits = Bits()
        bits.put(profile, 3)
        bits.put(0, 2)  // Moving, and not reduced.
        bits.put(0, 2)  // Neither timing nor delays.
        bits.put(0, 5)  // One operating point.
        bits.put(0, 12)
        bits.put(level, 5)
        if level > 7 { bits.put(isHighTier ? 1 : 0, 1) }
        bits.put(15, 4)
        bits.put(15, 4)
        bits.put(319, 16)
        bits.put(179, 16)
        bits.put(0, 1 + 3)  // Frame numbers, block size, filters.
        bits.put(0, 4)  // Compound tools.
        bits.put(1, 1)  // An order of frames, and two tools by it.
        bits.put(0, 2)
        bits.put(1, 1)  // Screen content and whole vectors are each frame's choice.
        bits.put(1, 1)
        bits.put(6, 3)
        bits.put(0, 3)  // Filters behind.
        bits.put(isDeep ? 1 : 0, 1)
        if profile != 1 { bits.put(isGray ? 1 : 0, 1) }
        bits.put(colors == nil ? 0 : 1, 1)
        for code in colors ?? [] { bits.put(code, 8) }
        bits.put(isFullRange ? 1 : 0, 1)
        if profile == 0, !isGray { bits.put(position, 2) }
        bits.put(0, 2)
        return bits.bytes
    }

    /// The content of `av1C`.
    var record: [UInt8] {
        let units = [(UInt8(1), header)] + metadata.map { (5, $0) }
        return [0x81, UInt8(profile << 5 | level), 0x0C, 0]
            + units.flatMap { kind, payload in [kind << 3 | 2, UInt8(payload.count)] + payload }
    }
}

struct `An AV1 configuration` {
    private func read(_ set: AV1Set) throws -> CodecFacts {
        try #require(CodecFacts.read(codec: "av1", entry: "av01", configuration: set.record))
    }

    @Test func `of usual video has the short string`() throws {
        let facts = try read(AV1Set())
        #expect(facts.codecString == "av01.0.00M.08")
        #expect(facts.profile == "Main" && facts.level == "2.0")
        #expect(facts.codedSize == PixelSize(width: 320, height: 180))
        #expect(facts.pixels?.name == "yuv420p" && facts.isFullRange == false && facts.isComplete)
    }

    @Test func `of other colours has the long string`() throws {
        #expect(try read(AV1Set.hdr).codecString == "av01.0.09H.10.0.111.09.16.09.0")
        #expect(try read(AV1Set(isGray: true)).codecString == "av01.0.00M.08.1.110.02.02.02.0")
        #expect(try read(AV1Set(profile: 1)).codecString == "av01.1.00M.08.0.000.02.02.02.0")
        #expect(try read(AV1Set(isFullRange: true)).codecString == "av01.0.00M.08.0.110.02.02.02.1")
    }

    @Test func `tells mastering display and light`() throws {
        let range = try read(AV1Set.hdr).dynamicRange
        #expect(range.contentLight == ContentLight(brightestPixel: 1000, brightestAverage: 400))
        let display = try #require(range.masteringDisplay)
        #expect(display.brightest == 1000 && abs(display.darkest - 0.01) < 1e-4)
        let expected = [0.7, 0.3, 0.17, 0.797, 0.131, 0.046, 0.3127, 0.329]
        for (found, number) in zip(display.chromaticities, expected) { #expect(abs(found - number) < 1e-4) }
    }
}
