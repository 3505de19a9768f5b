import Glibc
import Jobs

/// Where a picture goes, by what was typed behind `-o`.
enum PictureOutput {
    /// The path to write: `out`, or the movie's name in it where it is a folder.
    static func path(_ out: String, input: String, format: PictureFormat?) -> String {
        guard out.hasSuffix("/") || isFolder(out) else { return out }
        let base = input.split(separator: "/").last.map(String.init) ?? input
        let name = input == "-" ? "stdin" : stem(of: base)
        return out + (out.hasSuffix("/") ? "" : "/") + name + (format == .png ? ".png" : ".jpg")
    }

    /// The format that a path's ending says.
    static func format(of path: String) -> PictureFormat? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[dot...].dropFirst().lowercased() {
        case "jpg", "jpeg": return .jpeg
        case "png": return .png
        default: return nil
        }
    }

    /// A file name without its ending.
    private static func stem(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
