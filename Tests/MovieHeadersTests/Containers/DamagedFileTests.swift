import Bytes
import MovieHeaders
import TestSupport
import Testing

/// Whole files of about 2 KiB, one a layout.
private let files: [WholeFile] = [
    WholeFile(
        "index in front",
        fileType("isom", "iso2", "avc1") + box("moov", box("mvhd", filling(100)) + box("trak", filling(700)))
            + box("free", filling(20)) + largeBox("mdat", filling(1000)) + box("uuid", filling(60))),
    WholeFile(
        "index behind",
        box("wide") + box("mdat", filling(900))
            + box("moov", box("mvhd", filling(100)) + box("trak", filling(800)))),
    WholeFile(
        "fragments",
        fileType("iso5", "dash")
            + box("moov", box("mvhd", filling(100)) + box("mvex", box("trex", filling(24))))
            + (0..<6).flatMap { _ in box("moof", filling(60)) + box("mdat", filling(200)) }),
    WholeFile("WebM", ebmlHeader("webm") + element(0xEC, idLength: 1, filling(40)) + segment(filling(1900))),
    WholeFile("AVI", riff("AVI ", filling(900)) + riff("AVIX", filling(500)) + riff("AVIX", filling(500))),
]

/// A file with a name for the log of tests.
struct WholeFile: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
        testDescription = name
        self.bytes = bytes
    }
}

struct `A damaged file` {
    @Test(arguments: files)
    func `never gets a smaller end or another family by being cut later`(of whole: WholeFile) throws {
        let file = whole.bytes
        let outlined = try #require(try outline(file))
        #expect(outlined.declaredEnd == Int64(file.count))
        #expect(!outlined.isTruncated)
        var last: ContainerOutline?
        for length in 0...file.count {
            let found = try outline(Array(file.prefix(length)))
            guard let found else {
                #expect(last == nil, "\(length)")
                continue
            }
            let end = try #require(found.declaredEnd)
            #expect(end >= length && end <= file.count, "\(length)")
            #expect(found.isTruncated == (end > length), "\(length)")
            #expect(end >= last?.declaredEnd ?? 0, "\(length)")
            if case .matroska = found.family { #expect(length < 40 || found.family == outlined.family) }
            last = found
        }
        #expect(last == outlined)
    }

    @Test(arguments: files)
    func `of the same bytes is the same through short reads`(of whole: WholeFile) throws {
        let file = whole.bytes
        let outlined = try outline(file)
        for most in [1, 2, 3, 7] {
            let source = FaultySource(MemorySource(file), fault: .shortReads(atMost: most))
            #expect(try ContainerOutline.read(source) == outlined)
        }
        let unknown = try ContainerOutline.read(FaultySource(MemorySource(file), fault: .unknownSize))
        #expect(unknown?.family == outlined?.family)
        #expect(unknown?.declaredEnd == outlined?.declaredEnd)
    }

    @Test(arguments: files)
    func `hands on the error of any read`(of whole: WholeFile) throws {
        let file = whole.bytes
        let counted = FaultySource(MemorySource(file))
        _ = try ContainerOutline.read(counted)
        for read in 1...counted.reads {
            let source = FaultySource(MemorySource(file), fault: .failure(read: read))
            #expect(throws: FaultySource.Failure(read: read)) { try ContainerOutline.read(source) }
            #expect(source.reads == read)
        }
    }

    @Test(arguments: files)
    func `with any bytes changed is read within the limits`(of whole: WholeFile) throws {
        let file = whole.bytes
        // Where structure stands, not filling.
        let targets = file.indices.filter { file[$0] != 0xA5 }
        for seed in 0..<2000 {
            var random = SmallRandom(seed: UInt64(seed))
            var mutant = file
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = targets.randomElement(using: &random) ?? 0
                mutant[index] =
                    [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random).flatMap {
                        Bool.random(using: &random) ? $0 : nil
                    } ?? UInt8.random(in: 0...255, using: &random)
            }
            let source = FaultySource(MemorySource(mutant))
            let found = try ContainerOutline.read(source)
            #expect(source.bytes <= 1 << 20)
            if let end = found?.declaredEnd { #expect(end >= 0) }
        }
    }
}
