public import Bytes
import FFmpeg
import MovieHeaders
public import PictureGeometry
public import Timing

/// Takes pictures of a movie, many at a time.
///
/// Times may come in any order and several times over. Of ISO files (MP4, MOV) what is decoded for one serves the others,
/// and stretches of a movie that do not depend on each other are decoded side by side; of others each time that differs
/// is looked for by itself, in turn. Names and meanings are
/// those of AVFoundation's `AVAssetImageGenerator`, but that pictures are exact and upright unless said otherwise.
public struct FrameExtractor: Sendable {
    /// The largest size of a picture, which keeps its shape; nil for the display size.
    public var maximumSize: SizeRequest?
    /// How much earlier than asked a picture may be, where that saves decoding; nil for as much as it takes.
    public var requestedTimeToleranceBefore: MediaTime? = .zero
    /// How much later than asked a picture may be, where that saves decoding; nil for as much as it takes.
    public var requestedTimeToleranceAfter: MediaTime? = .zero
    /// Whether pictures are turned and mirrored as the container says.
    public var appliesPreferredTrackTransform = true
    /// How many stretches are decoded at a time, each on a core of its own.
    public var parallel = 1

    let source: any ByteSource
    let limits: MovieLimits

    /// Names a movie; nothing is read yet.
    ///
    /// - Parameters:
    ///   - source: Its bytes.
    ///   - limits: What it may cost; the time limit is that of each call.
    public init(_ source: any ByteSource, limits: MovieLimits = MovieLimits()) {
        self.source = source
        self.limits = limits
    }

    /// The picture on screen at a place of the movie.
    ///
    /// Before the first frame it is the first, past the end the last that decodes.
    ///
    /// - Throws: `MovieError`, `RefusedInput`, `FFmpegError`, `Interrupt.Reason`, or the source's own error.
    public func image(at position: TimePosition) async throws -> MoviePicture {
        for await answer in images(for: [position]) { return try answer.picture.get() }
        throw Interrupt.Reason.cancelled
    }

    /// The pictures on screen at places of the movie, in the order in which they are asked for.
    ///
    /// Decoding goes on as answers are taken. It ends when the task is cancelled or the sequence is dropped.
    public func images(for positions: [TimePosition]) -> Images {
        Images(extractor: self, positions: positions)
    }

    /// The answer to one request.
    public struct Answer: Sendable {
        /// The place that was asked for.
        public let requested: TimePosition
        /// The picture, or why there is none.
        public let picture: Result<MoviePicture, any Error>
    }

    /// Answers in the order of the requests.
    public struct Images: AsyncSequence, Sendable {
        fileprivate let extractor: FrameExtractor
        fileprivate let positions: [TimePosition]

        /// Begins anew.
        public func makeAsyncIterator() -> Iterator { Iterator(extraction: Extraction(extractor, positions)) }

        /// Answers one after another.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let extraction: Extraction

            /// The next answer; nil behind the last one, and once the task is cancelled.
            public mutating func next() async -> Answer? { await extraction.next() }
        }
    }
}
