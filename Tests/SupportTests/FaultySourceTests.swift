import Bytes
import TestSupport
import Testing

struct `A faulty source` {
    private let bytes = [UInt8](0..<10)

    private func read(_ source: FaultySource, count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var span = bytes.mutableSpan
        let got = try source.read(at: 2, into: &span)
        return Array(bytes.prefix(got))
    }

    @Test func `counts reads and bytes`() throws {
        let source = FaultySource(MemorySource(bytes))
        #expect(try read(source, count: 3) == [2, 3, 4])
        #expect(try read(source, count: 20) == [2, 3, 4, 5, 6, 7, 8, 9])
        #expect(source.reads == 2)
        #expect(source.bytes == 11)
        #expect(source.size == 10)
    }

    @Test func `fails the read that it is told to fail`() throws {
        let source = FaultySource(MemorySource(bytes), fault: .failure(read: 2))
        #expect(try read(source, count: 1) == [2])
        #expect(throws: FaultySource.Failure(read: 2)) { try read(source, count: 1) }
        #expect(try read(source, count: 1) == [2])
    }

    @Test func `gives less than it has`() throws {
        let source = FaultySource(MemorySource(bytes), fault: .shortReads(atMost: 2))
        #expect(try read(source, count: 5) == [2, 3])
    }

    @Test func `does not know its size`() {
        #expect(FaultySource(MemorySource(bytes), fault: .unknownSize).size == nil)
    }
}
