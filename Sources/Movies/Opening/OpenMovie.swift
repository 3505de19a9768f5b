import Bytes
import FFmpeg
import MovieHeaders
import Timing

/// A movie that is open: what the actor `Movie` keeps to itself.
final class OpenMovie {
    let source: any ByteSource
    let limits: MovieLimits
    let interrupt: Interrupt
    /// What the file's own structure says, where it is of a family that tells.
    let outline: ContainerOutline?
    private(set) var demuxer: Demuxer
    /// Whether the demuxer stands before its first packet.
    var isFresh = true
    /// The last packets of an MPEG stream: packs of several frames hide from libavformat where the last ends.
    ///
    /// Unknown before `learnEnd` was called.
    private(set) var tail: MovieTail?
    private var hasLookedForEnd = false

    init(_ source: any ByteSource, limits: MovieLimits, interrupt: Interrupt) throws {
        self.source = source
        self.limits = limits
        self.interrupt = interrupt
        outline = try ContainerOutline.read(source)
        do {
            demuxer = try Self.demuxer(source, limits, interrupt)
        } catch let error as FFmpegError where error.operation == .open {
            throw outline?.pictureBrand.map(MovieError.stillImageContainer) ?? error
        }
    }

    /// Opens the movie anew: the one sure way back to its first packet.
    ///
    /// - Parameter decoding: Whether pictures are decoded, to tell what only they do.
    func reopen(decoding: Bool = false) throws {
        demuxer = try Self.demuxer(source, limits, interrupt, decoding: decoding)
        isFresh = true
    }

    /// Looks at the file's end, once, for what `duration` needs of it.
    func learnEnd() throws {
        if hasLookedForEnd { return }
        tail = try endOfStream()
        hasLookedForEnd = true
    }

    private static func demuxer(
        _ source: any ByteSource, _ limits: MovieLimits, _ interrupt: Interrupt, decoding: Bool = false
    ) throws -> Demuxer {
        let demuxer = try Demuxer(source, limits: limits.demuxer, interrupt: interrupt)
        // The table of samples gives the times of these files; others have them guessed with a decoder's help.
        try demuxer.analyze(decoding: decoding || !demuxer.formatName.hasPrefix("mov,"))
        return demuxer
    }
}

extension ContainerOutline {
    /// The brand by which an ISO file says that it is a picture (HEIF), or nil.
    fileprivate var pictureBrand: String? {
        guard case .isoBaseMedia(let brands, _, _) = family else { return nil }
        return brands.first { ["heic", "heix", "heim", "heis", "mif1", "msf1", "avif", "avis"].contains($0) }
    }
}
