import Foundation
import Pictures
import TestSupport
import Testing

/// The error of a write, which must fail.
private func failure(_ path: String, overwrites: Bool = true) -> FileWriteError? {
    #expect(throws: FileWriteError.self) {
        try AtomicFile(path: path, overwrites: overwrites).write(Array("new".utf8))
    }
}

struct `A failed write` {
    @Test func `tells that the directory is missing`() throws {
        let directory = try TemporaryDirectory()
        let error = failure(directory.path("none/a.jpg"))
        #expect(error?.kind == .noSuchDirectory)
        #expect(error?.description == "No such file or directory (open)")
        #expect(failure(directory.path + "/none/../a.jpg")?.kind == .noSuchDirectory)
        #expect(throws: FileWriteError.self) { try AtomicFile(path: directory.path("none/a.jpg")).check() }
        try directory.write([], to: "file")
        #expect(failure(directory.path("file/a.jpg"))?.kind == .noSuchDirectory)
        #expect(try directory.contents == ["file"])
    }

    @Test func `tells that the path is a directory`() throws {
        let directory = try TemporaryDirectory()
        for path in ["", "/", "/.", "/new/"].map({ directory.path + $0 }) + ["/", "."] {
            #expect(failure(path)?.kind == .isADirectory)
            #expect(failure(path, overwrites: false)?.kind == .isADirectory)
        }
        #expect(try directory.contents == [])
    }

    @Test func `tells that the path is no regular file, and leaves it`() throws {
        let directory = try TemporaryDirectory()
        unsafe mkfifo(directory.path("pipe"), 0o666)
        for path in [directory.path("pipe"), "/dev/null", "/dev/full"] {
            for overwrites in [true, false] {
                let error = failure(path, overwrites: overwrites)
                #expect(error?.kind == .notARegularFile)
                #expect(error?.description == "Not a regular file (stat)")
            }
        }
        #expect(try directory.contents == ["pipe"])
    }

    @Test(arguments: ["", "a\0b"])
    func `tells that the path is none`(path: String) {
        #expect(failure(path)?.operation == .examine)
        #expect(failure(path)?.path == path)
    }

    @Test func `tells that a name is too long`() throws {
        let directory = try TemporaryDirectory()
        let error = failure(directory.path + "/" + String(repeating: "n", count: 256))
        #expect(error?.code == ENAMETOOLONG)
        #expect(error?.kind == .other)
        #expect(try directory.contents == [])
    }

    @Test func `tells that the directory may not be written to`() throws {
        let directory = try TemporaryDirectory()
        // The superuser may write everywhere but where the kernel alone makes files.
        let locked = geteuid() == 0 ? "/sys" : directory.path
        unsafe chmod(directory.path, 0o555)
        defer { unsafe chmod(directory.path, 0o755) }
        let error = failure(locked + "/a.jpg")
        #expect(error?.kind == .notPermitted)
        #expect(error?.operation == .create)
        #expect(try directory.contents == [])
    }

    /// A limit on the size of files, in a process of its own, stands for a full disk: `write` fails half way.
    @Test(arguments: [true, false])
    func `tells that there is no space, and leaves everything as it was`(overwrites: Bool) async throws {
        let directory = try TemporaryDirectory()
        let (path, old) = (directory.path("a.jpg"), Array("old".utf8))
        if overwrites { try directory.write(old, to: "a.jpg") }
        await #expect(processExitsWith: .success) {
            [path = path as String, overwrites = overwrites as Bool] in
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
            try #require(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let error = #expect(throws: FileWriteError.self) {
                try AtomicFile(path: path, overwrites: overwrites).write([UInt8](repeating: 7, count: 5000))
            }
            try #require(error?.kind == .noSpace)
            try #require(error?.operation == .write)
        }
        #expect(try directory.contents == (overwrites ? ["a.jpg"] : []))
        if overwrites { #expect(try directory.bytes(of: "a.jpg") == old) }
    }
}
