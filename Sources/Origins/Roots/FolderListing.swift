import CLinux
import Glibc

/// The names in one folder, read one after the other.
///
/// Owner: exactly one. Dropping it closes the folder.
@safe struct FolderListing: ~Copyable {
    /// What a folder's entry is, as far as its listing tells.
    enum Kind { case file, folder, link, other }

    private let stream: OpaquePointer

    /// Opens the folder `name` directly below the open folder `parent`; a link is refused.
    init(of name: String, in parent: Int32) throws(FileError) {
        let descriptor = unsafe CLinux_open_folder(parent, name)
        try self.init(opened: descriptor)
    }

    /// Opens the folder of which `name` are the bytes, directly below the open folder `parent`; a link is refused.
    init(of name: [UInt8], in parent: Int32) throws(FileError) {
        let descriptor = unsafe CLinux_open_folder(parent, name.map { CChar(bitPattern: $0) } + [0])
        try self.init(opened: descriptor)
    }

    private init(opened descriptor: Int32) throws(FileError) {
        guard descriptor >= 0 else { throw FileError("openat", number: -descriptor) }
        let owner = OwnedDescriptor(descriptor)
        guard let stream = unsafe fdopendir(owner.number) else { throw FileError("fdopendir", number: errno) }
        // The stream closes it from here on.
        _ = owner.release()
        unsafe self.stream = stream
    }

    /// The open folder itself; lent.
    var descriptor: Int32 { unsafe dirfd(stream) }

    /// The next entry but `.` and `..`, or nil at the end.
    ///
    /// The corresponding C function is `readdir`.
    mutating func next() -> (name: [UInt8], kind: Kind)? {
        while let entry = unsafe readdir(stream) {
            // The record is as long as its name, so the name is read in place and never the whole structure.
            let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
            let text = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            let name = unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map {
                UInt8(bitPattern: $0)
            }
            guard name != [0x2E], name != [0x2E, 0x2E] else { continue }
            return (name, unsafe kind(of: name, told: entry.pointee.d_type))
        }
        return nil
    }

    private func kind(of name: [UInt8], told type: UInt8) -> Kind {
        switch Int(type) {
        case DT_REG: return .file
        case DT_DIR: return .folder
        case DT_LNK: return .link
        case DT_UNKNOWN: break  // Some file systems do not tell in the listing.
        default: return .other
        }
        guard let status = status(of: name) else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// Size and time of the regular file `name`; nil where it is none, a link included.
    func stamp(of name: [UInt8]) -> FileStamp? { status(of: name).flatMap { FileStamp($0) } }

    private func status(of name: [UInt8]) -> stat? {
        var status = stat()
        let text = name.map { CChar(bitPattern: $0) } + [0]
        return unsafe fstatat(descriptor, text, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    deinit { unsafe closedir(stream) }
}
