import Foundation
import Glibc
import TestSupport
import Testing

@testable import Origins

struct PipeSpoolTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
    func `a pipe is read to its end, whatever its length`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        let origin = try withPipe(of: bytes) { try FileOrigin.spooling($0, limit: Int64(count)) }
        #expect(origin.size == Int64(count))
        #expect(try SourceConformance.read(origin, at: 0, count: count) == bytes)
        #expect(try SourceConformance.read(origin, at: Int64(count), count: 1) == [])
    }

    @Test(arguments: [0, 1, 99]) func `a pipe longer than allowed is an error`(limit: Int64) throws {
        let bytes = [UInt8](repeating: 7, count: 100)
        #expect(throws: FileError("read", number: EFBIG)) {
            try withPipe(of: bytes) { try FileOrigin.spooling($0, limit: limit) }
        }
    }

    @Test func `the copy has no name, and is closed with the origin`() async {
        // In a process of its own, where no other test opens files.
        await #expect(processExitsWith: .success) {
            #expect(try unnamedCopies() == 0)
            do {
                let origin = try withPipe(of: [1, 2, 3]) { try FileOrigin.spooling($0, limit: 3) }
                #expect(try unnamedCopies() == 1)
                _ = origin.size
            }
            #expect(try unnamedCopies() == 0)
            #expect(throws: FileError.self) {
                try withPipe(of: [1, 2]) { try FileOrigin.spooling($0, limit: 1) }
            }
            #expect(try unnamedCopies() == 0, "after a failure")
        }
    }

    @Test func `standard input that is a pipe is copied, one that is a file is read from its first byte`()
        throws
    {
        let piped = try withPipe(of: [1, 2, 3]) { try FileOrigin.standardInput($0, spoolLimit: 100) }
        #expect(try SourceConformance.read(piped, at: 1, count: 10) == [2, 3])

        let directory = try TemporaryDirectory()
        let file = unsafe open(directory.path("file"), O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        #expect(unsafe write(file, [4, 5, 6] as [UInt8], 3) == 3)
        // The position stands at the end, and the limit is for pipes only.
        let origin = try FileOrigin.standardInput(file, spoolLimit: 0)
        #expect(origin.size == 3)
        #expect(try SourceConformance.read(origin, at: 0, count: 10) == [4, 5, 6])
        #expect(lseek(file, 0, SEEK_CUR) == 3, "its position was not moved")
    }

    @Test func `standard input that is a folder is one`() throws {
        let directory = try TemporaryDirectory()
        let descriptor = unsafe open(directory.path, O_RDONLY)
        defer { close(descriptor) }
        let error = #expect(throws: FileError.self) { try FileOrigin.standardInput(descriptor, spoolLimit: 1) }
        #expect(error?.reason == .isDirectory)
    }
}
