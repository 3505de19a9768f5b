/// Which inputs of a batch may start, and which outcomes may be shown.
///
/// Inputs are known by their place, from 0. In the order of inputs an outcome waits for those before it, and
/// no input starts that is a whole window ahead of the oldest without an outcome: so few are ever kept.
struct BatchPlan<Outcome> {
    /// The order in which outcomes are shown.
    enum Order: Sendable {
        /// As the inputs were given.
        case input
        /// As they finish.
        case completion
    }

    /// The order in which outcomes are shown.
    let order: Order
    /// How many may be given out and not be done: those that run, and those that wait for their turn.
    let parallel: Int
    /// How many may be started and not yet shown.
    let window: Int
    /// Whether one failure keeps the rest from starting.
    let stopsAtFailure: Bool

    /// How many were started.
    private(set) var started = 0
    /// How many have finished.
    private(set) var done = 0
    /// How many of those failed.
    private(set) var failed = 0
    /// How many were shown.
    private(set) var shown = 0
    private var waiting: [Int: Outcome] = [:]

    init(order: Order, parallel: Int, window: Int, stopsAtFailure: Bool = false) {
        self.order = order
        self.parallel = max(1, parallel)
        self.window = max(self.parallel, window)
        self.stopsAtFailure = stopsAtFailure
    }

    /// How many are given out and not done.
    var running: Int { started - done }

    /// Whether nothing starts any more, however many inputs there are.
    var isStopped: Bool { stopsAtFailure && failed > 0 }

    /// Whether another input may start now.
    var mayStart: Bool { !isStopped && running < parallel && started - shown < window }

    /// Starts the next input and gives its place.
    mutating func start() -> Int {
        defer { started += 1 }
        return started
    }

    /// Takes the outcome of the input at a place, and gives those to show now, in order.
    mutating func finish(_ place: Int, _ outcome: Outcome, failed isFailure: Bool) -> [Outcome] {
        done += 1
        failed += isFailure ? 1 : 0
        guard order == .input else {
            shown += 1
            return [outcome]
        }
        waiting[place] = outcome
        var ready: [Outcome] = []
        while let next = waiting.removeValue(forKey: shown) {
            ready.append(next)
            shown += 1
        }
        return ready
    }
}
