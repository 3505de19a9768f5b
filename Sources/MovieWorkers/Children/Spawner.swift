import CLinux
import Dispatch
import Glibc
import Synchronization

/// The one thread that starts children.
///
/// The kernel is told to kill a child when its parent ends, by which it means the thread that forked it. Threads of
/// pools come and go; this one stays until the process ends, so that is when its children die.
final class Spawner: Sendable {
    /// A program to start.
    private final class Order: Sendable {
        let command: [String]
        let input, output, error: Int32
        let result = Mutex<pid_t>(0)
        let done = DispatchSemaphore(value: 0)

        init(_ command: [String], input: Int32, output: Int32, error: Int32) {
            self.command = command
            (self.input, self.output, self.error) = (input, output, error)
        }
    }

    /// The only one; its thread starts with it.
    static let shared = Spawner()

    private let orders = Mutex<[Order]>([])
    private let signal = DispatchSemaphore(value: 0)

    private init() {
        var thread = pthread_t()
        // It is never released, as its thread never ends.
        let context = unsafe Unmanaged.passRetained(self).toOpaque()
        let status = unsafe pthread_create(
            &thread, nil,
            { context in
                unsafe Unmanaged<Spawner>.fromOpaque(context!).takeUnretainedValue().serve()
            }, context)
        precondition(status == 0, "a process that cannot have one more thread cannot go on")
        pthread_detach(thread)
    }

    /// Starts the program `command[0]` with three descriptors; gives its process id, or minus an error's number.
    ///
    /// Blocks until it runs. The corresponding C functions are `fork` and `execve`.
    func start(_ command: [String], input: Int32, output: Int32, error: Int32) -> pid_t {
        let order = Order(command, input: input, output: output, error: error)
        orders.withLock { $0.append(order) }
        signal.signal()
        order.done.wait()
        return order.result.withLock { $0 }
    }

    private func serve() -> Never {
        while true {
            signal.wait()
            let order = orders.withLock { $0.removeFirst() }
            var words = unsafe order.command.map { unsafe strdup($0) } + [nil]
            let child = unsafe CLinux_spawn(words[0]!, &words, order.input, order.output, order.error)
            unsafe words.forEach { unsafe free($0) }
            order.result.withLock { $0 = child }
            order.done.signal()
        }
    }
}
