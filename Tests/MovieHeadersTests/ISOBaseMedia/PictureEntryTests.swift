import MovieHeaders
import PictureGeometry
import Testing

private func video(_ boxes: [UInt8]...) throws -> VideoHeader {
    let entry = pictureEntry(boxes.flatMap { $0 })
    return try onlyPictures(BuiltTrack { $0.entry = entry })
}

private func aperture(_ numbers: Int...) throws -> String? {
    let entry = pictureEntry(box("clap", numbers.flatMap { big($0) }))
    return try onlyTrack(BuiltTrack { $0.entry = entry }).details["cleanAperture"]
}

struct `A sample entry of pictures` {
    @Test func `says nothing that it has no box for`() throws {
        let plain = try video()
        #expect(plain.sampleAspectRatio == nil && plain.color == nil && plain.isFullRange == nil)
        #expect(plain.fieldOrder == nil && plain.dynamicRange == DynamicRangeFacts())
        #expect(try onlyTrack(BuiltTrack()).details.isEmpty)
    }

    @Test(
        arguments: [
            (4, 3, "4:3"), (40, 33, "40:33"), (8, 6, "4:3"), (1, 1, "1:1"), (0, 1, nil), (1, 0, nil),
            (0xFFFF_FFFF, 0xFFFF_FFFF, "1:1"),
        ] as [(Int, Int, String?)])
    func `has samples of a shape`(across: Int, down: Int, shape: String?) throws {
        #expect(try video(box("pasp", words(across, down))).sampleAspectRatio?.description == shape)
    }

    @Test func `has samples that fill the size of the track, where no box has their shape`() throws {
        let wide = BuiltTrack { $0.shownSize = (width: 640 << 16, height: 180 << 16) }
        #expect(try onlyPictures(wide).sampleAspectRatio?.description == "2:1")
        let boxed = BuiltTrack {
            $0.shownSize = (width: 640 << 16, height: 180 << 16)
            $0.entry = pictureEntry(box("pasp", words(1, 1)))
        }
        #expect(try onlyPictures(boxed).sampleAspectRatio == .square)
        let unknown = BuiltTrack { $0.shownSize = (width: 0, height: 0) }
        #expect(try onlyPictures(unknown).sampleAspectRatio == nil)
    }

    @Test func `has a clean aperture round its middle`() throws {
        #expect(try aperture(300, 1, 160, 1, 0, 1, 0, 1) == "300x160+10+10")
        #expect(try aperture(300, 1, 160, 1, 10, 1, -5, 1) == "300x160+20+5")
        #expect(try aperture(600, 2, 480, 3, -20, 2, 0, 7) == "300x160+0+10")
        #expect(try aperture(340, 1, 160, 1, 0, 1, 0, 1) == "340x160-10+10")
        #expect(try aperture(300, 0, 160, 1, 0, 1, 0, 1) == nil)
        #expect(try aperture(-300, 1, 160, 1, 0, 1, 0, 1) == nil)
        #expect(try aperture(300, 1) == nil)
    }

    @Test func `has colours, and a range where the box has room for it`() throws {
        let codes = big(9, 2) + big(16, 2) + big(10, 2)
        let color = ColorCodes(primaries: 9, transfer: 16, matrix: 10)
        let full = try video(box("colr", Array("nclx".utf8), codes, [0x80]))
        #expect(full.color == color && full.isFullRange == true)
        let limited = try video(box("colr", Array("nclx".utf8), codes, [0x7F]))
        #expect(limited.color == color && limited.isFullRange == false)
        let quickTime = try video(box("colr", Array("nclc".utf8), codes))
        #expect(quickTime.color == color && quickTime.isFullRange == nil)
        // A profile of colours is none of the numbers, and stands beside them.
        let profile = box("colr", Array("prof".utf8), filling(30))
        #expect(try video(profile).color == nil)
        #expect(try video(profile, box("colr", Array("nclc".utf8), codes)).color == color)
        #expect(try video(box("colr", Array("nclx".utf8), [0, 9, 0, 16, 0])).color == nil)
    }

    @Test(
        arguments: [
            (1, 0, "progressive"), (2, 1, "tt"), (2, 6, "bb"), (2, 9, "tb"), (2, 14, "bt"), (2, 0, nil),
            (3, 1, nil),
        ] as [(UInt8, UInt8, String?)])
    func `has fields in an order`(count: UInt8, order: UInt8, name: String?) throws {
        #expect(try video(box("fiel", [count, order])).fieldOrder == name)
    }

    @Test func `has the light of a mastering display, green first in the box and red first in the facts`()
        throws
    {
        let points = [13_250, 34_500, 7_500, 3_000, 34_000, 16_000, 15_635, 16_450].flatMap { big($0, 2) }
        let found = try video(
            box("mdcv", points, words(10_000_000, 1)), box("clli", big(1000, 2), big(400, 2))
        ).dynamicRange
        #expect(
            found.masteringDisplay
                == MasteringDisplay(
                    chromaticities: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, 0.3127, 0.329], darkest: 0.0001,
                    brightest: 1000))
        #expect(found.contentLight == ContentLight(brightestPixel: 1000, brightestAverage: 400))
        #expect(try video(box("mdcv", points)).dynamicRange.masteringDisplay == nil)
    }

    @Test(arguments: ["dvcC", "dvvC", "dvwC"])
    func `has a configuration of Dolby Vision`(type: String) throws {
        // Version 1.0, profile 8, level 6, record, no enhancement layer, base layer, compatibility 4.
        let record: [UInt8] = [1, 0, 8 << 1, 6 << 3 | 0b101, 4 << 4] + [UInt8](repeating: 0, count: 19)
        #expect(
            try video(box(type, record)).dynamicRange.dolbyVision
                == DolbyVision(profile: 8, level: 6, compatibility: 4))
        let split: [UInt8] = [1, 0, 10 << 1 | 1, UInt8(37 & 31) << 3 | 5, 1 << 4]
        #expect(
            try video(box(type, split)).dynamicRange.dolbyVision
                == DolbyVision(profile: 10, level: 37, compatibility: 1))
    }

    @Test func `has a way of stereo and a projection`() throws {
        let entry = pictureEntry(
            fullBox("st3d", [2]),
            box("sv3d", fullBox("svhd", [0]), box("proj", fullBox("prhd"), fullBox("equi"))))
        let details = try onlyTrack(BuiltTrack { $0.entry = entry }).details
        #expect(details["stereo"] == "left-right" && details["projection"] == "equirectangular")
    }
}
