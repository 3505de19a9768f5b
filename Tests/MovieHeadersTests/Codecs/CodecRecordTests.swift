import MovieHeaders
import PictureGeometry
import Testing

struct `A record of a codec` {
    private func record(_ name: String) throws -> CodecFacts {
        try #require(CodecRecord.all.first { $0.testDescription == name }?.facts)
    }

    @Test(arguments: [
        "av1C", "vpcC", "VP8 frame", "JPEG frame", "PNG", "ProRes frame", "MPEG-2 headers", "MPEG-4 headers",
        "Theora header",
    ])
    func `of pictures has their size`(name: String) throws {
        #expect(try record(name).croppedSize == PixelSize(width: 320, height: 180))
    }

    @Test(arguments: [
        ("avcC", "avc1.640028"), ("hvcC", "hvc1.1.6.L93.B0"), ("vpcC", "vp09.00.31.08"),
        ("vpcC alone", "vp09.02.31.10"), ("features of VP9", "vp09.02.31.10"), ("VP8 frame", "vp8"),
        ("MPEG-4 headers", "mp4v.20.245"), ("AAC LC", "mp4a.40.2"), ("dOps", "Opus"), ("OpusHead", "opus"),
        ("dac3", "ac-3"), ("AC-3 frame", "ac-3"), ("dec3", "ec-3"), ("dfLa", "fLaC"), ("fLaC", "flac"),
        ("alac", "alac"), ("MP3 frame", "mp4a.6B"),
    ])
    func `has its string`(name: String, string: String) throws {
        #expect(try record(name).codecString == string)
    }

    @Test(arguments: [
        ("AAC LC", "2 stereo 48000"), ("AAC with elements", "6 - 48000"), ("dOps", "6 5.1 48000"),
        ("OpusHead", "6 5.1 48000"), ("dac3", "6 5.1(side) 48000"), ("AC-3 frame", "6 5.1(side) 48000"),
        ("dec3", "6 5.1(side) 48000"), ("dfLa", "2 stereo 44100"), ("fLaC", "2 stereo 44100"),
        ("alac", "2 stereo 44100"), ("alac in its box", "2 stereo 44100"), ("Vorbis header", "2 stereo 44100"),
        ("MP3 frame", "2 stereo 44100"),
    ])
    func `of sound has channels, layout and rate`(name: String, numbers: String) throws {
        let facts = try record(name)
        let found = "\(facts.channels ?? 0) \(facts.layout ?? "-") \(facts.sampleRate ?? 0)"
        #expect(found == numbers)
        #expect(facts.isComplete == (facts.layout != nil))
    }

    @Test(arguments: [
        ("2B1188", "HE-AAC", "mp4a.40.5", "2 48000"), ("EB098800", "HE-AACv2", "mp4a.40.29", "2 48000"),
        ("131056E598", "HE-AAC", "mp4a.40.5", "2 48000"), ("131056E500", "LC", "mp4a.40.2", "2 24000"),
        ("130856E59D4880", "HE-AACv2", "mp4a.40.29", "2 48000"), ("0A10", "Main", "mp4a.40.1", "2 44100"),
    ])
    func `of AAC tells what is added to the core`(
        digits: String, profile: String, string: String, numbers: String
    ) throws {
        let facts = try #require(CodecFacts.read(codec: "aac", entry: "mp4a", configuration: hex(digits)))
        #expect(facts.profile == profile && facts.codecString == string)
        #expect("\(facts.channels ?? 0) \(facts.sampleRate ?? 0)" == numbers)
    }

    @Test func `of AAC at a low rate is not complete without a word about more`() throws {
        let facts = try #require(CodecFacts.read(codec: "aac", entry: "mp4a", configuration: hex("1310")))
        #expect(!facts.isComplete && facts.profile == "LC" && facts.sampleRate == 24_000)
    }

    @Test func `of VP9 in other colours has the long string`() throws {
        let record = vp9Record(profile: 2, packed: 0xA2, colors: [9, 16, 9])
        let facts = try #require(CodecFacts.read(codec: "vp9", entry: "vp09", configuration: record))
        #expect(facts.codecString == "vp09.02.31.10.01.09.16.09.00")
        #expect(facts.color == ColorCodes(primaries: 9, transfer: 16, matrix: 9))
    }

    @Test func `of HEVC tells mastering display and light from supplemental information`() throws {
        let range = try record("hvcC").dynamicRange
        #expect(range.contentLight == ContentLight(brightestPixel: 1000, brightestAverage: 400))
        #expect(
            range.masteringDisplay?.description
                == "G(0.17,0.797)B(0.131,0.046)R(0.708,0.292)WP(0.3127,0.329)L(1000,0.0001)")
        #expect(range.hasDynamicMetadata)
    }

    @Test func `of Dolby Vision names profile and level`() {
        let vision = DolbyVision(profile: 8, level: 6, compatibility: 1)
        #expect(vision.codecString(entry: "dvh1") == "dvh1.08.06")
        #expect(DolbyVision(profile: 10, level: 9, compatibility: 0).codecString(entry: "dav1") == "dav1.10.09")
        #expect(DolbyVision(profile: -1, level: 6, compatibility: 1).codecString(entry: "dvh1") == nil)
        #expect(DolbyVision(profile: 8, level: 64, compatibility: 1).codecString(entry: "dvh1") == nil)
    }
}
