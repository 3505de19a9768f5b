import Foundation

/// How many of our descriptors are open on the file at `path`.
func openDescriptors(of path: String) throws -> Int {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: "/proc/self/fd")
        .filter { (try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == resolved }.count
}

/// How many copies of pipes this process holds open: files without a name.
func unnamedCopies() throws -> Int {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: "/proc/self/fd").count { descriptor in
        let target = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
        return target?.contains("/mutoscope-") == true && target?.hasSuffix(" (deleted)") == true
    }
}
