import MovieHeaders
import PictureGeometry
import Testing
import Timing

private let turned: [Int32] = [0, 65536, 0, -65536, 0, 0, 180 << 16, 0, 1 << 30]

/// The only track of a file.
func onlyTrack(header: [UInt8] = movieHeader(), _ track: BuiltTrack) throws -> TrackHeader {
    try #require(try movie(movieFile(header: header, track))?.tracks.first)
}

/// What the only track of a file says of its pictures.
func onlyPictures(header: [UInt8] = movieHeader(), _ track: BuiltTrack) throws -> VideoHeader {
    guard case .video(let video) = try onlyTrack(header: header, track).kind else { throw NoPictures() }
    return video
}

private struct NoPictures: Error {}

struct `An ISO track` {
    @Test(arguments: [0, 1] as [UInt8], [0, 1] as [UInt8])
    func `is the same in either version of its headers`(header: UInt8, media: UInt8) throws {
        let found = try onlyTrack(
            BuiltTrack {
                ($0.headerVersion, $0.mediaVersion, $0.id, $0.language) = (header, media, 7, 0x10B5)
                $0.matrix = turned
            })
        #expect(found.id == 7 && found.language == "deu" && found.entry == "mp4v" && found.codec == "mpeg4")
        #expect(found.isEnabled && found.isDefault && !found.isForced && !found.isEncrypted)
        #expect(found.start == .zero && found.duration?.seconds == 0.4)
        guard case .video(let video) = found.kind else { throw NoPictures() }
        #expect(video.size == PixelSize(width: 320, height: 180) && video.matrix == turned)
    }

    @Test(arguments: [0, 1] as [UInt8])
    func `is turned by its own matrix, then by the movie's`(version: UInt8) throws {
        let plain = BuiltTrack { $0.matrix = turned }
        let half: [Int32] = [-65536, 0, 0, 0, -65536, 0, 320 << 16, 180 << 16, 1 << 30]
        let header = movieHeader(version: version, matrix: half)
        // x' = 180 - y and y' = x, then x'' = 320 - x' and y'' = 180 - y'.
        #expect(
            try onlyPictures(header: header, plain).matrix
                == [0, -65536, 0, 65536, 0, 0, 140 << 16, 180 << 16, 1 << 30])
        #expect(try onlyPictures(header: header, BuiltTrack()).matrix == half)
        #expect(try onlyPictures(header: movieHeader(version: version), plain).matrix == turned)
        #expect(try onlyPictures(header: movieHeader(version: version), BuiltTrack()).matrix == nil)
    }

    @Test func `may have any matrix`() throws {
        let most = [Int32](repeating: .min, count: 9)
        #expect(try onlyPictures(BuiltTrack { $0.matrix = most }).matrix == most)
        #expect(
            try onlyPictures(header: movieHeader(matrix: most), BuiltTrack { $0.matrix = most }).matrix?.count
                == 9)
        let none = [Int32](repeating: 0, count: 9)
        #expect(try onlyPictures(BuiltTrack { $0.matrix = none }).matrix == none)
    }

    @Test(
        arguments: [
            (0x15C7, "eng"), (0x55C4, "und"), (0x10B5, "deu"), (0x2A0E, "jpn"),
            // The Macintosh's: English, French, Japanese, Latvian, Russian, Czech, Welsh, Catalan.
            (0, "eng"), (1, "fra"), (11, "jpn"), (28, "lav"), (32, "rus"), (38, "cze"), (128, "wel"),
            (130, "cat"),
            // Not said, none, and no letters.
            (0x7FFF, nil), (300, nil), (0x0400, nil), (0x7C00, nil),
        ] as [(Int, String?)])
    func `has the language of its media`(code: Int, language: String?) throws {
        #expect(try onlyTrack(BuiltTrack { $0.language = code }).language == language)
    }

    @Test func `has a language of more than three letters where a box says so`() throws {
        let long = fullBox("elng", Array("zh-Hant\0".utf8))
        #expect(try onlyTrack(BuiltTrack { $0.moreOfMedia = long }).language == "zh-Hant")
        let name = box("udta", box("name", Array("Director".utf8)))
        #expect(try onlyTrack(BuiltTrack { $0.more = name }).title == "Director")
    }

    @Test(arguments: [
        (0, false), (1, true), (2, false), (6, false), (7, true), (0xF, true),
    ]) func `takes part where its lowest flag says so`(flags: Int, isEnabled: Bool) throws {
        let found = try onlyTrack(BuiltTrack { $0.flags = flags })
        #expect(found.isEnabled == isEnabled && found.isDefault == isEnabled)
    }

    @Test(arguments: [
        ("subt", "stpp", "ttml"), ("sbtl", "tx3g", "mov_text"), ("text", "wvtt", "webvtt"),
        ("clcp", "c608", "eia_608"), ("subp", "mp4s", "dvd_subtitle"),
    ]) func `of texts is one of subtitles`(handler: String, code: String, codec: String) throws {
        let entry = box(code, [UInt8](repeating: 0, count: 6) + big(1, 2))
        let found = try onlyTrack(BuiltTrack { ($0.handler, $0.entry) = (handler, entry) })
        #expect(found.kind == .subtitle && found.codec == codec && found.entry == code)
    }

    @Test(arguments: ["meta", "hint", "tmcd", "odsm", "    "])
    func `of another kind is one of data`(handler: String) throws {
        #expect(try onlyTrack(BuiltTrack { $0.handler = handler }).kind == .data)
    }

    @Test func `of sound has channels and a rate, in each version of its fields`() throws {
        func audio(_ entry: [UInt8]) throws -> AudioHeader? {
            guard case .audio(let audio) = try onlyTrack(.sound { $0.entry = entry }).kind else { return nil }
            return audio
        }
        let plain = AudioHeader(channels: 2, sampleRate: 48_000, bitsPerSample: 16)
        #expect(try audio(soundEntry()) == plain)
        #expect(try audio(soundEntry("sowt", version: 1, words(1024, 2, 4, 2))) == plain)
        // QuickTime's second version: size, rate, channels, a constant, bits, flags, packet's bytes and frames.
        let second = words(72) + bigEndian(Double(96_000).bitPattern, 8) + words(6, 0x7F00_0000, 24, 0, 18, 1)
        #expect(
            try audio(soundEntry("lpcm", version: 2, second))
                == AudioHeader(channels: 6, sampleRate: 96_000, bitsPerSample: 24))
        // The standard's own version 1 has a box for rates that do not fit in 16 bits.
        #expect(
            try audio(soundEntry("Opus", version: 1, rate: 0, fullBox("srat", words(192_000))))?.sampleRate
                == 192_000)
    }

    @Test func `that is encrypted has the coding of its original format`() throws {
        let scheme = box("sinf", box("frma", Array("avc1".utf8)))
        let found = try onlyTrack(BuiltTrack { $0.entry = pictureEntry(scheme, code: "encv") })
        #expect(found.isEncrypted && found.codec == "h264" && found.entry == "avc1")
    }

    @Test func `of an unknown coding is there with a doubt`() throws {
        let found = try #require(
            try movie(movieFile(BuiltTrack { $0.entry = pictureEntry(code: "zzzz") }, .sound { $0.entry = [] }))
        )
        #expect(found.tracks.map(\.codec) == ["none", "none"] && found.doubts.contains(.unknownCodec))
    }
}
