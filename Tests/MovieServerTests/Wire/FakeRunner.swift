import FoundationEssentials
import Jobs
import Synchronization

/// Makes pictures that are words, when it is told to, and counts what it did.
final class FakeRunner: JobRunner {
    struct State {
        var started = 0
        var atOnce = 0
        var most = 0
        var isHeld = false
        var error: JobError?
        var descriptors: [Int32?] = []
    }

    let state = Mutex(State())

    init(held: Bool = false, error: JobError? = nil) {
        state.withLock { ($0.isHeld, $0.error) = (held, error) }
    }

    /// Facts about nothing, recorded somewhere.
    static func info(_ input: String) -> MovieInfo {
        var info = MovieInfo(
            input: input,
            container: ContainerFacts(format: "mp4", longName: "MP4", truncated: false, size: 1, bitRate: nil),
            duration: DurationFacts(seconds: 2, value: 2, timescale: 1, source: .header))
        let device = Data(#"{"make":"Maker","model":"Model"}"#.utf8)
        info.device = try? JSONDecoder().decode(DeviceFacts.self, from: device)
        return info
    }

    func release() { state.withLock { $0.isHeld = false } }

    func run(_ job: Job, readingFrom descriptor: Int32?) async throws -> JobAnswer {
        state.withLock {
            $0.started += 1
            $0.atOnce += 1
            $0.most = max($0.most, $0.atOnce)
            $0.descriptors.append(descriptor)
        }
        defer { state.withLock { $0.atOnce -= 1 } }
        while state.withLock({ $0.isHeld }) { try await Task.sleep(for: .milliseconds(5)) }
        if let error = state.withLock({ $0.error }) { throw error }
        guard case .probe(let probe) = job else { return .picture(Array("picture".utf8)) }
        return .movie(Self.info(probe.input))
    }
}
