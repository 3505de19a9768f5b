/// A regular file that was found below a folder.
public struct FoundFile: Hashable, Sendable {
    /// The bytes of its path below the folder: names joined by `/`.
    public var path: [UInt8]
    /// Its size and time.
    public var stamp: FileStamp

    /// Names a file that was found.
    public init(path: [UInt8], stamp: FileStamp) {
        self.path = path
        self.stamp = stamp
    }
}

extension RootDirectory {
    /// Finds the regular files below this folder whose name is wanted, opening folders only.
    ///
    /// Hidden names are left out, and so are folders that cannot be read or lie deeper than `depth` levels. A link to
    /// a file counts where it stays below this folder; links to folders are not followed, for what they show is found
    /// at its own place.
    public func files(depth: Int = 64, where isWanted: (_ name: [UInt8]) -> Bool) throws(FileError)
        -> [FoundFile]
    {
        var found: [FoundFile] = []
        let top = try listing()
        collect(from: top, path: [], depth: depth, where: isWanted, into: &found)
        return found
    }

    private func collect(
        from folder: consuming FolderListing, path: [UInt8], depth: Int, where isWanted: ([UInt8]) -> Bool,
        into found: inout [FoundFile]
    ) {
        while let (name, kind) = folder.next() {
            guard name.first != UInt8(ascii: ".") else { continue }
            switch kind {
            case .file where isWanted(name):
                if let stamp = folder.stamp(of: name) {
                    found.append(FoundFile(path: path + name, stamp: stamp))
                }
            case .link where isWanted(name):
                if let stamp = try? stamp(path + name) {
                    found.append(FoundFile(path: path + name, stamp: stamp))
                }
            case .folder where depth > 0:
                guard let below = try? FolderListing(of: name, in: folder.descriptor) else { continue }
                let deeper = path + name + [UInt8(ascii: "/")]
                collect(from: below, path: deeper, depth: depth - 1, where: isWanted, into: &found)
            default:
                break
            }
        }
    }
}
