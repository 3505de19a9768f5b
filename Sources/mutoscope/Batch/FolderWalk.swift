import Glibc
import Jobs
import MovieServer

/// The movies in and below a folder, in the order of their names' bytes.
///
/// Hidden files, links that lead out, folders behind links, and what is no plain file are left out.
struct FolderWalk {
    private let allFiles: Bool
    private let realRoot: String
    /// Paths still to look at, the next one last.
    private var pending: [String] = []
    private var failure: FoundInput?

    /// Looks into a folder; nil where `root` is none.
    init?(root: String, allFiles: Bool) {
        // C would end the name at a zero, and another folder would be read.
        guard !root.utf8.contains(0), Self.kind(of: root, followingLinks: true) == S_IFDIR,
            let real = Self.realPath(root)
        else {
            return nil
        }
        self.allFiles = allFiles
        realRoot = real == "/" ? real : real + "/"
        enter(root)
    }

    /// The next movie, or the next folder that cannot be read.
    mutating func next() -> FoundInput? {
        while true {
            if let failure {
                self.failure = nil
                return failure
            }
            guard let path = pending.popLast() else { return nil }
            switch Self.kind(of: path, followingLinks: false) {
            case S_IFDIR: enter(path)
            case S_IFREG where isWanted(path): return .name(path)
            case S_IFLNK where isWanted(path) && leadsInside(path): return .name(path)
            // What vanished is nobody's failure.
            case nil where errno != ENOENT: return Self.failure("cannot read", path)
            case nil where path.unicodeScalars.contains("\u{fffd}"): return Self.unnameable(path)
            default: break
            }
        }
    }

    private mutating func enter(_ folder: String) {
        guard let stream = unsafe opendir(folder) else {
            failure = Self.failure("cannot read the folder", folder)
            return
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            let mayMatter = unsafe entry.pointee.d_type != UInt8(DT_REG) || isWanted(name)
            if !name.hasPrefix("."), mayMatter { names.append(name) }
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

    private static func failure(_ what: String, _ path: String) -> FoundInput {
        let reason = unsafe String(cString: strerror(errno))
        return .failure(path, JobError(.unreadable, "\(what): \(reason)"))
    }

    /// A name that is not UTF-8 was repaired when it was read, so nothing of the new name is there.
    private static func unnameable(_ path: String) -> FoundInput {
        .failure(path, JobError(.unreadable, "its name is not UTF-8", hint: "rename it"))
    }
}
