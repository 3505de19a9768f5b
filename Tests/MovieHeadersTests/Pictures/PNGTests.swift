import Bytes
import MovieHeaders
import PictureGeometry
import Testing

/// A chunk of a PNG file; nobody checks its sum here.
private func chunk(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
    bigEndian(UInt64(content.count), 4) + Array(type.utf8) + content + [0, 0, 0, 0]
}

/// The header of 300 by 200 pixels.
private func start(depth: UInt8 = 8, type: UInt8 = 2) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", bigEndian(300, 4) + bigEndian(200, 4) + [depth, type, 0, 0, 0])
}

private func header(_ bytes: [UInt8]) throws -> MovieHeader? { try MovieHeader.read(MemorySource(bytes)) }

struct `A PNG picture` {
    /// Every kind of the standard's table 11.1, with and without transparency; names by libavcodec.
    @Test(
        arguments: [
            (1, 0, "monob", "gray"), (2, 0, "gray", "gray"), (4, 0, "gray", "gray"), (8, 0, "gray", "ya8"),
            (16, 0, "gray16be", "ya16be"), (8, 2, "rgb24", "rgba"), (16, 2, "rgb48be", "rgba64be"),
            (1, 3, "pal8", "pal8"), (2, 3, "pal8", "pal8"), (4, 3, "pal8", "pal8"), (8, 3, "pal8", "pal8"),
            (8, 4, "ya8", "ya8"), (16, 4, "ya16be", "ya16be"), (8, 6, "rgba", "rgba"),
            (16, 6, "rgba64be", "rgba64be"),
        ] as [(UInt8, UInt8, String, String)])
    func `tells its pixels by its header`(depth: UInt8, type: UInt8, opaque: String, clear: String) throws {
        // Of transparency as long as it must be: a sample of each colour, or of a palette as many entries as it likes.
        let transparency = chunk("tRNS", filling(type == 2 ? 6 : 2))
        for (name, chunks) in [
            (opaque, []), (clear, transparency), (opaque, chunk("tRNS", filling(type == 3 ? 1 : 4))),
        ] {
            let file = start(depth: depth, type: type) + chunks + chunk("IDAT", filling(9)) + chunk("IEND")
            let coding = try #require(try header(file)?.tracks.first?.coding)
            #expect(coding.codedSize == PixelSize(width: 300, height: 200))
            // Nothing decodes transparent grey of less than a byte.
            if type == 0, depth < 8, chunks == transparency {
                #expect(coding.pixels == nil && !coding.isComplete)
            } else {
                #expect(coding.pixels?.name == name && coding.isComplete)
                #expect(coding.pixels?.bitDepth == (name == "monob" ? 1 : depth == 16 ? 16 : 8))
                #expect(
                    coding.pixels?.hasAlpha == (name == "pal8" || name.contains("a") && !name.hasPrefix("gray"))
                )
            }
        }
    }

    @Test func `has the shape of samples that it tells`() throws {
        let shape = chunk("pHYs", bigEndian(3, 4) + bigEndian(2, 4) + [0])
        let file = start() + chunk("iCCP", filling(5000)) + shape + chunk("IDAT") + chunk("IEND")
        let coding = try #require(try header(file)?.tracks.first?.coding)
        #expect(coding.sampleAspectRatio == SampleAspectRatio(width: 3, height: 2))
    }

    @Test func `has square samples where no shape is told that the standard allows`() throws {
        for content in [
            [], filling(4), filling(8), filling(10), bigEndian(1 << 31, 4) + bigEndian(1, 4) + [0],
            bigEndian(1, 4) + bigEndian(1 << 31, 4) + [0], bigEndian(0, 4) + bigEndian(1, 4) + [0],
        ] {
            let file = start() + chunk("pHYs", content) + chunk("IDAT") + chunk("IEND")
            #expect(try header(file)?.tracks.first?.coding?.sampleAspectRatio == nil)
        }
    }

    @Test func `is whole where it has more chunks than are gone through`() throws {
        let many = (0..<200).flatMap { _ in chunk("IDAT", filling(1)) }
        let file = start() + many + chunk("IEND") + filling(50)
        var limits = HeaderLimits()
        limits.boxes = 100
        #expect(try MovieHeader.read(MemorySource(file), limits: limits)?.namesMissingBytes == false)
        #expect(try header(start() + many)?.namesMissingBytes == true)
    }

    @Test func `is cut where its last chunk is missing, whatever follows that`() throws {
        let samples = chunk("IDAT", filling(100)) + chunk("IDAT", filling(100))
        let file = start() + samples + chunk("IEND")
        #expect(try header(file)?.namesMissingBytes == false)
        #expect(try header(file + filling(50))?.namesMissingBytes == false)
        for count in file.indices {
            // Of the last chunk the sum alone may be missing; without the start of samples it is no picture.
            let found = try header(Array(file.prefix(count)))
            if count < start().count + 8 { #expect(found == nil) }
            if let found { #expect(found.namesMissingBytes == (count < file.count - 4)) }
        }
    }

    @Test func `that moves, has no samples, two headers or methods of its own is none`() throws {
        #expect(try header(start() + chunk("acTL", filling(8)) + chunk("IDAT") + chunk("IEND")) == nil)
        #expect(try header(start() + chunk("IEND")) == nil)
        #expect(try header(start() + start().dropFirst(8) + chunk("IDAT") + chunk("IEND")) == nil)
        for (place, value) in [(26, 1), (27, 1), (28, 2)] as [(Int, UInt8)] {
            var file = start() + chunk("IDAT") + chunk("IEND")
            file[place] = value
            #expect(try header(file) == nil)
        }
        #expect(try header([0] + start() + chunk("IDAT") + chunk("IEND")) == nil)
    }
}
