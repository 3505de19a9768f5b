public import PictureGeometry

/// What a movie cannot give.
public enum MovieError: Error, Hashable, Sendable {
    /// It has no track of pictures, though it may have a cover.
    case noVideo(hasCover: Bool)
    /// It has pictures, and none of them can be decoded; the text is the decoder's last complaint.
    case nothingDecodes(String)
    /// It is a picture in a container for movies (HEIC, AVIF) that FFmpeg cannot open; the text is its brand.
    case stillImageContainer(String)
    /// Its pictures are encrypted.
    case encrypted
    /// Its pictures have more pixels than allowed.
    case tooLarge(PixelSize)
}
