import Glibc
import Testing

@testable import Origins

@Suite struct `A served folder` {
    @Test func `a file below it opens with its size and time`() throws {
        let tree = try Tree()
        try tree.write("sub/a.mp4", "hello")
        let file = try tree.root.open("sub/a.mp4")
        #expect(file.stamp.size == 5)
        #expect(abs(file.stamp.modified / 1_000_000_000 - Int64(time(nil))) < 60)
        #expect(file.currentSize == 5)
        #expect(fcntl(file.descriptor) == FD_CLOEXEC)
    }

    @Test(arguments: [
        "../outside.mp4", "sub/../../outside.mp4", "/etc/hostname", "out.mp4", "outfolder/hostname", "missing",
        "a.mp4/", "", "a.mp4\0.txt", "absolute.mp4", "loop.mp4",
    ])
    func `what is not a file below it is not found`(path: String) throws {
        let tree = try Tree()
        try tree.write("a.mp4", "x")
        try tree.write("sub/b.mp4", "x")
        tree.link("out.mp4", to: "../outside.mp4")
        tree.link("outfolder", to: "/etc")
        tree.link("absolute.mp4", to: tree.path + "/a.mp4")
        tree.link("loop.mp4", to: "loop.mp4")
        let error = #expect(throws: FileError.self) { _ = try tree.root.open(path) }
        #expect(error?.reason == .notFound)
    }

    @Test func `an over-long name is not found`() throws {
        let tree = try Tree()
        let error = #expect(throws: FileError.self) {
            _ = try tree.root.open(String(repeating: "x", count: 100_000))
        }
        #expect(error?.reason == .notFound)
    }

    @Test func `a link that stays below it is followed`() throws {
        let tree = try Tree()
        try tree.write("sub/a.mp4", "hello")
        tree.link("inner/b.mp4", to: "../sub/a.mp4")
        #expect(try tree.root.open("inner/b.mp4").stamp.size == 5)
        #expect(try tree.root.open("sub/../sub/a.mp4").stamp.size == 5)
    }

    @Test func `folders, pipes and devices are the wrong kind and never hang`() throws {
        let tree = try Tree()
        try tree.write("sub/a.mp4", "x")
        _ = unsafe mkfifo(tree.path + "/pipe.mp4", 0o644)
        for path in ["sub", "pipe.mp4", "."] {
            let error = #expect(throws: FileError.self) { _ = try tree.root.open(path) }
            #expect(error?.reason == .wrongKind, "\(path)")
        }
    }

    @Test func `a root must be a folder that is there`() throws {
        let tree = try Tree()
        try tree.write("a.mp4", "x")
        #expect(throws: FileError.self) { _ = try RootDirectory(path: tree.path + "/missing") }
        let error = #expect(throws: FileError.self) { _ = try RootDirectory(path: tree.path + "/a.mp4") }
        #expect(error?.reason == .wrongKind)
    }

    @Test func `dropped and failed files leave no descriptor`() throws {
        let tree = try Tree()
        try tree.write("a.mp4", "x")
        // Numbers are given out lowest first: a leak would move the next one up.
        let lowest = try tree.root.open("a.mp4").descriptor
        for _ in 0..<2000 {
            _ = try tree.root.open("a.mp4")
            _ = try? tree.root.open(".")
            _ = try? tree.root.open("missing")
        }
        #expect(try tree.root.open("a.mp4").descriptor < lowest + 200)
    }

    private func fcntl(_ descriptor: Int32) -> Int32 { Glibc.fcntl(descriptor, F_GETFD) }
}
