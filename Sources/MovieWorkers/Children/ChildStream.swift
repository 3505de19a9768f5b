import Glibc

/// What a child writes to one of its descriptors, read as it comes.
struct ChildStream: ~Copyable {
    /// What is kept of a stream that is longer than its limit.
    enum Excess { case beginning, end }

    private let source: OwnedDescriptor
    private let limit: Int
    private let keeps: Excess
    private var isAtEnd = false

    /// What was read.
    private(set) var bytes: [UInt8] = []
    /// Whether more came than the limit.
    private(set) var isOver = false

    /// Reads from `source`, of which `limit` bytes are kept.
    init(_ source: consuming OwnedDescriptor, limit: Int, keeping keeps: Excess) {
        self.source = source
        self.limit = limit
        self.keeps = keeps
    }

    /// What to wait for; -1 at the end.
    var descriptor: Int32 { isAtEnd ? -1 : source.number }

    /// Reads what is there without waiting, a megabyte at most.
    mutating func read() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        for _ in 0..<16 where !isAtEnd {
            let count = unsafe Glibc.read(source.number, &buffer, buffer.count)
            if count < 0, errno == EAGAIN || errno == EINTR { return }
            guard count > 0 else {
                isAtEnd = true
                return
            }
            bytes += buffer[..<count]
            if bytes.count > limit {
                isOver = true
                switch keeps {
                case .beginning: bytes.removeLast(bytes.count - limit)
                case .end: bytes.removeFirst(bytes.count - limit)
                }
            }
        }
    }
}
