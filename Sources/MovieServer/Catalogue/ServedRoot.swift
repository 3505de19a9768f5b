import Glibc
import Jobs
import Origins

/// A folder or a single file that the operator chose to serve.
struct ServedRoot: Sendable {
    /// The folder that everything is opened below.
    let directory: RootDirectory
    /// Its own name, which keeps the paths of several roots apart.
    let name: [UInt8]
    /// The only file served of the folder, where a file was chosen.
    let only: [UInt8]?

    /// Opens what is at `path`.
    init(path: String) throws(JobError) {
        guard let resolved = Self.resolved(path) else {
            throw JobError(.notFound, "cannot serve \(path): \(unsafe String(cString: strerror(errno)))")
        }
        let (parent, name) = Self.split(resolved)
        do {
            if let directory = try Self.folder(at: resolved) {
                (self.directory, self.name, only) = (directory, Array(name.utf8), nil)
            } else {
                (directory, self.name, only) = (try RootDirectory(path: parent), [], Array(name.utf8))
                _ = try directory.stamp(Array(name.utf8))
            }
        } catch {
            throw JobError(
                error.reason == .notFound ? .notFound : .unreadable,
                "cannot serve \(path): \(error.explanation)")
        }
    }

    /// The movies to be found in it now; none where it cannot be read.
    func files() -> [FoundFile] {
        guard let only else {
            return (try? directory.files { MediaType.movie(named: $0) != nil }) ?? []
        }
        return (try? directory.stamp(only)).map { [FoundFile(path: only, stamp: $0)] } ?? []
    }

    /// Opens a folder, or gives nil where there is something else.
    private static func folder(at path: String) throws(FileError) -> RootDirectory? {
        do { return try RootDirectory(path: path) } catch {
            guard error.reason == .wrongKind else { throw error }
            return nil
        }
    }

    /// The path without links and points, so that `.` has a name too.
    ///
    /// The corresponding C function is `realpath`.
    private static func resolved(_ path: String) -> String? {
        guard let text = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(text) }
        return unsafe String(cString: text)
    }

    private static func split(_ path: String) -> (parent: String, name: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let parent = String(path.dropLast(name.count))
        return (parent.isEmpty ? "/" : parent, name)
    }
}
