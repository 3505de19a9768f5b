import PictureGeometry

extension Orientation {
    /// Reads the orientation in the content of an Exif segment (CIPA DC-008, 4.5.4 and 4.6.4); nil where it has none.
    ///
    /// Only the first directory is read: the second one is the thumbnail's.
    init?(exif segment: ArraySlice<UInt8>) {
        guard segment.starts(with: "Exif\0\0".utf8) else { return nil }
        let data = Array(segment.dropFirst(6))
        let isLittle = data.starts(with: [0x49, 0x49, 0x2A, 0])
        guard isLittle || data.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
        func number(at position: Int, _ count: Int) -> Int? {
            guard position >= 0, position + count <= data.count else { return nil }
            let bytes = data[position..<position + count]
            return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
        for entry in (0..<count).lazy.map({ directory + 2 + 12 * $0 }) where number(at: entry, 2) == 0x0112 {
            // A short by the standard; some write a byte or a long.
            let width = [1: 1, 3: 2, 4: 4][number(at: entry + 2, 2) ?? 0]
            guard let width, let value = number(at: entry + 8, width) else { return nil }
            self.init(rawValue: value)
            return
        }
        return nil
    }
}
