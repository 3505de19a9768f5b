import Dispatch
public import Jobs
import Synchronization

/// A web server for the movies of some folders: a page, a list, the files by range, and their posters.
///
/// It opens nothing outside those folders and decodes nothing itself: a `JobRunner` makes the posters.
public final class MovieServer: Sendable {
    private let roots: [ServedRoot]
    private let configuration: ServerConfiguration
    private let runner: any JobRunner
    private let log: @Sendable (AccessRecord) -> Void
    private let running = Mutex<Running?>(nil)

    private struct Running {
        let daemon: HTTPDaemon
        let keeper: CatalogueKeeper
        let desk: JobDesk
    }

    /// Prepares to serve folders, with all below them, and single files.
    ///
    /// - Parameters:
    ///   - roots: Paths of folders and files.
    ///   - configuration: How to serve.
    ///   - runner: Makes the posters.
    ///   - log: Told of each request that is over, on one of the server's threads: it must not block.
    /// - Throws: `JobError` where a root is not there or cannot be read.
    public init(
        roots: [String], configuration: ServerConfiguration, runner: any JobRunner,
        log: @escaping @Sendable (AccessRecord) -> Void = { _ in }
    ) throws(JobError) {
        var opened: [ServedRoot] = []
        for path in roots { opened.append(try ServedRoot(path: path)) }
        self.roots = opened
        self.configuration = configuration
        self.runner = runner
        self.log = log
    }

    /// A server that nobody can stop any more stops by itself, without grace.
    deinit {
        guard let server = running.withLock({ $0.take() }) else { return }
        server.keeper.stop()
        server.desk.close()
        server.daemon.stop()
    }

    /// Looks through the folders once and begins to serve; returns where.
    ///
    /// The process's limit of open files is raised where it would be reached before the limit of connections. Must
    /// not be called again before the server was stopped.
    ///
    /// - Throws: `JobError` of code `network` where the address cannot be had.
    public func start() throws(JobError) -> BoundAddress {
        precondition(running.withLock { $0 == nil }, "a server runs once at a time")
        // A connection and the file that goes out on it; pictures that are made, and what else is open.
        DescriptorLimit.raise(
            to: 2 * configuration.connectionLimit + configuration.pictureQueue + 8 * configuration.pictureJobs
                + 64)
        let socket = try ListeningSocket.open(host: configuration.host, port: configuration.port)
        let address = socket.address
        let keeper = CatalogueKeeper(roots: roots, minimumPause: configuration.rescanPause)
        let desk = JobDesk(
            runner: runner, width: configuration.pictureJobs, queueLength: configuration.pictureQueue,
            memory: configuration.pictureMemory)
        let policy = Policy(isLoopback: address.isLoopback, allowedHosts: configuration.allowedHosts)
        let daemon = HTTPDaemon(
            service: Service(keeper: keeper, desk: desk, policy: policy), configuration: configuration, log: log
        )
        try daemon.start(on: socket)
        keeper.start()
        running.withLock { $0 = Running(daemon: daemon, keeper: keeper, desk: desk) }
        return address
    }

    /// Ends the service: takes no more connections, closes idle ones at once and the others after `grace`.
    public func stop(grace: Duration = .seconds(3)) async {
        guard let server = running.withLock({ $0.take() }) else { return }
        server.keeper.stop()
        await server.daemon.drain(grace: grace)
        // Before the daemon stops, no connection may be suspended any more.
        server.desk.close()
        await withCheckedContinuation { done in
            DispatchQueue(label: "mutoscope.stop").async {
                server.daemon.stop()
                done.resume()
            }
        }
    }
}
