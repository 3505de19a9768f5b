import MovieHeaders
import PictureGeometry
import Testing

/// The only track of a file.
private func track(_ entry: [UInt8]) throws -> TrackHeader {
    try #require(try movie(matroska(information(duration: 1), tracks(entry)))?.tracks.first)
}

private func video(_ settings: [UInt8]...) throws -> VideoHeader {
    let track = try track(pictures(1, video: settings.flatMap { $0 }))
    guard case .video(let video) = track.kind else { throw WrongKind() }
    return video
}

private struct WrongKind: Error {}

struct `A Matroska track` {
    @Test func `has the standard's defaults`() throws {
        let found = try track(pictures(7))
        #expect(found.id == 7)
        #expect(found.codec == "vp9" && found.entry == "V_VP9")
        #expect(found.isDefault && found.isEnabled && !found.isForced && !found.isEncrypted)
        #expect(found.language == "eng")
        let plain = try video()
        #expect(plain.size == PixelSize(width: 320, height: 180))
        #expect(plain.sampleAspectRatio == .square)
        #expect(plain.matrix == nil && plain.color == nil && plain.fieldOrder == nil && !plain.hasAlphaBeside)
    }

    @Test func `says otherwise by flags, language and name`() throws {
        let found = try track(
            pictures(
                1,
                ebmlNumber(0x88, 0) + ebmlNumber(0xB9, 0) + ebmlNumber(0x55AA, 1) + ebmlText(0x22B59C, "ger")
                    + ebmlText(0x22B59D, "de-CH") + ebmlText(0x536E, "Zwei\0")))
        #expect(!found.isDefault && !found.isEnabled && found.isForced)
        #expect(found.language == "de-CH" && found.title == "Zwei")
    }

    @Test(arguments: [
        (41_708_333, "24000/1001"), (33_366_666, "30000/1001"), (40_000_000, "25/1"),
        (16_683_333, "60000/1001"),
    ])
    func `has the frame rate that its nanoseconds mean`(nanoseconds: Int, rate: String) throws {
        let found = try track(pictures(1, ebmlNumber(0x23E383, nanoseconds))).averageFrameRate
        // Terms stay within 30000, as FFmpeg keeps them.
        #expect(rate == "60000/1001" ? found != nil : found?.description == rate)
    }

    @Test func `of single fields has half the rate of its blocks`() throws {
        let found = try track(pictures(1, ebmlNumber(0x23E383, 20_000_000) + ebmlNumber(0x234E7A, 20_000_000)))
        #expect(found.averageFrameRate?.description == "25/1")
    }

