import MovieHeaders
import PictureGeometry
import Testing

/// What an HEVC parameter set says; the defaults are those of 1080p video for phones.
struct HEVCSet {
    var space: UInt64 = 0
    var isHighTier = false
    var profile: UInt64 = 1
    var compatibility: UInt64 = 0x6000_0000
    var constraints: UInt64 = 0xB000_0000_0000
    var level: UInt64 = 93
    var lowerLayers: UInt64 = 0
    var chroma: UInt64 = 1
    var width: UInt64 = 1920
    var height: UInt64 = 1088

    private func putProfile(_ bits: inout Bits) {
        bits.put(space, 2)
        bits.put(isHighTier ? 1 : 0, 1)
        bits.put(profile, 5)
        bits.put(compatibility, 32)
        bits.put(constraints, 48)
        bits.put(level, 8)
    }

    /// The NAL unit, for a layer.
    func unit(layer: UInt64 = 0) -> [UInt8] {
        var bits = Bits()
        bits.put(0, 4)
        bits.put(lowerLayers, 3)
        bits.put(1, 1)
        putProfile(&bits)
        // Lower layers have a profile and a level in turn.
        if lowerLayers > 0 {
            for layer in 0..<8 { bits.put(layer < lowerLayers ? layer.isMultiple(of: 2) ? 2 : 1 : 0, 2) }
        }
        for layer in 0..<lowerLayers { bits.put(0x55, layer.isMultiple(of: 2) ? 88 : 8) }
        bits.putGolomb(0)
        bits.putGolomb(chroma)
        if chroma == 3 { bits.put(0, 1) }
        bits.putGolomb(width)
        bits.putGolomb(height)
        bits.put(0, 1)
        return bigEndian(33 << 9 | layer << 3 | 1, 2) + escaped(bits.bytes)
    }

    /// An `hvcC` record with these units.
    func record(_ units: [UInt8]...) -> [UInt8] {
        var bits = Bits()
        putProfile(&bits)
        let arrays: [[UInt8]] = [[0x40, 0x01, 0x0C]] + units
        var record: [UInt8] = [1]
        record += bits.bytes.prefix(12)
        record += [UInt8](repeating: 0, count: 9)
        record.append(UInt8(arrays.count))
        for unit in arrays { record += [unit[0] >> 1, 0, 1] + bigEndian(UInt64(unit.count), 2) + unit }
        return record
    }
}

struct `An HEVC configuration` {
    private func read(_ extradata: [UInt8]) -> CodecFacts? {
        CodecFacts.read(codec: "hevc", entry: "", configuration: extradata)
    }

    @Test(arguments: [
        HEVCSet(), HEVCSet(chroma: 3), HEVCSet(lowerLayers: 1), HEVCSet(lowerLayers: 6),
        HEVCSet(isHighTier: true),
    ])
    func `has the size before cropping`(set: HEVCSet) {
        let size = PixelSize(width: 1920, height: 1088)
        #expect(read(set.record(set.unit()))?.codedSize == size)
        #expect(read([0, 0, 0, 1, 0x40, 1, 0x0C, 0, 0, 1] + set.unit())?.codedSize == size)
    }

    @Test(arguments: [
        (HEVCSet(), "hvc1.1.6.L93.B0"),
        (HEVCSet(isHighTier: true, profile: 2, compatibility: 0x2000_0000, level: 153), "hvc1.2.4.H153.B0"),
        (HEVCSet(space: 1, constraints: 0), "hvc1.A1.6.L93"),
        (HEVCSet(constraints: 0x9000_0010_0000), "hvc1.1.6.L93.90.0.0.10"),
    ])
    func `has a codec string`(set: HEVCSet, string: String) {
        #expect(read(set.record())?.codecString == string)
        #expect(read([0, 0, 1] + set.unit())?.codecString == string)
    }

    @Test func `that x265 wrote is read`() {
        let set = hex(
            "42010102200000030090000003000003003ca00a080b9d48d96566924caf016808000003000800000300c840")
        let found = read([0, 0, 0, 1] + set)
        #expect(found?.codedSize == PixelSize(width: 320, height: 184))
        #expect(found?.codecString == "hvc1.2.4.L60.90")
    }

    @Test func `has the size of the base layer`() {
        let base = HEVCSet(width: 640, height: 360)
        let other = HEVCSet().unit(layer: 1)
        #expect(base.record(other, base.unit()).count > 23)
        #expect(read(base.record(other, base.unit()))?.codedSize == PixelSize(width: 640, height: 360))
        #expect(read(base.record(other))?.codedSize == nil)
    }

    @Test func `of impossible size has none`() {
        for side: UInt64 in [0, 65_537, (1 << 32) - 2] {
            let set = HEVCSet(width: side)
            #expect(read(set.record(set.unit()))?.codedSize == nil)
        }
    }

    @Test func `is nothing where there is none`() {
        #expect(read([]) == nil)
        #expect(read([UInt8](repeating: 1, count: 22)) == nil)
        #expect(read([0, 0, 1, 0x42]) == nil)
        #expect(read([0, 0, 1, 0x42, 1, 1, 2]) == nil)
    }
}
