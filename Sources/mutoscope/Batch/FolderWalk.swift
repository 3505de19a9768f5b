import Glibc
import MovieServer

/// The movies in and below a folder, in the order of their names' bytes.
///
/// Hidden files, links that lead out, folders behind links, and what is no plain file are left out.
struct FolderWalk {
    private let allFiles: Bool
    private let realRoot: String
    /// Paths still to look at, the next one last.
    private var pending: [String] = []

    /// Looks into a folder; nil where `root` is none.
    init?(root: String, allFiles: Bool) {
        guard Self.kind(of: root, followingLinks: true) == S_IFDIR, let real = Self.realPath(root) else {
            return nil
        }
        self.allFiles = allFiles
        realRoot = real == "/" ? real : real + "/"
        enter(root)
    }

    /// The next movie.
    mutating func next() -> String? {
        while let path = pending.popLast() {
            switch Self.kind(of: path, followingLinks: false) {
            case S_IFDIR: enter(path)
            case S_IFREG where isWanted(path): return path
            case S_IFLNK where isWanted(path) && leadsInside(path): return path
            default: break
            }
        }
        return nil
    }

    private mutating func enter(_ folder: String) {
        guard let stream = unsafe opendir(folder) else { return }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        names.sort { $1.utf8.lexicographicallyPrecedes($0.utf8) }
        pending += names.map { prefix + $0 }
    }

    private func isWanted(_ path: String) -> Bool {
        allFiles || MovieNames.isMovie(path.utf8)
    }

    private func leadsInside(_ path: String) -> Bool {
        guard Self.kind(of: path, followingLinks: true) == S_IFREG else { return false }
        return Self.realPath(path)?.hasPrefix(realRoot) ?? false
    }

    private static func kind(of path: String, followingLinks: Bool) -> mode_t? {
        var status = stat()
        let result = followingLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
        return result == 0 ? status.st_mode & S_IFMT : nil
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}
