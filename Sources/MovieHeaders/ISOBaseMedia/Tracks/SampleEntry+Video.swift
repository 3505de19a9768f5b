import PictureGeometry

extension SampleEntry {
    /// The boxes behind the fields of pictures.
    var videoBoxes: ArraySlice<UInt8> { fields.dropFirst(70) }

    /// What the container says of pictures; nil for an entry that is cut.
    ///
    /// - Parameter trackSize: The size that the track's header has, which stretches samples where no box does.
    func video(trackSize: (width: Double, height: Double)?) -> VideoHeader? {
        guard let width = fields.unsigned(at: 16, count: 2), let height = fields.unsigned(at: 18, count: 2)
        else {
            return nil
        }
        var video = VideoHeader(size: PixelSize(width: Int(width), height: Int(height)))
        let boxes = videoBoxes
        if let box = boxes.box("pasp"), let across = box.unsigned(at: 0, count: 4),
            let down = box.unsigned(at: 4, count: 4)
        {
            video.sampleAspectRatio = SampleAspectRatio(width: Int(across), height: Int(down))
        } else if let trackSize, width > 0, height > 0, trackSize.width > 0, trackSize.height > 0 {
            video.sampleAspectRatio = Self.ratio(trackSize, width, height)
        }
        readColor(boxes, &video)
        readFields(boxes, &video)
        readDynamicRange(boxes, &video.dynamicRange)
        return video
    }

    /// The shape of samples that fill the track's size; nil where they are square within what encoders round.
    private static func ratio(
        _ size: (width: Double, height: Double), _ width: Int64, _ height: Int64
    ) -> SampleAspectRatio? {
        let ratio = (size.width * Double(height)) / (size.height * Double(width))
        guard ratio.isFinite, abs(ratio - 1) > 0.01 else { return nil }
        return SampleAspectRatio(
            width: Int(min(1e9, size.width) * 256) * Int(height) / 256,
            height: Int(min(1e9, size.height) * 256) * Int(width) / 256)
    }

    private func readColor(_ boxes: ArraySlice<UInt8>, _ video: inout VideoHeader) {
        for box in boxes.boxes where box.type == "colr" {
            let kind = box.content.code(at: 0)
            guard kind == "nclx" || kind == "nclc" else { continue }
            let codes = [4, 6, 8].map { box.content.unsigned(at: $0, count: 2) }
            guard let primaries = codes[0], let transfer = codes[1], let matrix = codes[2] else { continue }
            video.color = ColorCodes(
                primaries: UInt8(clamping: primaries), transfer: UInt8(clamping: transfer),
                matrix: UInt8(clamping: matrix))
            if kind == "nclx", let flags = box.content.bigEndian(at: 10, count: 1) {
                video.isFullRange = flags & 0x80 != 0
            }
        }
    }

    /// How many fields a picture has, and which comes first (QuickTime's `fiel`).
    private func readFields(_ boxes: ArraySlice<UInt8>, _ video: inout VideoHeader) {
        guard let box = boxes.box("fiel"), let word = box.bigEndian(at: 0, count: 2) else { return }
        video.fieldOrder =
            switch word {
            case 0x0100...0x01FF: "progressive"
            case 0x0201: "tt"
            case 0x0206: "bb"
            case 0x0209: "tb"
            case 0x020E: "bt"
            default: nil
            }
    }

    private func readDynamicRange(_ boxes: ArraySlice<UInt8>, _ range: inout DynamicRangeFacts) {
        if let box = boxes.box("mdcv") {
            range.masteringDisplay = Self.display(box, point: 50_000, light: 10_000, isMetadata: true)
        } else if let box = boxes.box("SmDm")?.dropFirst(4) {
            range.masteringDisplay = Self.display(box, point: 65_536, light: 0, isMetadata: false)
        }
        if let box = boxes.box("clli") ?? boxes.box("CoLL")?.dropFirst(4),
            let pixel = box.unsigned(at: 0, count: 2), let average = box.unsigned(at: 2, count: 2)
        {
            range.contentLight = ContentLight(brightestPixel: Int(pixel), brightestAverage: Int(average))
        }
        if let box = boxes.box("dvcC") ?? boxes.box("dvvC") ?? boxes.box("dvwC"),
            let word = box.bigEndian(at: 2, count: 2), let last = box.bigEndian(at: 4, count: 1)
        {
            range.dolbyVision = DolbyVision(
                profile: Int(word >> 9), level: Int(word >> 3 & 63), compatibility: Int(last >> 4))
        }
    }

    /// Eight chromaticities and two luminances; `mdcv` has green first, as video streams do, `SmDm` red.
    private static func display(
        _ box: ArraySlice<UInt8>, point: Double, light: Double, isMetadata: Bool
    ) -> MasteringDisplay? {
        let points = (0..<8).compactMap { box.unsigned(at: 2 * $0, count: 2).map { Double($0) / point } }
        guard points.count == 8, let most = box.unsigned(at: 16, count: 4),
            let least = box.unsigned(at: 20, count: 4)
        else { return nil }
        let order = isMetadata ? [4, 5, 0, 1, 2, 3, 6, 7] : Array(0..<8)
        return MasteringDisplay(
            chromaticities: order.map { points[$0] },
            darkest: Double(least) / (isMetadata ? light : 16_384),
            brightest: Double(most) / (isMetadata ? light : 256))
    }
}
