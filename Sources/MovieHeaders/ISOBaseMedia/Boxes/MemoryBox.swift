/// A box that is in memory with its content.
struct MemoryBox {
    /// Its type, such as `trak`.
    let type: FourCharacterCode
    /// What stands behind its header.
    let content: ArraySlice<UInt8>
}

extension ArraySlice<UInt8> {
    /// Boxes of one parent that are looked at; real files have a few hundred.
    static var mostBoxes: Int { 20_000 }

    /// The boxes that stand side by side in these bytes.
    ///
    /// A box that reaches beyond them ends with them, and nothing is read behind what is no box.
    var boxes: [MemoryBox] {
        var boxes: [MemoryBox] = []
        var rest = self
        while boxes.count < Self.mostBoxes, let box = rest.takeBox() { boxes.append(box) }
        return boxes
    }

    /// The content of the first box of a type.
    func box(_ type: FourCharacterCode) -> ArraySlice<UInt8>? {
        var rest = self
        for _ in 0..<Self.mostBoxes {
            guard let box = rest.takeBox() else { return nil }
            if box.type == type { return box.content }
        }
        return nil
    }

    /// The content of a box within boxes.
    func box(_ path: FourCharacterCode...) -> ArraySlice<UInt8>? {
        path.reduce(self) { $0?.box($1) }
    }

    private mutating func takeBox() -> MemoryBox? {
        guard let size = bigEndian(at: 0, count: 4), let type = code(at: 4) else { return nil }
        var header = 8
        var length = size
        if size == 1 {
            guard let large = bigEndian(at: 8, count: 8) else { return nil }
            (header, length) = (16, large)
        } else if size == 0 {
            length = UInt64(count)
        }
        guard length >= header else { return nil }
        let taken = prefix(Int(Swift.min(length, UInt64(count))))
        self = dropFirst(taken.count)
        return MemoryBox(type: type, content: taken.dropFirst(header))
    }

    /// The version of a full box.
    var version: UInt8 { first ?? 0 }

    /// The flags of a full box.
    var flags: UInt32 { UInt32(bigEndian(at: 1, count: 3) ?? 0) }

    /// The signed number in `count` bytes, 2 to 8, from the byte `position`.
    func signed(at position: Int, count: Int) -> Int64? {
        bigEndian(at: position, count: count).map { value in
            let unused = 64 - 8 * count
            return Int64(bitPattern: value << unused) >> unused
        }
    }

    /// The unsigned number in `count` bytes from the byte `position`, the greatest there is where it does not fit.
    func unsigned(at position: Int, count: Int) -> Int64? {
        bigEndian(at: position, count: count).map { Int64(clamping: $0) }
    }
}
