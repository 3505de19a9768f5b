import Testing

@testable import MovieServer

@Suite struct `The shelf of posters` {
    private func key(_ number: Int) -> JobKey { JobKey(id: "\(number)", tag: "") }

    @Test func `those not asked for longest go first`() {
        var shelf = JobShelf(capacity: 100)
        for number in 0..<10 { shelf.put([UInt8](repeating: 0, count: 10), at: key(number)) }
        #expect(shelf[key(0)] != nil)
        shelf.put([UInt8](repeating: 0, count: 10), at: key(10))
        #expect(shelf[key(0)] != nil)
        #expect(shelf[key(1)] == nil)
        #expect(shelf[key(10)] != nil)
    }

    @Test func `one that would fill it is not kept`() {
        var shelf = JobShelf(capacity: 100)
        shelf.put([UInt8](repeating: 0, count: 26), at: key(0))
        #expect(shelf[key(0)] == nil)
        var none = JobShelf(capacity: 0)
        none.put([1], at: key(0))
        #expect(none[key(0)] == nil)
    }
}
