import Movies
import Testing

struct WorkQueueTests {
    @Test func `one taker gets the pieces in their order`() async {
        let queue = WorkQueue<Int>()
        for number in 0..<5 { queue.put(number) }
        for number in 0..<5 { #expect(await queue.next() == number) }
    }

    @Test(arguments: [1, 2, 7, 64]) func `of several takers each piece has one`(takers: Int) async {
        let queue = WorkQueue<Int>()
        let taken = await withTaskGroup(of: [Int].self) { group in
            for _ in 0..<takers {
                group.addTask {
                    var mine: [Int] = []
                    while let number = await queue.next(), number > 0 { mine.append(number) }
                    return mine
                }
            }
            for number in 1...1000 {
                queue.put(number)
                // So that takers wait at times.
                if number % 50 == 0 { await Task.yield() }
            }
            // One end for each.
            for _ in 0..<takers { queue.put(0) }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(taken.sorted() == Array(1...1000))
    }

    @Test func `closing sends home who waits`() async {
        let queue = WorkQueue<Int>()
        async let first = queue.next()
        async let second = queue.next()
        queue.close()
        #expect(await (first, second) == (nil, nil))
    }

    @Test func `closing drops what nobody has taken, and what comes later`() async {
        let queue = WorkQueue<Int>()
        queue.put(1)
        queue.close()
        queue.put(2)
        #expect(await queue.next() == nil)
    }
}
