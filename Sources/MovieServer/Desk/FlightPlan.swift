/// Which pictures are being made, which wait, and who waits for them.
///
/// One flight makes a picture for everybody who asks for it meanwhile; only so many fly at once, and only so many wait.
struct FlightPlan<Key: Hashable, Cargo, Waiter> {
    /// What becomes of a request.
    enum Admission: Hashable {
        /// Its flight begins now.
        case starts
        /// It waits until a flight ends, or joins one that is there already.
        case waits
        /// Too many wait.
        case refused
    }

    private struct Flight {
        var cargo: Cargo
        var waiters: [Waiter]
    }

    private let width: Int
    private let queueLength: Int
    private var flights: [Key: Flight] = [:]
    private var queue: [Key] = []
    private var flying = 0
    private var isClosed = false

    /// Lets `width` flights go at once while `queueLength` more wait.
    init(width: Int, queueLength: Int) {
        self.width = width
        self.queueLength = queueLength
    }

    /// Whether nothing flies or waits.
    var isEmpty: Bool { flights.isEmpty }

    /// Takes in a request for the picture `key`; `cargo` is what its flight needs, used by the first to ask.
    mutating func admit(_ key: Key, cargo: @autoclosure () -> Cargo, waiter: Waiter) -> Admission {
        guard !isClosed else { return .refused }
        if flights[key] != nil {
            flights[key]!.waiters.append(waiter)
            return .waits
        }
        let startsNow = flying < width
        guard startsNow || queue.count < queueLength else { return .refused }
        flights[key] = Flight(cargo: cargo(), waiters: [waiter])
        if startsNow { flying += 1 } else { queue.append(key) }
        return startsNow ? .starts : .waits
    }

    /// Ends the flight of `key`: tells who waited for it, and which flight begins in its place.
    mutating func finish(_ key: Key) -> (waiters: [Waiter], next: (key: Key, cargo: Cargo)?) {
        let waiters = flights.removeValue(forKey: key)?.waiters ?? []
        flying -= 1
        guard !queue.isEmpty, !isClosed else { return (waiters, nil) }
        let key = queue.removeFirst()
        flying += 1
        return (waiters, flights[key].map { (key, $0.cargo) })
    }

    /// Refuses everything from now on and gives back everybody who waits.
    mutating func close() -> [Waiter] {
        isClosed = true
        defer {
            flights = [:]
            queue = []
        }
        return flights.values.flatMap(\.waiters)
    }
}
