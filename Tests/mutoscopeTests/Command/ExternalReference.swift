/// A QuickTime alias: what says that a track's samples are in another file.
struct ExternalReference {
    /// The path of that file.
    let path: String

    /// The boxes that lead from a file to the references of its tracks.
    private static let containers: Set = ["moov", "trak", "mdia", "minf", "dinf"]

    /// A movie with all its data references replaced by this one; its index must stand behind its samples.
    func replacing(referencesOf movie: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = movie[...]
        while rest.count >= 8 {
            let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            let box = rest.prefix(size)
            rest = rest.dropFirst(size)
            if Self.containers.contains(name) {
                result += Self.box(name, replacing(referencesOf: Array(box.dropFirst(8))))
            } else if name == "dref" {
                result += Self.box(name, [0, 0, 0, 0, 0, 0, 0, 1] + Self.box("alis", alias))
            } else {
                result += box
            }
        }
        return result
    }

    /// Version and flags, then the record: fixed fields that are mostly unused, then the path under tag 2.
    private var alias: [UInt8] {
        let text = Array(path.utf8)
        let tag: [UInt8] = [0, 2, 0, UInt8(text.count)] + text + (text.count % 2 == 0 ? [] : [0])
        let name = Array("fast.mp4".utf8)
        let names: [UInt8] = [1, UInt8(ascii: "v")] + zeros(26 + 12) + [UInt8(name.count)] + name
        return zeros(4 + 10) + names + zeros(63 - name.count + 16) + [0, 1, 0, 1] + zeros(16) + tag
            + [0xff, 0xff, 0, 0]
    }

    private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    private static func box(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        let size = UInt32(payload.count + 8)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + Array(name.utf8) + payload
    }
}
