import CLinux
import Glibc

/// A folder whose files may be read, and nothing beside it.
///
/// Every name is resolved by the kernel below this folder: `..`, absolute names and links that lead out are refused
/// there, however the tree changes meanwhile. Links that stay inside are followed.
public final class RootDirectory: Sendable {
    private let folder: OwnedDescriptor

    /// Opens the folder at `path`.
    public convenience init(path: String) throws(FileError) {
        let descriptor = unsafe CLinux_open_root(path)
        guard descriptor >= 0 else {
            throw -descriptor == ENOTDIR
                ? FileError(wrongKindBy: "open") : FileError("open", number: -descriptor)
        }
        self.init(owning: OwnedDescriptor(descriptor))
    }

    private init(owning folder: consuming OwnedDescriptor) { self.folder = folder }

    /// Opens a regular file by the bytes of its path below this folder.
    public func open(_ path: [UInt8]) throws(FileError) -> OpenedFile {
        try OpenedFile(owning: descriptor(of: path, readable: true))
    }

    /// Opens a regular file by its path below this folder.
    public func open(_ path: String) throws(FileError) -> OpenedFile { try open(Array(path.utf8)) }

    /// Size and time of a regular file below this folder, without opening it for reading.
    public func stamp(_ path: [UInt8]) throws(FileError) -> FileStamp {
        try OpenedFile(owning: descriptor(of: path, readable: false)).stamp
    }

    /// Names a file below this folder to the kernel.
    ///
    /// The corresponding C function is `openat2`.
    func descriptor(of path: [UInt8], readable: Bool) throws(FileError) -> Int32 {
        // C would read the name only up to its first NUL: another name than was asked for.
        guard !path.isEmpty, !path.contains(0) else { throw FileError("openat2", number: ENOENT) }
        let name = path.map { CChar(bitPattern: $0) } + [0]
        let descriptor = unsafe CLinux_open_beneath(folder.number, name, readable)
        guard descriptor >= 0 else { throw FileError("openat2", number: -descriptor) }
        return descriptor
    }

    /// This folder, open for listing.
    func listing() throws(FileError) -> FolderListing { try FolderListing(of: ".", in: folder.number) }
}
