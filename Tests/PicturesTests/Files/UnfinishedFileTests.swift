import TestSupport
import Testing

@testable import Pictures

/// An unfinished file that holds one byte.
private func unfinishedFile(in directory: TemporaryDirectory) throws -> UnfinishedFile {
    var file = try UnfinishedFile.create(in: .open(directory.path, for: "path"), for: "path")
    try file.append([7].span)
    return file
}

struct `An unfinished file` {
    @Test func `is hidden, and gone when nobody publishes it`() throws {
        let directory = try TemporaryDirectory()
        do {
            let file = try unfinishedFile(in: directory)
            let name = try #require(directory.contents.first)
            #expect(name.hasPrefix("."))
            _ = consume file
        }
        #expect(try directory.contents == [])
    }

    /// What `AtomicFile` looked at may have changed when the file is published.
    @Test(arguments: [true, false])
    func `finds that its name was taken meanwhile`(byReserving: Bool) throws {
        let directory = try TemporaryDirectory()
        try AtomicFile(path: directory.path("a")).write([1])
        for _ in 1...2 {
            var file = try unfinishedFile(in: directory)
            var failure: FileWriteError?
            do throws(FileWriteError) {
                if byReserving {
                    try file.publishByReserving("a")
                } else {
                    try file.publish(as: "a", overwriting: false)
                }
            } catch {
                failure = error
            }
            #expect(failure?.kind == .alreadyExists)
            #expect(failure?.path == "path")
        }
        #expect(try directory.bytes(of: "a") == [1])
        #expect(try directory.contents == ["a"])
    }

    @Test func `takes a free name where the file system knows no second names`() throws {
        let directory = try TemporaryDirectory()
        var file = try unfinishedFile(in: directory)
        try file.publishByReserving("a")
        _ = consume file
        #expect(try directory.bytes(of: "a") == [7])
        #expect(try directory.contents == ["a"])
    }
}
