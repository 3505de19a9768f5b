import Jobs
import Origins
import Synchronization

/// Somebody who waits for what a job gives.
protocol JobWaiter: AnyObject, Sendable {
    /// Told once, before the job can be done: from now on it waits.
    func suspend()
    /// Told once, from any thread: what the job gave, or why it gave nothing.
    func resume(with outcome: Result<[UInt8], JobError>)
}

/// Has jobs done: as many at once as it is told, each only once for all who wait for it.
final class JobDesk: Sendable {
    /// What a flight needs; its file is closed when the flight is over.
    private final class Cargo: Sendable {
        let plan: any JobPlan
        let file: OpenedFile

        init(_ plan: any JobPlan, _ file: consuming OpenedFile) {
            self.plan = plan
            self.file = file
        }
    }

    private struct State {
        var flights: FlightPlan<JobKey, Cargo, any JobWaiter>
        var tasks: [JobKey: Task<Void, Never>] = [:]
        var shelf: JobShelf
    }

    private let runner: any JobRunner
    private let state: Mutex<State>

    /// Lets `runner` do `width` jobs at once while `queueLength` more wait, and keeps `memory` bytes of their results.
    init(runner: any JobRunner, width: Int, queueLength: Int, memory: Int) {
        self.runner = runner
        let flights = FlightPlan<JobKey, Cargo, any JobWaiter>(width: width, queueLength: queueLength)
        state = Mutex(State(flights: flights, shelf: JobShelf(capacity: memory)))
    }

    /// What the job `key` gave, where it was done already and that is still kept.
    func kept(_ key: JobKey) -> [UInt8]? { state.withLock { $0.shelf[key] } }

    /// Has the job of `plan` done on an open file; false where too many wait, and then `waiter` hears nothing.
    func ask(_ plan: some JobPlan, file: consuming OpenedFile, waiter: any JobWaiter) -> Bool {
        let cargo = Cargo(plan, file)
        return state.withLock { state in
            switch state.flights.admit(plan.key, cargo: cargo, waiter: waiter) {
            case .refused: return false
            case .waits: break
            case .starts: fly(cargo, &state)
            }
            // Still under the lock: the flight cannot end before its waiter is ready for that.
            waiter.suspend()
            return true
        }
    }

    /// Refuses everything from now on, cancels what is being done and sends everybody away.
    func close() {
        let tasks = state.withLock { state in
            state.flights.close().forEach { $0.resume(with: .failure(.stopping)) }
            return state.tasks.values
        }
        tasks.forEach { $0.cancel() }
    }

    private func fly(_ cargo: Cargo, _ state: inout State) {
        state.tasks[cargo.plan.key] = Task.detached { [runner] in
            let result: Result<JobAnswer, any Error>
            do {
                result = .success(try await runner.run(cargo.plan.job, readingFrom: cargo.file.descriptor))
            } catch {
                result = .failure(error)
            }
            self.land(cargo.plan.key, cargo.plan.outcome(result))
        }
    }

    private func land(_ key: JobKey, _ outcome: Result<[UInt8], JobError>) {
        state.withLock { state in
            state.tasks[key] = nil
            if case .success(let bytes) = outcome { state.shelf.put(bytes, at: key) }
            let (waiters, next) = state.flights.finish(key)
            if let next { fly(next.cargo, &state) }
            // Still under the lock: once the desk is closed, nobody waits any more.
            waiters.forEach { $0.resume(with: outcome) }
        }
    }
}
