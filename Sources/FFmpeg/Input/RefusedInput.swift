/// An input that is left alone by what it is, whatever its name.
public enum RefusedInput: Error, Hashable, Sendable {
    /// A list of other files, in FFmpeg's word for it (`hls`, `concat`).
    case playlist(String)
    /// Subtitles alone.
    case subtitles(String)
    /// A kind that FFmpeg knows and Mutoscope does not open.
    case container(String)
    /// Nothing at all: no bytes.
    case empty
    /// Nothing that FFmpeg knows.
    case unknown
    /// More bytes would have to be read to know its streams than may be.
    case tooLong
    /// It has, or claims, more samples than are taken into memory.
    case tooManySamples
}
