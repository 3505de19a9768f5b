import Foundation
import Glibc
import TestSupport
import Testing

@testable import Origins

/// Paths that are no readable file.
struct OpeningTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func `what is not there is missing`() throws {
        let file = try directory.write([1], to: "file")
        for path in [directory.path("none"), file + "/below", "", directory.path("no/such/folder")] {
            let error = #expect(throws: FileError.self) { try FileOrigin(path: path) }
            #expect(error?.isMissing == true, "\(path)")
            #expect(error?.reason == .notFound)
        }
    }

    @Test func `a link to nowhere is missing, and one to a file is that file`() throws {
        let file = try directory.write([1, 2], to: "file")
        #expect(unsafe symlink("nowhere", directory.path("dangling")) == 0)
        #expect(unsafe symlink(file, directory.path("link")) == 0)
        #expect(throws: FileError("open", number: ENOENT)) { try FileOrigin(path: directory.path("dangling")) }
        #expect(try FileOrigin(path: directory.path("link")).size == 2)
    }

    @Test func `a folder is one`() throws {
        let error = #expect(throws: FileError.self) { try FileOrigin(path: directory.path) }
        #expect(error?.reason == .isDirectory)
        #expect(error?.explanation == "Is a directory")
    }

    @Test(.timeLimit(.minutes(10))) func `a pipe without a writer is refused, and does not hold us`() throws {
        let path = directory.path("pipe")
        #expect(unsafe mkfifo(path, 0o600) == 0)
        #expect(throws: FileError(wrongKindBy: "fstat")) { try FileOrigin(path: path) }
    }

    @Test(arguments: ["/dev/zero", "/dev/null", "/dev/tty"])
    func `a device is no file`(path: String) {
        let error = #expect(throws: FileError.self) { try FileOrigin(path: path) }
        // A terminal that is not ours cannot even be opened.
        #expect(error?.reason == .wrongKind || path == "/dev/tty")
    }

    @Test func `a file without permission to read is not opened`() throws {
        let own = try directory.write([1], to: "file")
        #expect(unsafe chmod(own, 0) == 0)
        // The superuser may read everything but what the kernel only takes.
        let path = geteuid() == 0 ? "/sys/bus/platform/drivers_probe" : own
        #expect(throws: FileError("open", number: EACCES)) { try FileOrigin(path: path) }
    }

    @Test func `a refused path leaves no descriptor open`() throws {
        let pipe = directory.path("pipe")
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        for path in [directory.path, pipe] {
            let before = try openDescriptors(of: path)
            for _ in 0..<8 { #expect(throws: FileError.self) { try FileOrigin(path: path) } }
            #expect(try openDescriptors(of: path) == before)
        }
    }

    @Test func `a descriptor that is not open is an error`() {
        #expect(throws: FileError("fcntl", number: EBADF)) { try FileOrigin(duplicating: -1) }
        #expect(throws: FileError.self) { try FileOrigin.standardInput(-1, spoolLimit: 1) }
    }
}
