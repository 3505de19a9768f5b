extension MovieHeader {
    /// Covers that are read.
    private static var mostCovers: Int { 64 }

    /// The pictures that stand for the movie, as tracks behind all others.
    static func covers(in movie: ArraySlice<UInt8>) -> [TrackHeader] {
        guard let meta = movie.box("udta", "meta") else { return [] }
        let items = (meta.code(at: 4) == "hdlr" ? meta : meta.dropFirst(4)).box("ilst") ?? []
        let pictures = items.boxes.filter { $0.type == "covr" }.flatMap { $0.content.boxes }
        return pictures.filter { $0.type == "data" && $0.content.count > 8 }.prefix(mostCovers).compactMap {
            box in
            let bytes = Array(box.content.dropFirst(8))
            let found = PictureHeader.size(of: Array(bytes.prefix(1 << 17)))
            let kind = box.content.bigEndian(at: 0, count: 4)
            guard let codec = found?.codec ?? [13: "mjpeg", 14: "png", 27: "bmp"][kind ?? 0] else { return nil }
            return TrackHeader(
                id: nil, kind: .cover(byteCount: bytes.count, size: found?.size), codec: codec, entry: "covr")
        }
    }
}
