import Dispatch
import Glibc

/// SIGINT and SIGTERM as something to wait for; a second one ends the process at once.
struct EndSignals {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Takes the signals over.
    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let queue = DispatchQueue(label: "mutoscope.signals")
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            _ = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                if case .terminated = continuation.yield() { _exit(0) }
                continuation.finish()
            }
            source.resume()
            return source
        }
    }

    /// Waits for the first signal.
    func first() async {
        for await _ in stream { return }
    }
}
