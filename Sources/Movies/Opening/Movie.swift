public import Bytes
import FFmpeg
public import Jobs
import MovieHeaders

/// A movie: its facts and its pictures.
///
/// It is opened by the first call that needs it. The calls run one after the other on the movie's thread.
public actor Movie {
    private let thread: MovieThread
    /// Where the movie's thread is.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }

    private let source: any ByteSource
    private let limits: MovieLimits
    private let interrupt: Interrupt
    private var opened: OpenMovie?
    /// What was found of the table of the track to show; nil before that was looked for.
    private var table: TableTrack??

    /// Names a movie; nothing is read yet.
    ///
    /// - Parameters:
    ///   - source: Its bytes.
    ///   - limits: What it may cost; the time limit begins now.
    ///   - thread: Where it is read, by turns with other movies there.
    public init(
        _ source: any ByteSource, limits: MovieLimits = MovieLimits(), on thread: MovieThread = MovieThread()
    ) {
        self.thread = thread
        interrupt = Interrupt(timeLimit: limits.timeLimit)
        self.source = WatchedSource(source, interrupt: interrupt)
        self.limits = limits
    }

    /// Ends every running and later call with `Interrupt.Reason.cancelled`.
    public nonisolated func cancel() { interrupt.cancel() }

    /// The facts about the movie.
    ///
    /// - Parameters:
    ///   - input: What the caller calls it; it is repeated in the answer.
    ///   - scan: Whether every packet is read for what headers and index do not tell.
    /// - Throws: `RefusedInput`, `FFmpegError`, `Interrupt.Reason`, or the source's own error.
    public func info(input: String, scan: Bool = false) throws -> MovieInfo {
        try interrupt.check()
        let header = opened == nil ? try header(scan: scan) : nil
        guard let header, header.tellsAll else {
            var info = try (scan ? open() : openForFacts()).info(input: input, scan: scan)
            if header?.namesMissingBytes == true { info.container.truncated = true }
            if !scan, let header, header.tellsTimes {
                info.takeTimes(of: MovieInfo(header, input: input, size: source.size))
            }
            return info
        }
        var info = MovieInfo(header, input: input, size: source.size)
        if scan, !header.isCounted { info.take(try open().scan()) }
        return info
    }

    /// The facts about the movie under the keys of `ffprobe`.
    ///
    /// - Parameter input: What the caller calls it; it is repeated in the answer.
    /// - Throws: What `info` throws.
    public func ffprobeDocument(input: String) throws -> FFprobeDocument {
        // Not the demuxer of other calls: this one decodes what ffprobe does, and stands before the first packet.
        try checkClaims()
        let demuxer = try Demuxer(source, limits: limits.bounded.demuxer, interrupt: interrupt)
        try demuxer.analyze()
        return FFprobeDocument(demuxer, input: input, size: source.size)
    }

    private func header(scan: Bool) throws -> MovieHeader? {
        if scan, let header = try MovieHeader.scanMatroska(source) { return header }
        return try MovieHeader.read(source)
    }

    /// Takes a picture of the movie, upright and in square pixels.
    ///
    /// Before the first frame it is the first, past the end the last that decodes.
    ///
    /// - Throws: `MovieError`, and what `info` throws.
    public func picture(_ request: FrameRequest) throws -> MoviePicture {
        try interrupt.check()
        if let track = try tableTrack() {
            return try track.picture(request, limits: limits, interrupt: interrupt)
        }
        return try open().picture(request)
    }

    /// The table of the track to show, where the file's own header tells it.
    private func tableTrack() throws -> TableTrack? {
        if let table { return table }
        let found =
            try opened == nil ? MovieHeader.read(source).flatMap { try TableTrack.read(source, $0) } : nil
        table = .some(found)
        return found
    }

    private func open() throws -> OpenMovie {
        if let opened { return opened }
        let movie = try OpenMovie(source, limits: limits, interrupt: interrupt)
        opened = movie
        return movie
    }

    /// The movie within the bounds of what facts may cost.
    ///
    /// It is not kept where it is opened for that: a long picture may end at the bound, and would be shown cut.
    private func openForFacts() throws -> OpenMovie {
        if let opened { return opened }
        try checkClaims()
        return try OpenMovie(source, limits: limits.bounded, interrupt: interrupt)
    }

    /// Refuses tables that a demuxer would take into memory entry by entry.
    private func checkClaims() throws {
        guard let count = try SampleClaims.count(in: source), count > limits.mostSamples else { return }
        throw RefusedInput.tooManySamples
    }
}
