import Testing

@testable import MovieServer

@Suite struct `Flights` {
    private typealias Plan = FlightPlan<String, Int, Int>

    @Test func `the first starts, its equals join, others queue and the rest is refused`() {
        var plan = Plan(width: 1, queueLength: 1)
        #expect(plan.admit("a", cargo: 1, waiter: 1) == .starts)
        #expect(plan.admit("a", cargo: 9, waiter: 2) == .waits)
        #expect(plan.admit("b", cargo: 2, waiter: 3) == .waits)
        #expect(plan.admit("c", cargo: 3, waiter: 4) == .refused)
        #expect(plan.admit("b", cargo: 9, waiter: 5) == .waits)
        let first = plan.finish("a")
        #expect(first.waiters == [1, 2])
        #expect(first.next?.key == "b")
        #expect(first.next?.cargo == 2)
        let second = plan.finish("b")
        #expect(second.waiters == [3, 5])
        #expect(second.next == nil)
        #expect(plan.isEmpty)
        #expect(plan.admit("a", cargo: 1, waiter: 6) == .starts)
    }

    @Test func `closing gives everybody back and admits nobody`() {
        var plan = Plan(width: 1, queueLength: 5)
        _ = plan.admit("a", cargo: 1, waiter: 1)
        _ = plan.admit("b", cargo: 1, waiter: 2)
        #expect(plan.close().sorted() == [1, 2])
        #expect(plan.admit("c", cargo: 1, waiter: 3) == .refused)
        let end = plan.finish("a")
        #expect(end.waiters.isEmpty)
        #expect(end.next == nil)
    }

    @Test func `in any order of events everyone is answered once and the bounds hold`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var plan = Plan(width: 2, queueLength: 3)
            var (flying, admitted, answered): (Set<String>, Set<Int>, [Int]) = ([], [], [])
            for waiter in 0..<60 {
                if Bool.random(using: &generator), let key = flying.randomElement() {
                    let (waiters, next) = plan.finish(key)
                    flying.remove(key)
                    answered += waiters
                    if let next { flying.insert(next.key) }
                } else {
                    let key = String(Int.random(in: 0..<8, using: &generator))
                    switch plan.admit(key, cargo: 0, waiter: waiter) {
                    case .starts:
                        flying.insert(key)
                        admitted.insert(waiter)
                    case .waits: admitted.insert(waiter)
                    case .refused: break
                    }
                }
                #expect(flying.count <= 2)
            }
            while let key = flying.popFirst() {
                let (waiters, next) = plan.finish(key)
                answered += waiters
                if let next { flying.insert(next.key) }
            }
            #expect(answered.count == admitted.count)
            #expect(Set(answered) == admitted)
            #expect(plan.isEmpty)
        }
    }
}
