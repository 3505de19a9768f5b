import PictureGeometry

extension MovieHeader {
    /// Reads the header of a JPEG, PNG or WebP picture; nil for any other file.
    static func picture(_ reader: inout HeaderReader) throws -> MovieHeader? {
        if let jpeg = try JPEGHeader(&reader) {
            var movie = picture("jpeg", codec: "mjpeg", jpeg.coding, jpeg.orientation, reader.size)
            movie?.namesMissingBytes = jpeg.isCut
            return movie
        }
        if let png = try PNGHeader(&reader) {
            var movie = picture("png", codec: "png", png.coding, nil, reader.size)
            movie?.namesMissingBytes = png.isCut
            return movie
        }
        return try WebPHeader.read(&reader).flatMap { picture("webp", codec: "webp", $0, nil, reader.size) }
    }

    private static func picture(
        _ format: String, codec: String, _ coding: CodecFacts, _ orientation: Orientation?, _ fileSize: Int64?
    ) -> MovieHeader? {
        guard let size = coding.codedSize else { return nil }
        let outline = ContainerOutline(family: .picture(format: format), declaredEnd: nil, size: fileSize)
        var movie = MovieHeader(outline: outline)
        var video = VideoHeader(size: size)
        video.matrix = orientation.map { DisplayMatrix($0).fixedPoint }
        var track = TrackHeader(id: nil, kind: .video(video), codec: codec, entry: "")
        track.coding = coding
        movie.tracks = [track]
        return movie
    }
}
