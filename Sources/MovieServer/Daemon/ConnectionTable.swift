import Glibc
import Synchronization

/// The connections that are open, so that idle ones can be closed and broken transfers ended.
///
/// Sockets are only touched under the lock, and leave the table before the daemon closes them: a number that is in the
/// table is the socket it was put in for.
final class ConnectionTable: Sendable {
    /// A file on its way to a client.
    struct Transfer {
        /// The open file; lent until the exchange is over.
        var descriptor: Int32
        /// The position behind the last byte that was promised.
        var end: Int64
    }

    private struct Entry {
        let socket: Int32
        var isActive = false
        var idleSince: ContinuousClock.Instant
        var transfer: Transfer?
        /// Whether the daemon was told to be patient with this connection.
        var isPatient = false
    }

    private struct State {
        var entries: [UInt: Entry] = [:]
        var activeCount = 0
        var isDraining = false
    }

    private let state = Mutex(State())

    /// How many connections are open.
    var count: Int { state.withLock { $0.entries.count } }

    /// How many requests are under way.
    var activeCount: Int { state.withLock { $0.activeCount } }

    /// Whether each connection is closed when its request is over.
    var isDraining: Bool { state.withLock { $0.isDraining } }

    /// Takes in a connection that was accepted.
    func opened(_ key: UInt, socket: Int32) {
        state.withLock { state in
            state.entries[key] = Entry(socket: socket, idleSince: .now)
        }
    }

    /// Forgets a connection that is about to be closed.
    func closed(_ key: UInt) {
        state.withLock { state in
            if let entry = state.entries.removeValue(forKey: key), entry.isActive { state.activeCount -= 1 }
        }
    }

    /// Notes that a request begins; tells whether the connection's patience is left over from the one before.
    func began(_ key: UInt) -> Bool {
        state.withLock { state in
            guard state.entries[key]?.isActive == false else { return false }
            state.entries[key]!.isActive = true
            state.activeCount += 1
            defer { state.entries[key]!.isPatient = false }
            return state.entries[key]!.isPatient
        }
    }

    /// Notes which file a connection sends, and whether the daemon is patient with it meanwhile.
    func sends(_ key: UInt, _ transfer: Transfer, isPatient: Bool) {
        state.withLock { state in
            state.entries[key]?.transfer = transfer
            state.entries[key]?.isPatient = isPatient
        }
    }

    /// Notes that a request is over; from here on its file may be closed.
    func ended(_ key: UInt) {
        state.withLock { state in
            guard let entry = state.entries[key], entry.isActive else { return }
            state.activeCount -= 1
            state.entries[key]!.isActive = false
            state.entries[key]!.transfer = nil
            state.entries[key]!.idleSince = .now
            if state.isDraining { shutdown(entry.socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Closes idle connections now, and each other one when its request is over.
    func drain() {
        state.withLock { state in
            state.isDraining = true
            for entry in state.entries.values where !entry.isActive { shutdown(entry.socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Closes what has been idle for `idleTimeout`, and what waits for bytes that its file no longer has.
    ///
    /// The daemon's own timeout starts again with each byte of a request; this one does not, so that nobody can hold a
    /// connection by trickling a head. And where a file has shrunk, the daemon would try for ever to send the rest.
    func sweep(idleTimeout: Duration, now: ContinuousClock.Instant = .now) {
        state.withLock { state in
            for entry in state.entries.values {
                let isOver =
                    entry.isActive
                    ? entry.transfer.map(Self.isBroken) ?? false
                    : now - entry.idleSince > idleTimeout
                if isOver { shutdown(entry.socket, Int32(SHUT_RDWR)) }
            }
        }
    }

    private static func isBroken(_ transfer: Transfer) -> Bool {
        var status = stat()
        return unsafe fstat(transfer.descriptor, &status) != 0 || Int64(status.st_size) < transfer.end
    }
}
