import Bytes
import MovieHeaders
import PictureGeometry
import TestSupport
import Testing

/// A marker segment (ITU-T T.81, B.1.1.4).
private func segment(_ marker: UInt8, _ content: [UInt8] = []) -> [UInt8] {
    [0xFF, marker] + bigEndian(UInt64(content.count + 2), 2) + content
}

/// A frame header of three components by JFIF's names, 4:2:0, 64 × 48.
private func frame(_ marker: UInt8 = 0xC0) -> [UInt8] {
    segment(marker, [8, 0, 48, 0, 64, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
}

/// An Exif segment whose first directory holds a width, then the orientation as a number of `kind`.
private func exif(_ orientation: UInt8, isLittle: Bool = false, kind: UInt8 = 3) -> [UInt8] {
    func number(_ value: UInt64, _ count: Int) -> [UInt8] {
        isLittle ? bigEndian(value, count).reversed() : bigEndian(value, count)
    }
    func entry(_ tag: UInt64, _ kind: UInt8, _ value: [UInt8]) -> [UInt8] {
        number(tag, 2) + number(UInt64(kind), 2) + number(1, 4) + value
            + [UInt8](repeating: 0, count: 4 - value.count)
    }
    let value = number(UInt64(orientation), [1: 1, 3: 2, 4: 4][kind] ?? 2)
    let tiff =
        (isLittle ? [0x49, 0x49] : [0x4D, 0x4D]) + number(42, 2) + number(8, 4) + number(2, 2)
        + entry(0x0100, 3, number(64, 2)) + entry(0x0112, kind, value) + number(0, 4)
    return segment(0xE1, Array("Exif\0\0".utf8) + tiff)
}

private let start: [UInt8] = [0xFF, 0xD8]
private let end: [UInt8] = [0xFF, 0xD9]
/// A scan header and some samples, with a stuffed byte and a restart.
private let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]

private func header(_ bytes: [UInt8]) throws -> MovieHeader? { try MovieHeader.read(MemorySource(bytes)) }

private func video(_ bytes: [UInt8]) throws -> VideoHeader? {
    guard case .video(let video) = try header(bytes)?.tracks.first?.kind else { return nil }
    return video
}

private func orientation(_ bytes: [UInt8]) throws -> Orientation? {
    try video(bytes)?.matrix.flatMap(DisplayMatrix.init(fixedPoint:))?.orientation
}

struct `A JPEG picture` {
    @Test(arguments: [(0xC0 as UInt8, "Baseline"), (0xC1, "Sequential"), (0xC2, "Progressive")])
    func `tells its size and coding by its frame header`(marker: UInt8, profile: String) throws {
        let found = try #require(try header(start + frame(marker) + scan + end))
        #expect(found.outline.family == .picture(format: "jpeg"))
        #expect(found.tracks.count == 1)
        let track = try #require(found.tracks.first)
        #expect(track.codec == "mjpeg")
        #expect(track.coding?.profile == profile)
        #expect(track.coding?.pixels?.name == "yuvj420p")
        #expect(track.coding?.codedSize == PixelSize(width: 64, height: 48))
        #expect(try video(start + frame(marker) + scan + end)?.matrix == nil)
    }

    @Test(arguments: Orientation.allCases)
    func `is turned as its Exif segment says, in either order of bytes`(_ turned: Orientation) throws {
        for isLittle in [false, true] {
            for kind in [1, 3, 4] as [UInt8] {
                let exif = exif(UInt8(turned.rawValue), isLittle: isLittle, kind: kind)
                #expect(try orientation(start + exif + frame() + scan + end) == turned)
            }
        }
    }

    @Test func `is turned by the first Exif segment, and upright by a number that is none`() throws {
        #expect(try orientation(start + exif(6) + exif(3) + frame() + scan) == .rotated90)
        for number in [0, 9, 255] as [UInt8] {
            #expect(try video(start + exif(number) + frame() + scan)?.matrix == nil)
        }
        let other = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8))
        #expect(try orientation(start + other + exif(8) + frame() + scan) == .rotated270)
    }

    @Test func `has the shape of samples that JFIF tells`() throws {
        for (sides, ratio) in [([0, 2, 0, 1], "2:1"), ([0, 72, 0, 72], "1:1"), ([0, 0, 0, 1], nil)]
            as [([UInt8], String?)]
        {
            let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 0] + sides + [0, 0])
            let coding = try header(start + jfif + frame() + scan + end)?.tracks.first?.coding
            #expect(coding?.sampleAspectRatio?.description == ratio)
        }
    }

    @Test func `has the shape of the last segment of JFIF, even where that tells none`() throws {
        func jfif(_ sides: [UInt8]) -> [UInt8] {
            segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 0] + sides + [0, 0])
        }
        for (sides, ratio) in [([0, 3, 0, 1], "3:1"), ([0, 0, 0, 0], nil)] as [([UInt8], String?)] {
            let file = start + jfif([0, 2, 0, 1]) + jfif(sides) + segment(0xE0, Array("JFXX\0".utf8)) + frame()
            let coding = try header(file + scan + end)?.tracks.first?.coding
            #expect(coding?.isComplete == true && coding?.sampleAspectRatio?.description == ratio)
        }
    }

    @Test func `with colours of Adobe's or a range in a comment is left to a decoder`() throws {
        for unusual in [
            segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]),
            segment(0xFE, Array("CS=ITU601".utf8)),
        ] {
            #expect(
                try header(start + unusual + frame() + scan + end)?.tracks.first?.coding?.isComplete == false)
        }
        let usual = segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1]) + segment(0xFE, [0x41])
        #expect(try header(start + usual + frame() + scan + end)?.tracks.first?.coding?.isComplete == true)
    }

    @Test func `that ends before its marker of the end is cut`() throws {
        let whole = start + frame() + scan + end
        for bytes in [whole, whole + [0], whole + filling(9), whole + filling(70_000)] {
            #expect(try header(bytes)?.namesMissingBytes == false)
        }
        for count in [whole.count - 1, whole.count - 2, whole.count - 5] {
            #expect(try header(Array(whole.prefix(count)))?.namesMissingBytes == true)
        }
        // Where the pieces meet that are read, too.
        for more in 65_500..<65_540 {
            let long = start + frame() + scan + [UInt8](repeating: 7, count: more)
            #expect(try header(long + end)?.namesMissingBytes == false)
            #expect(try header(long)?.namesMissingBytes == true)
            #expect(try header(long + end + whole) == nil)
        }
    }

    @Test func `may have bytes of 255 before its markers`() throws {
        #expect(try video(start + [0xFF, 0xFF] + frame() + [0xFF] + scan)?.size.width == 64)
    }

    @Test func `that others follow is a stream of pictures`() throws {
        let picture = start + frame() + scan + end
        #expect(try header(picture) != nil)
        #expect(try header(picture + picture) == nil)
        // A table between two scans may hold the bytes of an end.
        let tables = start + frame() + scan + segment(0xC4, end + start) + scan + end
        #expect(try header(tables) != nil)
        #expect(try header(tables + picture) == nil)
        #expect(try header(picture + fileType("isom")) != nil)
    }

    @Test func `without samples, without a frame header or with one of another kind is none`() throws {
        for bytes in [
            start, start + end, start + frame(), start + frame() + end, start + scan,
            start + frame(0xC3) + scan, start + frame(0xC9) + scan, start + start + frame() + scan,
            start + [0, 0] + frame() + scan, start + [0xFF, 0xE0, 0, 1] + frame() + scan,
        ] {
            #expect(try header(bytes) == nil)
        }
    }

    @Test func `cut or changed anywhere is read without a trap, within the limits`() throws {
        let file = start + exif(5, isLittle: true) + frame() + scan + end
        for length in 0..<file.count { _ = try header(Array(file.prefix(length))) }
        for index in file.indices {
            for value in 0...UInt8.max {
                var bytes = file
                bytes[index] = value
                _ = try header(bytes)
            }
        }
        let segments = start + (0..<200_000).flatMap { _ in segment(0xE5) }
        #expect(try header(segments) == nil)
        let source = FaultySource(MemorySource(segments))
        _ = try MovieHeader.read(
            source,
            limits: {
                var limits = HeaderLimits(); limits.boxes = 50; return limits
            }())
        #expect(source.reads < 100)
    }
}
