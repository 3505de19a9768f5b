import Glibc

/// A directory that stays the same one, wherever its path leads meanwhile.
///
/// Owner: exactly one, which closes it at the end of its life.
struct Directory: ~Copyable {
    /// An open file that names the directory and permits no reading of it.
    let descriptor: Int32

    /// `O_PATH`, which asks for no permission to read; Glibc's module leaves it out.
    private static let pathOnly: Int32 = 0o10_000_000

    private init(owning descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Opens a directory; errors name the file `file` that goes into it.
    ///
    /// The corresponding C function is `open`.
    static func open(_ path: String, for file: String) throws(FileWriteError) -> Directory {
        let descriptor = unsafe Glibc.open(path, pathOnly | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileWriteError(.openDirectory, file, code: errno) }
        return Directory(owning: descriptor)
    }
}
