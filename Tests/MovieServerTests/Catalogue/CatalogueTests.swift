import Origins
import Testing

@testable import MovieServer

@Suite struct `The catalogue` {
    private func item(_ path: String) -> MovieItem {
        MovieItem(
            root: 0, below: Array(path.utf8), path: Array(path.utf8), stamp: FileStamp(size: 1, modified: 0))
    }

    @Test func `items are in the order of their paths' bytes and found by name`() {
        let catalogue = Catalogue(["b.mp4", "a/z.mp4", "B.mp4", "a.mp4", "ä.mp4"].map(item))
        #expect(
            catalogue.items.map { String(decoding: $0.path, as: UTF8.self) }
                == ["B.mp4", "a.mp4", "a/z.mp4", "b.mp4", "ä.mp4"])
        for item in catalogue.items { #expect(catalogue[item.id] == item) }
        #expect(catalogue["nothing"] == nil)
    }

    @Test func `a name follows from the path alone`() {
        // The first 16 bytes of `printf %s sub/fast.mp4 | sha256sum`, in the alphabet of URLs.
        #expect(item("sub/fast.mp4").id == ItemIdentifier.of(path: Array("sub/fast.mp4".utf8)))
        #expect(ItemIdentifier.of(path: Array("abc".utf8)) == "ungWv48Bz-pBQUDeXa4iIw")
        #expect(item("a.mp4").id.count == 22)
    }

    @Test func `pages of every size give each item once`() {
        let catalogue = Catalogue((0..<23).map { item("m\($0).mp4") })
        for limit in 1...24 {
            var (seen, cursor): ([MovieItem], Cursor?) = ([], nil)
            repeat {
                let page = catalogue.page(after: cursor, limit: limit, query: "")
                #expect(page.items.count <= limit)
                seen += page.items
                cursor = page.next
            } while cursor != nil
            #expect(seen == catalogue.items)
        }
    }

    @Test func `a cursor outlives its item`() {
        let catalogue = Catalogue(["a.mp4", "c.mp4"].map(item))
        let page = catalogue.page(after: Cursor(behind: Array("b.mp4".utf8)), limit: 10, query: "")
        #expect(page.items.map(\.name) == ["c.mp4"])
    }

    @Test func `a cursor reads back and nothing else is one`() throws {
        let cursor = Cursor(behind: Array("sub/ä.mp4".utf8))
        let text = cursor.text
        #expect(Cursor(text) == cursor)
        for index in text.indices {
            var other = text
            other.replaceSubrange(index...index, with: text[index] == "A" ? "B" : "A")
            #expect(Cursor(other) == nil)
        }
        for text in ["", "A", "AAAA", "AAAAAA", "null", "ä", "=", text + "A", text + "="] {
            #expect(Cursor(text) == nil)
        }
    }

    @Test(arguments: [
        ("", true), ("fête", true), ("FETE", true), ("fete 2019", true), ("2019 strasse", true),
        ("urlaub", true),
        ("  ", true), ("fet", true), ("2018", false), ("fete 2018", false), ("mp4", true), ("łodz", true),
    ])
    func `words are found in any case and without accents`(query: String, isFound: Bool) {
        let catalogue = Catalogue([item("Urlaub/Fête 2019 Straße ŁÓDŹ.mp4")])
        #expect(catalogue.page(after: nil, limit: 1, query: query).items.isEmpty == !isFound)
    }

    @Test func `letters and their accents fold alike whichever way they are written`() {
        #expect(SearchText.folded("e\u{301}É".utf8) == Array("ee".utf8))
        #expect(SearchText.folded("ÆŒßÐÞĳ".utf8) == Array("aeoessdthij".utf8))
        #expect(SearchText.folded("日本".utf8) == Array("日本".utf8))
        #expect(SearchText.folded([0x41, 0xFF]) == Array("a\u{FFFD}".utf8))
    }

    @Test func `bytes and text in the alphabet of URLs are the same thing`() {
        for count in 0...40 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255) }
            #expect(Base64URL.decoded(Base64URL.encoded(bytes)) == bytes)
        }
        #expect(Base64URL.encoded([0xFB, 0xFF]) == "-_8")
        for text in ["A", "AB", "A=", "+/8", "-_9", "AAAAA"] { #expect(Base64URL.decoded(text) == nil) }
    }

    @Test func `endings tell the type`() {
        #expect(MediaType.movie(named: "a.MP4".utf8)?.name == "video/mp4")
        #expect(MediaType.movie(named: "a.b.mkv".utf8)?.playsInBrowsers == false)
        #expect(MediaType.movie(named: "a.m4a".utf8)?.kind == .audio)
        for name in ["mp4", "a.txt", "a.", "a.mp4.part", "a.jpg", ""] {
            #expect(MediaType.movie(named: name.utf8) == nil, "\(name)")
        }
        #expect(MediaType.any(named: "a.png".utf8).name == "image/png")
        #expect(MediaType.any(named: "a.html".utf8).name == "application/octet-stream")
    }

    @Test func `scans take a twentieth of the time at most`() {
        #expect(CatalogueKeeper.pause(afterScanOf: 0.01, minimum: 2) == 2)
        #expect(CatalogueKeeper.pause(afterScanOf: 3, minimum: 2) == 60)
    }
}
