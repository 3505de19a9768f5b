import Glibc

extension AtomicFile {
    /// Where the file really goes, once nothing is known to be in the way.
    func target() throws(FileWriteError) -> FileTarget {
        // C would take such a path for the part before the zero.
        guard !path.utf8.contains(0) else { throw failure(.examine, EINVAL) }
        if let mode = try mode(followingLinks: true) {
            switch mode & S_IFMT {
            case S_IFREG: break
            case S_IFDIR: throw failure(.examine, EISDIR)
            default: throw FileWriteError(operation: .examine, path: path, kind: .notARegularFile, code: EINVAL)
            }
            guard overwrites else { throw failure(.examine, EEXIST) }
        }
        let target = FileTarget(splitting: overwrites ? try pathBehindLinks() : path)
        guard !target.name.isEmpty else { throw failure(.examine, EISDIR) }
        // A link that leads nowhere is something too.
        if !overwrites, try mode(followingLinks: false) != nil { throw failure(.examine, EEXIST) }
        return target
    }

    /// The path, or where the symbolic links that it names lead; nothing need be there.
    private func pathBehindLinks() throws(FileWriteError) -> String {
        var current = path
        for _ in 0..<Self.mostLinks {
            guard let next = try destination(ofLink: current) else { return current }
            let directory = FileTarget(splitting: current).directory
            current = next.utf8.first == UInt8(ascii: "/") ? next : directory + "/" + next
        }
        throw failure(.follow, ELOOP)
    }

    /// As many links as Linux itself follows.
    private static let mostLinks = 40

    /// What a symbolic link says, or nil where `path` is none.
    ///
    /// The corresponding C function is `readlink`.
    private func destination(ofLink path: String) throws(FileWriteError) -> String? {
        var length = 0
        let bytes = [UInt8](capacity: Int(PATH_MAX)) { output in
            unsafe output.withUnsafeMutableBufferPointer { buffer, count in
                length = unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
                    unsafe readlink(path, characters.baseAddress!, characters.count)
                }
                count = max(0, length)
            }
        }
        if length >= 0 { return String(decoding: bytes, as: UTF8.self) }
        guard errno == EINVAL || errno == ENOENT else { throw failure(.follow, errno) }
        return nil
    }

    /// The kind and permissions of what is at the path, or nil where nothing is.
    ///
    /// The corresponding C functions are `stat` and `lstat`.
    private func mode(followingLinks: Bool) throws(FileWriteError) -> mode_t? {
        var facts = stat()
        guard unsafe (followingLinks ? stat(path, &facts) : lstat(path, &facts)) != 0 else {
            return facts.st_mode
        }
        guard errno == ENOENT else { throw failure(.examine, errno) }
        return nil
    }

    private func failure(_ operation: FileWriteError.Operation, _ code: Int32) -> FileWriteError {
        FileWriteError(operation, path, code: code)
    }
}
