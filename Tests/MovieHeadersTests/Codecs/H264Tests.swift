import MovieHeaders
import PictureGeometry
import Testing

/// What an H.264 parameter set says; the defaults are those of most 1080p video.
struct H264Set {
    var profile: UInt64 = 100
    var flags: UInt64 = 0
    var chroma: UInt64 = 1
    var hasScalingLists = false
    var order: UInt64 = 0
    var columns: UInt64 = 120
    var rows: UInt64 = 68
    var isFrameOnly = true
    var depths: (luma: UInt64, chroma: UInt64) = (8, 8)
    /// Aspect (kind or width and height), full range, and the three colour codes; nil leaves the part out.
    var usability: (aspect: [UInt64], isFullRange: UInt64, colors: [UInt64])?

    /// The NAL unit.
    var unit: [UInt8] {
        var bits = Bits()
        bits.put(profile, 8)
        bits.put(flags, 8)
        bits.put(40, 8)
        bits.putGolomb(0)
        if profile >= 100 {
            bits.putGolomb(chroma)
            if chroma == 3 { bits.put(0, 1) }
            bits.putGolomb(depths.luma - 8)
            bits.putGolomb(depths.chroma - 8)
            bits.put(0, 1)
            bits.put(hasScalingLists ? 1 : 0, 1)
            if hasScalingLists { putScalingLists(&bits) }
        }
        bits.putGolomb(4)
        bits.putGolomb(order)
        if order == 0 { bits.putGolomb(2) }
        if order == 1 {
            bits.put(0, 1)
            for value: Int64 in [-3, 4] { bits.putSigned(value) }
            bits.putGolomb(2)
            for value: Int64 in [5, -6] { bits.putSigned(value) }
        }
        bits.putGolomb(4)
        bits.put(0, 1)
        bits.putGolomb(columns - 1)
        bits.putGolomb(rows - 1)
        bits.put(isFrameOnly ? 1 : 0, 1)
        if usability != nil { putUsability(&bits) }
        return [0x67] + escaped(bits.bytes)
    }

    /// Cropping, then what is to be told of showing, and a bit behind it.
    private func putUsability(_ bits: inout Bits) {
        guard let usability else { return }
        bits.put(0, isFrameOnly ? 1 : 2)
        bits.put(1, 1)
        for edge: UInt64 in [0, 0, 0, 4] { bits.putGolomb(edge) }
        bits.put(1, 1)
        bits.put(1, 1)
        bits.put(usability.aspect.count == 2 ? 255 : usability.aspect[0], 8)
        if usability.aspect.count == 2 { for side in usability.aspect { bits.put(side, 16) } }
        bits.put(1, 1)
        bits.put(0, 1)
        bits.put(1, 1)
        bits.put(5, 3)
        bits.put(usability.isFullRange, 1)
        bits.put(usability.colors.isEmpty ? 0 : 1, 1)
        for code in usability.colors { bits.put(code, 8) }
        bits.put(1, 1)
    }

    /// A list in full, one that ends early, one that falls back at once; the others are absent.
    private func putScalingLists(_ bits: inout Bits) {
        bits.put(1, 1)
        for step in 0..<16 { bits.putSigned(step == 0 ? 8 : 1) }
        bits.put(1, 1)
        bits.putSigned(2)
        bits.putSigned(-10)
        bits.put(1, 1)
        bits.putSigned(-8)
        for _ in 3..<(chroma == 3 ? 12 : 8) { bits.put(0, 1) }
    }

    /// An `avcC` record with this set.
    var record: [UInt8] {
        [1] + unit[1...3] + [0xFF, 0xE1] + bigEndian(UInt64(unit.count), 2) + unit + [1, 0, 2, 0x68, 0xEB]
    }
}

struct `An H.264 configuration` {
    private func read(_ extradata: [UInt8]) -> CodecFacts? {
        CodecFacts.read(codec: "h264", entry: "", configuration: extradata)
    }

    @Test(arguments: [
        H264Set(), H264Set(profile: 66), H264Set(chroma: 3), H264Set(hasScalingLists: true),
        H264Set(chroma: 3, hasScalingLists: true), H264Set(order: 1), H264Set(order: 2),
        H264Set(rows: 34, isFrameOnly: false),
    ])
    func `has its size in whole macroblocks`(set: H264Set) {
        let size = PixelSize(width: 1920, height: 1088)
        #expect(read(set.record)?.codedSize == size)
        #expect(read([0, 0, 0, 1, 9, 0x10, 0, 0, 1] + set.unit)?.codedSize == size)
    }

    @Test func `has a codec string`() {
        #expect(read(H264Set().record)?.codecString == "avc1.640028")
        #expect(read([0, 0, 1] + H264Set(profile: 66, flags: 0xC0).unit)?.codecString == "avc1.42C028")
    }

    @Test func `that x264 wrote is read`() {
        let frame = hex(
            "01640028ffe1001b67640028acd940780227e5c044000003000400000300c83c60c65801000668ebe3cb22c0")
        #expect(
            read(frame)
                == CodecFacts.read(codec: "h264", entry: "", configuration: frame + hex("fdf8f800")))
        #expect(read(frame)?.codedSize == PixelSize(width: 1920, height: 1088))
        // Coded in fields, 4:2:2, ten bits, with scaling lists.
        let fields = hex(
            "017a0028ffe1001a677a0028b6cd94078044fcb8088000000300800000190f8b16cb01000768fba3cb3002c0")
        #expect(read(fields)?.codedSize == PixelSize(width: 1920, height: 1088))
        #expect(read(fields)?.codecString == "avc1.7A0028")
    }

    @Test func `without parameter sets has a string only`() {
        let found = read([1, 0x4D, 0x40, 0x1E, 0xFF, 0xE0, 0])
        #expect(found?.codecString == "avc1.4D401E")
        #expect(found?.codedSize == nil)
    }

    @Test func `of impossible size has none`() {
        #expect(read(H264Set(columns: 5000).record)?.codedSize == nil)
        #expect(read(H264Set(rows: 1 << 31).record)?.codedSize == nil)
    }

    @Test func `is nothing where there is none`() {
        #expect(read([]) == nil)
        #expect(read([1, 2, 3, 4, 5]) == nil)
        #expect(read([0, 0, 1]) == nil)
        #expect(read([0, 0, 0, 1, 0x68, 1, 2]) == nil)
        #expect(CodecFacts.read(codec: "av1", entry: "", configuration: H264Set().record) == nil)
    }
}