    @Test func `has samples of the shape that its display size gives`() throws {
        #expect(try video(ebmlNumber(0x54B0, 640)).sampleAspectRatio == SampleAspectRatio(width: 2, height: 1))
        #expect(
            try video(ebmlNumber(0x54B0, 16), ebmlNumber(0x54BA, 9), ebmlNumber(0x54B2, 3)).sampleAspectRatio
                == .square)
        #expect(
            try video(ebmlNumber(0x54B0, 16), ebmlNumber(0x54BA, 9), ebmlNumber(0x54B2, 4)).sampleAspectRatio
                == nil)
        // Cropped to 320x160, which is shown 320 wide.
        let cropped = [
            ebmlNumber(0x54BB, 10), ebmlNumber(0x54AA, 10), ebmlNumber(0x54B0, 320), ebmlNumber(0x54BA, 160),
        ].flatMap { $0 }
        #expect(try video(cropped).sampleAspectRatio == .square)
        #expect(try video(cropped).size.height == 180)
    }

    @Test func `is turned by the roll of its projection`() throws {
        let one: Int32 = 65536
        #expect(
            try video(ebml(0x7670, ebmlReal(0x7675, -90.0))).matrix == [0, one, 0, -one, 0, 0, 0, 0, 1 << 30])
        #expect(
            try video(ebml(0x7670, ebmlReal(0x7675, 180.0))).matrix == [-one, 0, 0, 0, -one, 0, 0, 0, 1 << 30])
        #expect(try video(ebml(0x7670, ebmlNumber(0x7671, 1), ebmlReal(0x7675, 90.0))).matrix == nil)
    }

    @Test func `has the colours and light of its colour element`() throws {
        let points = (0..<8).flatMap { ebmlReal(0x55D1 + UInt64($0), Double($0) / 10) }
        let found = try video(
            ebml(
                0x55B0, ebmlNumber(0x55B1, 9), ebmlNumber(0x55B9, 1), ebmlNumber(0x55BA, 16),
                ebmlNumber(0x55BB, 9), ebmlNumber(0x55BC, 1000),
                ebmlNumber(0x55BD, 400), ebml(0x55D0, points, ebmlReal(0x55D9, 1000.0), ebmlReal(0x55DA, 0.005))
            ))
        #expect(found.color?.primaries == 9 && found.color?.transfer == 16 && found.color?.matrix == 9)
        #expect(found.isFullRange == false)
        #expect(found.dynamicRange.contentLight == ContentLight(brightestPixel: 1000, brightestAverage: 400))
        #expect(found.dynamicRange.masteringDisplay?.brightest == 1000)
        #expect(found.dynamicRange.masteringDisplay?.chromaticities.last == 0.7)
    }

    @Test func `knows Dolby Vision, alpha beside it and fields`() throws {
        let record: [UInt8] = [1, 0, 0x10, 0x35, 0x10] + [UInt8](repeating: 0, count: 19)
        let entry = pictures(
            1, video: ebmlNumber(0x53C0, 1) + ebmlNumber(0x9A, 1) + ebmlNumber(0x9D, 6),
            ebml(0x41E4, ebmlNumber(0x41E7, 0x6476_7643), ebml(0x41ED, record)))
        guard case .video(let found) = try track(entry).kind else { throw WrongKind() }
        #expect(found.dynamicRange.dolbyVision == DolbyVision(profile: 8, level: 6, compatibility: 1))
        #expect(found.hasAlphaBeside && found.fieldOrder == "bb")
    }

    @Test func `puts back what its packing stripped, and doubts what it cannot undo`() throws {
        func packed(_ algorithm: Int, scope: Int) -> [UInt8] {
            ebml(
                0x6D80,
                ebml(
                    0x6240, ebmlNumber(0x5032, scope),
                    ebml(0x5034, ebmlNumber(0x4254, algorithm), ebml(0x4255, [1, 2]))))
        }
        let secret = ebml(0x63A2, [3, 4])
        #expect(try track(pictures(1, secret + packed(3, scope: 2))).configuration == [1, 2, 3, 4])
        #expect(try track(pictures(1, secret + packed(3, scope: 1))).configuration == [3, 4])
        let file = matroska(information(duration: 1), tracks(pictures(1, secret + packed(0, scope: 3))))
        #expect(try movie(file)?.doubts.contains(.missing) == true)
        let encrypted = ebml(0x6D80, ebml(0x6240, ebmlNumber(0x5033, 1), ebml(0x5035, ebmlNumber(0x47E1, 5))))
        #expect(try track(pictures(1, encrypted)).isEncrypted)
    }

    @Test(arguments: [
        ("V_MPEG4/ISO/AVC", "h264"), ("V_MPEGH/ISO/HEVC", "hevc"), ("V_AV1", "av1"),
        ("V_MPEG4/ISO/ASP", "mpeg4"),
        ("A_AAC/MPEG4/LC/SBR", "aac"), ("A_MPEG/L3", "mp3"), ("A_DTS/MA", "dts"),
        ("S_HDMV/PGS", "hdmv_pgs_subtitle"),
        ("S_TEXT/UTF8", "subrip"), ("V_NOBODY", "none"),
    ])
    func `has FFmpeg's name for its codec`(identifier: String, name: String) throws {
        let file = matroska(information(duration: 1), tracks(pictures(1, codec: identifier)))
        let found = try #require(try movie(file))
        #expect(found.tracks.first?.codec == name)
        #expect(found.doubts.contains(.unknownCodec) == (name == "none"))
    }

    @Test func `of Video for Windows is known by its four characters`() throws {
        let header = [UInt8](repeating: 0, count: 16) + Array("XVID".utf8) + [UInt8](repeating: 0, count: 20)
        let found = try track(pictures(1, codec: "V_MS/VFW/FOURCC", ebml(0x63A2, header + [9, 8])))
        #expect(found.codec == "mpeg4" && found.configuration == [9, 8])
    }
}
