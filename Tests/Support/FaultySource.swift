public import Bytes
import Synchronization

/// A source in the way of another: counts what is asked of it, and misbehaves as told.
public final class FaultySource: ByteSource {
    /// How a source misbehaves.
    public enum Fault: Hashable, Sendable {
        /// Not at all.
        case none
        /// Throws `Failure` at the read with this number, counted from 1, and at no other.
        case failure(read: Int)
        /// Gives at most so many bytes at once, although there are more.
        case shortReads(atMost: Int)
        /// Pretends not to know its length.
        case unknownSize
    }

    /// What the failing read throws.
    public struct Failure: Error, Hashable {
        /// Its number, from 1.
        public let read: Int

        /// The failure of one read.
        public init(read: Int) { self.read = read }
    }

    private struct Counts {
        var reads = 0
        var bytes = 0
    }

    private let base: any ByteSource
    private let fault: Fault
    private let counts = Mutex(Counts())

    /// Stands before `base` with one fault.
    public init(_ base: any ByteSource, fault: Fault = .none) {
        self.base = base
        self.fault = fault
    }

    /// Reads so far, the failed one included.
    public var reads: Int { counts.withLock { $0.reads } }
    /// Bytes given so far.
    public var bytes: Int { counts.withLock { $0.bytes } }

    /// The length of the other source, unless the fault is not to know it.
    public var size: Int64? { fault == .unknownSize ? nil : base.size }

    /// Reads from the other source, or fails.
    public func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) throws -> Int {
        let number = counts.withLock {
            $0.reads += 1
            return $0.reads
        }
        let got: Int
        switch fault {
        case .failure(number): throw Failure(read: number)
        case .shortReads(let most) where destination.count > most:
            var part = [UInt8](repeating: 0, count: most)
            var span = part.mutableSpan
            got = try base.read(at: offset, into: &span)
            for index in 0..<got { destination[index] = part[index] }
        default: got = try base.read(at: offset, into: &destination)
        }
        counts.withLock { $0.bytes += got }
        return got
    }
}
