import PictureGeometry

extension MovieHeader {
    /// Reads the header of a JPEG picture; nil for any other file.
    static func picture(_ reader: inout HeaderReader) throws -> MovieHeader? {
        guard let header = try JPEGHeader(&reader), let size = header.coding.codedSize else { return nil }
        var movie = MovieHeader(
            outline: ContainerOutline(family: .picture(format: "jpeg"), declaredEnd: nil, size: reader.size))
        var video = VideoHeader(size: size)
        video.matrix = header.orientation.map { DisplayMatrix($0).fixedPoint }
        var track = TrackHeader(id: nil, kind: .video(video), codec: "mjpeg", entry: "")
        track.coding = header.coding
        movie.tracks = [track]
        return movie
    }
}
