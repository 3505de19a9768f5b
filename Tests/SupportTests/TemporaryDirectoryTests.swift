import Foundation
import Testing

@testable import TestSupport

struct TemporaryDirectoryTests {
    @Test func `a directory keeps files until its last reference goes`() throws {
        var directory: TemporaryDirectory? = try TemporaryDirectory()
        let path = try #require(directory?.path)
        try directory?.write([1, 2, 3], to: "one")
        #expect(try directory?.bytes(of: "one") == [1, 2, 3])
        #expect(try directory?.contents == ["one"])
        directory = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
