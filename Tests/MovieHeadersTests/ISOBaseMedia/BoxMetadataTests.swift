import MovieHeaders
import PictureGeometry
import Testing
import Timing

private func tags(_ parts: [UInt8]..., header: [UInt8] = movieHeader()) throws -> [String: String] {
    let file = movieFile(header: header, BuiltTrack(), more: parts.flatMap { $0 })
    var tags = try #require(try movie(file)).tags
    for brand in ["major_brand", "minor_version", "compatible_brands"] { tags[brand] = nil }
    return tags
}

/// A text of QuickTime; the `©` is one byte.
private func text(_ name: String, _ text: [UInt8], language: Int = 0x15C7) -> [UInt8] {
    big(text.count + 12) + [0xA9] + Array(name.utf8) + big(text.count, 2) + big(language, 2) + text
}

private func data(_ kind: Int, _ value: [UInt8]) -> [UInt8] { box("data", words(kind, 0), value) }

private func item(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let code: [UInt8] = name.hasPrefix("©") ? [0xA9] + Array(name.utf8.dropFirst(2)) : Array(name.utf8)
    return big(data.count + 8) + code + data
}

private func metadata(_ items: [UInt8]...) -> [UInt8] {
    fullBox(
        "meta", fullBox("hdlr", words(0), Array("mdir".utf8), words(0, 0, 0), [0]),
        box("ilst", items.flatMap { $0 }))
}

private let png: [UInt8] = {
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
    return header + words(600, 400) + [8, 2, 0, 0, 0]
}()

struct `The metadata of an ISO file` {
    @Test func `are texts of QuickTime`() throws {
        let place = text("xyz", Array("+46.4845+030.6848/".utf8))
        let user = box("udta", place, text("nam", Array("Été".utf8)), words(0))
        #expect(
            try tags(user) == [
                "location": "+46.4845+030.6848/", "location-eng": "+46.4845+030.6848/", "title": "Été",
                "title-eng": "Été",
            ])
        // A language of the Macintosh has its letters: É, t, é.
        #expect(try tags(box("udta", text("nam", [0x83, 0x74, 0x8E], language: 1)))["title"] == "Été")
        // Every letter is one.
        let all = [UInt8](1...255)
        #expect(try tags(box("udta", text("nam", all, language: 0)))["title"]?.count == 255)
        // A length beyond the box ends with it.
        let long: [UInt8] = big(14) + [0xA9] + Array("nam".utf8) + big(5000, 2) + big(0x15C7, 2) + [65, 66]
        #expect(try tags(box("udta", long))["title"] == "AB")
    }

    @Test func `are items of iTunes`() throws {
        let found = try tags(
            box(
                "udta",
                metadata(
                    item("©nam", data(1, Array("Film".utf8))),
                    item("trkn", data(0, [0, 0, 0, 3, 0, 12, 0, 0])),
                    item("disk", data(0, [0, 0, 0, 1, 0, 0])), item("tmpo", data(21, [0, 120])),
                    item("hdvd", data(21, [2])), item("cpil", data(0, [1])),
                    item(
                        "----",
                        fullBox("mean", Array("com.apple".utf8)) + fullBox("name", Array("Mood".utf8))
                            + data(1, Array("calm".utf8))),
                    item("zzzz", data(1, Array("unknown".utf8))))))
        #expect(
            found == [
                "title": "Film", "track": "3/12", "disc": "1", "tmpo": "120", "hd_video": "2",
                "compilation": "1",
                "mood": "calm",
            ])
    }

    @Test(arguments: [true, false])
    func `are items with names of their own`(isFull: Bool) throws {
        func key(_ name: String) -> [UInt8] { box("mdta", Array(name.utf8)) }
        let keys = fullBox(
            "keys", words(4), key("com.apple.quicktime.make"), key("a.number"), key("a.real"), key("a.byte"))
        let list = box(
            "ilst", big(24 + 5) + words(1) + data(1, Array("Apple".utf8)),
            big(28) + words(2) + data(21, big(-5)),
            big(28) + words(3) + data(23, big(Int(Float(0.5).bitPattern))),
            big(25) + words(4) + data(22, [200]),
            big(25) + words(5) + data(22, [1]), big(25) + words(0) + data(22, [1]))
        let children = fullBox("hdlr", words(0), Array("mdta".utf8), words(0, 0, 0), [0]) + keys + list
        let meta = isFull ? fullBox("meta", children) : box("meta", children)
        #expect(
            try tags(meta) == [
                "com.apple.quicktime.make": "Apple", "a.number": "-5", "a.real": "0.5", "a.byte": "200",
            ])
    }

    @Test(arguments: [0, 1] as [UInt8])
    func `have a date since 1904, or since 1970 where no movie was made yet`(version: UInt8) throws {
        func date(_ seconds: Int) throws -> String? {
            try tags(header: movieHeader(version: version, creation: seconds))["creation_time"]
        }
        #expect(try date(0) == nil)
        // 66 years with 17 leap days.
        #expect(try date(2_082_844_800) == "1970-01-01T00:00:00.000000Z")
        #expect(try date(2_082_844_800 + 1_714_564_800) == "2024-05-01T12:00:00.000000Z")
        #expect(try date(1_714_564_800) == "2024-05-01T12:00:00.000000Z")
        if version == 1 { #expect(try date(-1) == nil) }
    }

    @Test func `have a place of 3GPP`() throws {
        let place = fullBox(
            "loci", big(0x15C7, 2), Array("Odesa\0".utf8), [0],
            words(Int(30.6848 * 65536), Int(46.4845 * 65536), 0), Array("earth\0\0".utf8))
        #expect(try tags(box("udta", place))["location"] == "+46.4845+030.6848/")
        let south = fullBox("loci", big(0x15C7, 2), [0, 0], words(-90 << 16, -45 << 16, 0), [0, 0])
        #expect(try tags(box("udta", south))["location"] == "-45.0000-090.0000/")
        #expect(try tags(box("udta", fullBox("loci", big(0x15C7, 2), [65, 66]))).isEmpty)
    }

    @Test func `have the brands of the file`() throws {
        let found = try #require(try movie(movieFile(BuiltTrack()))).tags
        #expect(
            found == ["major_brand": "isom", "minor_version": "512", "compatible_brands": "iso2mp41"])
    }

    @Test func `have covers behind the tracks`() throws {
        let file = movieFile(
            BuiltTrack(),
            more: box(
                "udta", metadata(item("covr", data(14, png) + data(13, filling(30)) + data(9, filling(9))))))
        let found = try #require(try movie(file))
        #expect(found.tracks.map(\.codec) == ["mpeg4", "png", "mjpeg"])
        #expect(found.tracks[1].kind == .cover(byteCount: png.count, size: PixelSize(width: 600, height: 400)))
        #expect(found.tracks[2].kind == .cover(byteCount: 30, size: nil) && found.tracks[2].id == nil)
    }
}
