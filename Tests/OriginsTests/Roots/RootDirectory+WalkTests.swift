import Glibc
import Testing

@testable import Origins

@Suite struct `Walking a served folder` {
    @Test func `wanted files are found, hidden and foreign ones are not`() throws {
        let tree = try Tree()
        for path in ["a.mp4", "z/b.mp4", "z/y/c.mp4", ".hidden.mp4", ".git/d.mp4", "notes.txt"] {
            try tree.write(path, "12345")
        }
        tree.link("inner.mp4", to: "z/b.mp4")
        tree.link("out.mp4", to: "/etc/hostname")
        tree.link("folder", to: "z")
        tree.link("dangling.mp4", to: "missing.mp4")
        _ = unsafe mkfifo(tree.path + "/pipe.mp4", 0o644)
        let found = try tree.root.files { $0.suffix(4).elementsEqual(".mp4".utf8) }
        let paths = found.map { String(decoding: $0.path, as: UTF8.self) }.sorted()
        #expect(paths == ["a.mp4", "inner.mp4", "z/b.mp4", "z/y/c.mp4"])
        #expect(found.allSatisfy { $0.stamp.size == 5 })
    }

    @Test func `folders deeper than allowed and without permission are left out`() throws {
        let tree = try Tree()
        for path in ["1/2/3/a.mp4", "b.mp4", "closed/c.mp4"] { try tree.write(path, "x") }
        _ = unsafe chmod(tree.path + "/closed", 0)
        defer { _ = unsafe chmod(tree.path + "/closed", 0o755) }
        let paths = try tree.root.files(depth: 2) { _ in true }.map { String(decoding: $0.path, as: UTF8.self) }
        // Who runs as root reads everything.
        #expect(paths.filter { $0 != "closed/c.mp4" } == ["b.mp4"])
    }

    @Test func `names that are no text keep their bytes`() throws {
        let tree = try Tree()
        let name: [UInt8] = [0x61, 0xFF, 0xFE]
        let path = (Array((tree.path + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
        close(unsafe creat(path, 0o644))
        let found = try tree.root.files { _ in true }
        #expect(found.map(\.path) == [name])
        #expect(throws: Never.self) { _ = try tree.root.open(name) }
    }
}
