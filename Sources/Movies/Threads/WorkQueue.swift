import Synchronization

/// Work that several take one after another, each piece once.
package final class WorkQueue<Item: Sendable>: Sendable {
    private struct State {
        var items: ArraySlice<Item> = []
        var waiting: [CheckedContinuation<Item?, Never>] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    /// A queue without work.
    package init() {}

    /// Adds work; none is taken any more where the queue is closed.
    package func put(_ item: Item) {
        let taker = state.withLock { state -> CheckedContinuation<Item?, Never>? in
            if let taker = state.waiting.popLast() { return taker }
            if !state.isClosed { state.items.append(item) }
            return nil
        }
        taker?.resume(returning: item)
    }

    /// The next piece, waited for where there is none; nil once the queue is closed.
    package func next() async -> Item? {
        if let item = state.withLock({ $0.items.popFirst() }) { return item }
        return await withCheckedContinuation { taker in
            let answer = state.withLock { state -> Item?? in
                if let item = state.items.popFirst() { return item }
                if state.isClosed { return .some(nil) }
                state.waiting.append(taker)
                return nil
            }
            if let answer { taker.resume(returning: answer) }
        }
    }

    /// Drops what nobody has taken and sends the takers home.
    package func close() {
        let waiting = state.withLock { state in
            defer { state = State(isClosed: true) }
            return state.waiting
        }
        for taker in waiting { taker.resume(returning: nil) }
    }
}
