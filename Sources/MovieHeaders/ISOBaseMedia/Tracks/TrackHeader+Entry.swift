import PictureGeometry

extension TrackHeader {
    /// Takes codec and configuration out of a sample entry.
    mutating func describe(_ entry: SampleEntry, boxes: ArraySlice<UInt8>) {
        var entry = entry
        entry.unwrap(boxes)
        isEncrypted = entry.isEncrypted
        self.entry = entry.code.description
        codec = EntryCodec.name(entry.code) ?? "none"
        for (box, skipped) in Self.configurationBoxes {
            guard let content = boxes.box(box) ?? boxes.box("wave", box) else { continue }
            configuration = Array(content.dropFirst(skipped))
            break
        }
        if let box = boxes.box("esds") ?? boxes.box("wave", "esds"),
            let stream = ElementaryStreamDescriptor.read(Array(box))
        {
            configuration = stream.decoderSpecificInfo
            codec = EntryCodec.name(objectType: stream.objectType) ?? codec
            bitRate = stream.averageBitRate.map(Int64.init)
        }
        if bitRate == nil, let rate = boxes.box("btrt")?.unsigned(at: 8, count: 4), rate > 0 { bitRate = rate }
    }

    /// Boxes that hold a codec's configuration, and how many bytes stand before it.
    private static let configurationBoxes: [(FourCharacterCode, skipped: Int)] = [
        ("avcC", 0), ("hvcC", 0), ("av1C", 0), ("vpcC", 4), ("dOps", 0), ("dac3", 0), ("dec3", 0), ("dfLa", 4),
        ("alac", 0), ("glbl", 0), ("d263", 0), ("damr", 0), ("APRG", 0), ("dvc1", 0), ("jp2h", 0),
    ]

    /// Facts of pictures that have no key of their own.
    mutating func setDetails(_ boxes: ArraySlice<UInt8>, size: PixelSize) {
        if let box = boxes.box("clap") { details["cleanAperture"] = Self.aperture(box, in: size) }
        if let mode = boxes.box("st3d")?.bigEndian(at: 4, count: 1) {
            details["stereo"] = ["mono", "top-bottom", "left-right", "custom", "right-left"].at(Int(mode))
        }
        if let projection = boxes.box("sv3d", "proj") {
            let kinds: [(FourCharacterCode, String)] = [
                ("equi", "equirectangular"), ("cbmp", "cubemap"), ("mshp", "mesh"),
            ]
            details["projection"] = kinds.first { projection.box($0.0) != nil }?.1
        }
    }

    /// The clean aperture as `WxH+X+Y`, from fractions round the middle (ISO/IEC 14496-12, 12.1.4).
    private static func aperture(_ box: ArraySlice<UInt8>, in size: PixelSize) -> String? {
        let numbers = (0..<4).compactMap { index -> Double? in
            guard let top = box.signed(at: 8 * index, count: 4),
                let bottom = box.signed(at: 8 * index + 4, count: 4),
                bottom != 0
            else { return nil }
            return Double(top) / Double(bottom)
        }
        guard numbers.count == 4, numbers[0] > 0, numbers[1] > 0, numbers.allSatisfy({ abs($0) < 1e6 }) else {
            return nil
        }
        let left = (Double(size.width) - numbers[0]) / 2 + numbers[2]
        let top = (Double(size.height) - numbers[1]) / 2 + numbers[3]
        func sign(_ value: Double) -> String { value < 0 ? "-" : "+" }
        let rounded = [numbers[0], numbers[1], abs(left), abs(top)].map { "\(Int($0.rounded()))" }
        return "\(rounded[0])x\(rounded[1])\(sign(left))\(rounded[2])\(sign(top))\(rounded[3])"
    }
}

extension Array {
    /// The element at an index, or nil beyond the end.
    fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
