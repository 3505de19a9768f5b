import Bytes
import Glibc
import TestSupport
import Testing

@testable import Origins

struct FileOriginTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(arguments: [0, 1, 2, 3, 17]) func `every stretch is read as it is`(count: Int) throws {
        let bytes = (0..<count).map { UInt8($0 * 7 & 0xff) }
        let origin = try FileOrigin(path: directory.write(bytes, to: "file"))
        #expect(SourceConformance.complaints(about: origin, holding: bytes) == [])
    }

    @Test func `a file that is cut while it is open is short, and the size is what it was`() throws {
        let path = try directory.write((0..<100).map { UInt8($0) }, to: "file")
        let origin = try FileOrigin(path: path)
        #expect(unsafe truncate(path, 40) == 0)
        #expect(try SourceConformance.read(origin, at: 30, count: 30) == (30..<40).map { UInt8($0) })
        #expect(try SourceConformance.read(origin, at: 40, count: 30) == [])
        #expect(origin.size == 100)
    }

    @Test func `a file that is replaced or removed while it is open stays what it was`() throws {
        let path = try directory.write([1, 2, 3], to: "file")
        let origin = try FileOrigin(path: path)
        #expect(unsafe unlink(path) == 0)
        try directory.write([9, 9, 9], to: "file")
        #expect(try SourceConformance.read(origin, at: 0, count: 3) == [1, 2, 3])
    }

    @Test func `the file is closed with the last reference, and no earlier`() throws {
        let path = try directory.write([1, 2, 3], to: "file")
        var origin: FileOrigin? = try FileOrigin(path: path)
        let second = origin
        origin = nil
        #expect(try SourceConformance.read(try #require(second), at: 0, count: 3) == [1, 2, 3])
        let before = try openDescriptors(of: path)
        do {
            let third = try FileOrigin(path: path)
            #expect(try openDescriptors(of: path) == before + 1)
            _ = third.size
        }
        #expect(try openDescriptors(of: path) == before)
    }

    @Test func `two readers do not disturb each other`() async throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        let origin = try FileOrigin(path: directory.write(bytes, to: "file"))
        await withThrowingTaskGroup { group in
            for reader in 0..<4 {
                group.addTask {
                    for offset in stride(from: reader, to: bytes.count - 64, by: 997) {
                        let got = try SourceConformance.read(origin, at: Int64(offset), count: 64)
                        #expect(got == Array(bytes[offset..<offset + 64]))
                    }
                }
            }
        }
    }
}
