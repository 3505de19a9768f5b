import PictureGeometry

/// The files that travel within a segment.
enum MatroskaAttachments {
    private enum Field {
        static let file: UInt64 = 0x61A7
        static let name: UInt64 = 0x466E
        static let mediaType: UInt64 = 0x4660
        static let description: UInt64 = 0x467E
        static let data: UInt64 = 0x465C
    }

    /// As many bytes of a picture as its size is looked for in.
    private static let headLength = 64 << 10

    /// One track for each file, pictures as covers; only the heads of pictures are read.
    static func tracks(in part: ElementHeader, end: Int64, _ reader: inout HeaderReader) throws -> [TrackHeader]
    {
        var tracks: [TrackHeader] = []
        var offset = part.content
        let end = min(part.end ?? end, end)
        while offset < end, tracks.count < 256 {
            guard case .element(let file) = try ElementHeader.read(at: offset, &reader), let next = file.end
            else {
                break
            }
            if file.id == Field.file, let track = try track(of: file, end: min(next, end), &reader) {
                tracks.append(track)
            }
            offset = next
        }
        return tracks
    }

    private static func track(
        of file: ElementHeader, end: Int64, _ reader: inout HeaderReader
    ) throws -> TrackHeader? {
        var texts: [UInt64: String] = [:]
        var data: Range<Int64>?
        var offset = file.content
        while offset < end {
            guard case .element(let field) = try ElementHeader.read(at: offset, &reader), let next = field.end,
                next <= end
            else { break }
            if field.id == Field.data {
                data = field.content..<next
            } else if [Field.name, Field.mediaType, Field.description].contains(field.id) {
                let length = Int(min(1024, next - field.content))
                texts[field.id] = ElementList.text(
                    try reader.bytes(at: field.content, count: length)?[...] ?? [])
            }
            offset = next
        }
        guard let data, !data.isEmpty else { return nil }
        return try track(name: texts[Field.name] ?? "", type: texts[Field.mediaType] ?? "", data: data, &reader)
    }

    private static func track(
        name: String, type: String, data: Range<Int64>, _ reader: inout HeaderReader
    ) throws -> TrackHeader {
        let type = type.lowercased()
        let isPicture = type.hasPrefix("image/") || name.lowercased().hasPrefix("cover.")
        var track: TrackHeader
        if isPicture {
            let head = try reader.bytes(
                at: data.lowerBound, count: Int(min(Int64(headLength), data.upperBound - data.lowerBound)))
            let picture = PictureHeader.size(of: head ?? [])
            let kind = TrackHeader.Kind.cover(
                byteCount: Int(data.upperBound - data.lowerBound), size: picture?.size)
            let codec = picture?.codec ?? pictures[type] ?? "none"
            track = TrackHeader(id: nil, kind: kind, codec: codec, entry: type)
        } else {
            track = TrackHeader(id: nil, kind: .data, codec: codec(name: name, type: type), entry: type)
        }
        if !name.isEmpty { track.details["filename"] = name }
        return track
    }

    private static func codec(name: String, type: String) -> String {
        if let codec = others[type] { return codec }
        let name = name.lowercased()
        return name.hasSuffix(".ttf") ? "ttf" : name.hasSuffix(".otf") ? "otf" : "none"
    }

    private static let pictures = [
        "image/jpeg": "mjpeg", "image/jpg": "mjpeg", "image/png": "png", "image/gif": "gif", "image/bmp": "bmp",
        "image/tiff": "tiff", "image/webp": "webp",
    ]

    private static let others = [
        "application/x-truetype-font": "ttf", "application/x-font": "ttf", "application/x-font-ttf": "ttf",
        "font/ttf": "ttf", "font/sfnt": "ttf", "font/collection": "ttf", "application/vnd.ms-opentype": "otf",
        "font/otf": "otf", "application/font-sfnt": "ttf", "text/plain": "text", "binary": "bin_data",
    ]
}
