import CMicroHTTPD
import Dispatch
import Glibc
import HTTPRanges
import Jobs
import Synchronization

/// The shell round libmicrohttpd: it brings requests to the service and carries answers out.
///
/// C holds a pointer to it from `start` to `stop`; whoever starts it must stop it, which a running one's deinit checks.
@safe final class HTTPDaemon: Sendable {
    private let service: Service
    private let configuration: ServerConfiguration
    private let log: @Sendable (AccessRecord) -> Void
    private let connections = ConnectionTable()
    private let daemon = Mutex<Handle?>(nil)
    /// A queue of its own: shared ones may be full of work that blocks.
    private let sweeper = DispatchQueue(label: "mutoscope.connections", qos: .utility)

    /// The daemon's pointer, which only this class uses, under its lock.
    @safe private struct Handle: @unchecked Sendable { let raw: OpaquePointer }

    /// Prepares a daemon that serves nothing yet.
    init(service: Service, configuration: ServerConfiguration, log: @escaping @Sendable (AccessRecord) -> Void)
    {
        self.service = service
        self.configuration = configuration
        self.log = log
    }

    deinit { precondition(daemon.withLock { $0 == nil }, "a daemon is stopped before it goes") }

    /// Begins to serve on `socket`.
    ///
    /// The corresponding C function is `MHD_start_daemon`.
    func start(on socket: consuming ListeningSocket) throws(JobError) {
        let descriptor = socket.release()
        var options = unsafe DaemonOptions.items(configuration, socket: descriptor, context: context)
        let flags = DaemonOptions.flags
        let started = unsafe CMHD_start_daemon(flags, 0, Self.handle, context, &options)
        guard let started = unsafe started else {
            close(descriptor)
            throw JobError(.network, "cannot start to serve (MHD_start_daemon)")
        }
        daemon.withLock { $0 = unsafe Handle(raw: started) }
        scheduleSweep()
    }

    /// Closes idle connections, and waits for the others until none is left or `grace` is over.
    ///
    /// New connections are still taken, to be told that the service is going down: load balancers ask on new ones.
    /// `MHD_quiesce_daemon`, which takes none, ends the process when a thread of the pool stops listening by itself
    /// at the same moment.
    func drain(grace: Duration) async {
        connections.drain()
        let end = ContinuousClock.now + grace
        while connections.activeCount > 0, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Closes what is left and ends all threads; no connection may be suspended.
    ///
    /// Blocks. The corresponding C function is `MHD_stop_daemon`.
    func stop() {
        guard let handle = daemon.withLock({ $0.take() }) else { return }
        unsafe MHD_stop_daemon(handle.raw)
    }

    private var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

    private func scheduleSweep() {
        sweeper.asyncAfter(deadline: .now() + 0.25) { [weak self] in
            guard let self, daemon.withLock({ $0 != nil }) else { return }
            connections.sweep(idleTimeout: .seconds(configuration.idleTimeout))
            scheduleSweep()
        }
    }
}

extension HTTPDaemon {
    /// Notes a connection that came or goes.
    func connectionChanged(_ connection: OpaquePointer, isOpen: Bool) {
        let key = UInt(bitPattern: connection)
        if isOpen {
            connections.opened(key, socket: unsafe CMHD_connection_socket(connection))
        } else {
            connections.closed(key)
        }
    }

    /// Notes that a request is over, and lets its file go.
    func exchangeEnded(_ exchange: Exchange, isComplete: Bool) {
        connections.ended(exchange.key)
        if let record = exchange.record(isComplete: isComplete) { log(record) }
    }

    /// Answers a request whose head is complete, or whose job is done.
    func run(_ exchange: Exchange, on connection: OpaquePointer, method: String) -> MHD_Result {
        guard let head = exchange.head else {
            let head = unsafe RequestHead(method: method, target: exchange.target, of: connection)
            exchange.head = head
            if connections.began(exchange.key) {
                unsafe CMHD_set_timeout(connection, UInt32(configuration.idleTimeout))
            }
            // The daemon closes a connection that is answered on this first call, for a body may be on its way. So
            // only a request with a body gets its answer now; the others are called for again at once.
            return head.hasBody || head.isAmbiguous ? unsafe answer(exchange, head, on: connection) : .YES
        }
        if let outcome = exchange.takeOutcome() {
            return unsafe carryOut(service.finish(exchange, head, outcome), exchange, connection)
        }
        return unsafe answer(exchange, head, on: connection)
    }

    private func answer(_ exchange: Exchange, _ head: RequestHead, on connection: OpaquePointer) -> MHD_Result {
        if let problem = unsafe oversize(exchange, connection) {
            return unsafe carryOut(.send(problem.answer, file: nil), exchange, connection)
        }
        let step = service.begin(exchange, head, isStopping: connections.isDraining)
        return unsafe carryOut(step, exchange, connection)
    }

    private func oversize(_ exchange: Exchange, _ connection: OpaquePointer) -> Problem? {
        if exchange.target.count > configuration.headLimit {
            return Problem(status: 414, code: "limit", detail: "the address is too long")
        }
        guard unsafe CMHD_request_header_size(connection) > configuration.headLimit else { return nil }
        return Problem(status: 431, code: "limit", detail: "the head of the request is too long")
    }

    private func carryOut(
        _ step: consuming Service.Step, _ exchange: Exchange, _ connection: OpaquePointer
    ) -> MHD_Result {
        switch consume step {
        case .rest: return .YES
        case .send(let answer, let file):
            // Without memory for an answer the connection is closed.
            guard let response = Response(answer, file: file, adding: service.policy.commonFields) else {
                return .NO
            }
            if connections.isDraining { response.closesConnection() }
            if let transfer = response.transfer {
                let isPatient = connections.count * 2 <= configuration.connectionLimit
                if isPatient { unsafe CMHD_set_timeout(connection, UInt32(configuration.stallTimeout)) }
                connections.sends(exchange.key, transfer, isPatient: isPatient)
            }
            return exchange.sends(response, for: answer)
        }
    }
}
