import Foundation
import Pictures
import TestSupport
import Testing

/// Two contents that no mixture of both can be mistaken for.
private let old = Array("old".utf8)
private let new = [UInt8](repeating: 7, count: 100_000)

struct `An atomic file` {
    @Test(arguments: [true, false])
    func `appears where nothing was`(overwrites: Bool) throws {
        let directory = try TemporaryDirectory()
        let file = AtomicFile(path: directory.path("a.jpg"), overwrites: overwrites)
        try file.check()
        #expect(try directory.contents == [])
        try file.write(new)
        #expect(try directory.contents == ["a.jpg"])
        #expect(try directory.bytes(of: "a.jpg") == new)
    }

    @Test func `may be empty, and may have the longest name there is`() throws {
        let directory = try TemporaryDirectory()
        let file = AtomicFile(path: directory.path + "/" + String(repeating: "n", count: 255))
        try file.write([])
        let facts = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(facts[.size] as? Int == 0)
        #expect(try directory.contents.count == 1)
    }

    @Test func `leaves an existing file alone unless it may overwrite`() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("a.jpg")
        try directory.write(old, to: "a.jpg")
        let careful = AtomicFile(path: path)
        for attempt in [{ try careful.check() }, { try careful.write(new) }] {
            let error = #expect(throws: FileWriteError.self) { try attempt() }
            #expect(error?.kind == .alreadyExists)
            #expect(error?.path == path)
        }
        #expect(try directory.bytes(of: "a.jpg") == old)
        try AtomicFile(path: path, overwrites: true).write(new)
        #expect(try directory.bytes(of: "a.jpg") == new)
        #expect(try directory.contents == ["a.jpg"])
    }

    @Test func `has the permissions of any new file`() throws {
        let directory = try TemporaryDirectory()
        let (plain, replaced) = (directory.path("plain"), directory.path("replaced"))
        close(unsafe open(plain, O_WRONLY | O_CREAT, 0o666))
        try directory.write(old, to: "replaced")
        unsafe chmod(replaced, 0o600)
        try AtomicFile(path: replaced, overwrites: true).write(new)
        try AtomicFile(path: directory.path("fresh")).write(new)
        let modes = try ["plain", "replaced", "fresh"].map { name in
            try FileManager.default.attributesOfItem(atPath: directory.path + "/" + name)[.posixPermissions]
                as? Int
        }
        #expect(Set(modes).count == 1)
    }

    @Test func `is written by one of many who may not overwrite`() async throws {
        let directory = try TemporaryDirectory()
        let file = AtomicFile(path: directory.path("a.jpg"))
        let winners = await withTaskGroup(of: UInt8?.self) { group in
            for number in UInt8(0)..<32 {
                group.addTask {
                    let bytes = [UInt8](repeating: number, count: 10_000)
                    return (try? file.write(bytes)) == nil ? nil : number
                }
            }
            return await group.reduce(into: []) { winners, winner in winners += winner.map { [$0] } ?? [] }
        }
        try #require(winners.count == 1)
        #expect(try directory.bytes(of: "a.jpg") == [UInt8](repeating: winners[0], count: 10_000))
        #expect(try directory.contents == ["a.jpg"])
    }

    @Test func `is seen whole at any time while it is replaced`() async throws {
        let directory = try TemporaryDirectory()
        let file = AtomicFile(path: directory.path("a.jpg"), overwrites: true)
        try file.write(new)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for _ in 0..<200 { try file.write(new) } }
            group.addTask { () throws in
                for _ in 0..<200 { #expect(try directory.bytes(of: "a.jpg") == new) }
            }
            try await group.waitForAll()
        }
    }
}

struct `An atomic file behind a link` {
    @Test func `replaces what the link leads to`() throws {
        let directory = try TemporaryDirectory()
        for name in ["real", "links"] {
            try FileManager.default.createDirectory(
                atPath: directory.path + "/" + name, withIntermediateDirectories: false)
        }
        try directory.write(old, to: "real/a.jpg")
        // A link to a link, one relative and one absolute.
        unsafe symlink("../real/a.jpg", directory.path("links/near"))
        unsafe symlink(directory.path("links/near"), directory.path("far"))
        try AtomicFile(path: directory.path("far"), overwrites: true).write(new)
        #expect(try directory.bytes(of: "real/a.jpg") == new)
        #expect(try directory.contents == ["far", "links", "real"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path("links")) == ["near"])
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: directory.path("links/near"))
        #expect(link == "../real/a.jpg")
    }

    @Test func `that leads nowhere is created there, but only with leave to overwrite`() throws {
        let directory = try TemporaryDirectory()
        unsafe symlink("target", directory.path("link"))
        let careful = AtomicFile(path: directory.path("link"))
        #expect(throws: FileWriteError.self) { try careful.check() }
        let error = #expect(throws: FileWriteError.self) { try careful.write(new) }
        #expect(error?.kind == .alreadyExists)
        #expect(try directory.contents == ["link"])
        try AtomicFile(path: directory.path("link"), overwrites: true).write(new)
        #expect(try directory.bytes(of: "target") == new)
        #expect(try directory.contents == ["link", "target"])
    }

    @Test func `that leads in a circle is an error`() throws {
        let directory = try TemporaryDirectory()
        unsafe symlink("b", directory.path("a"))
        unsafe symlink("a", directory.path("b"))
        for overwrites in [true, false] {
            let error = #expect(throws: FileWriteError.self) {
                try AtomicFile(path: directory.path("a"), overwrites: overwrites).write(new)
            }
            #expect(error?.code == ELOOP)
        }
        #expect(try directory.contents == ["a", "b"])
    }
}
