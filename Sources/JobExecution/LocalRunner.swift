import Bytes
import FFmpeg
public import Jobs
public import Movies
import Origins

/// Does jobs in this process.
public struct LocalRunner: JobRunner {
    private let limits: MovieLimits
    private let thread: MovieThread?

    /// Makes a runner whose movies may cost `limits`, each on a thread of its own where none is given.
    public init(limits: MovieLimits = MovieLimits(), on thread: MovieThread? = nil) {
        self.limits = limits
        self.thread = thread
    }

    /// Does one job.
    ///
    /// - Parameters:
    ///   - job: What to do.
    ///   - descriptor: An open file for the input `-`; nil stands for standard input.
    /// - Throws: `JobError`.
    public func run(_ job: Job, readingFrom descriptor: Int32?) async throws -> JobAnswer {
        do {
            // Before the work, for it may be long and in vain.
            if case .frame(let frame) = job { try frame.check() }
            let start = ContinuousClock.now
            let source = try await source(of: job.input, descriptor: descriptor)
            var limits = limits
            if let timeLimit = limits.timeLimit { limits.timeLimit = timeLimit - (ContinuousClock.now - start) }
            let movie = Movie(source, limits: limits, on: thread ?? MovieThread())
            return try await withTaskCancellationHandler {
                switch job {
                case .probe(let probe):
                    switch probe.compat {
                    case nil: return .movie(try await movie.info(input: probe.input, scan: probe.scan))
                    case .ffprobe: return .ffprobe(try await movie.ffprobeDocument(input: probe.input))
                    }
                case .frame(let frame): return try await frame.run(on: movie)
                }
            } onCancel: {
                movie.cancel()
            }
        } catch {
            throw JobError(describing: error)
        }
    }

    private func source(of input: String, descriptor: Int32?) async throws -> any ByteSource {
        guard input == "-" else { return try FileOrigin(path: input) }
        let interrupt = Interrupt(timeLimit: limits.timeLimit)
        return try await withTaskCancellationHandler {
            do {
                return try FileOrigin.standardInput(descriptor ?? 0, spoolLimit: Self.spoolLimit) {
                    interrupt.reason != nil
                }
            } catch {
                try interrupt.check()
                throw error
            }
        } onCancel: {
            interrupt.cancel()
        }
    }

    /// Most bytes of a pipe that are copied aside: 4 GiB.
    private static let spoolLimit: Int64 = 4 << 30
}
