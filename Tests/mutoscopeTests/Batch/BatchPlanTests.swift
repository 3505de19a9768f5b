import Testing

@testable import mutoscope

struct BatchPlanTests {
    /// Starts and finishes in every possible way, and calls `check` at each state.
    private func explore(
        _ plan: BatchPlan<Int>, total: Int, running: [Int] = [], shown: [Int] = [],
        check: (BatchPlan<Int>, [Int], [Int]) -> Void
    ) {
        check(plan, running, shown)
        if plan.mayStart, plan.started < total {
            var next = plan
            let place = next.start()
            explore(next, total: total, running: running + [place], shown: shown, check: check)
        }
        for place in running {
            for failed in [false, true] {
                var next = plan
                let now = next.finish(place, place, failed: failed)
                explore(
                    next, total: total, running: running.filter { $0 != place }, shown: shown + now,
                    check: check)
            }
        }
    }

    @Test(arguments: 1...3, 1...3)
    func `in the order of inputs every outcome is shown once and in its place`(parallel: Int, window: Int) {
        let plan = BatchPlan<Int>(order: .input, parallel: parallel, window: window)
        explore(plan, total: 4) { plan, running, shown in
            #expect(shown == Array(0..<shown.count))
            #expect(plan.started - shown.count <= max(parallel, window))
            #expect(running.count <= parallel && plan.running == running.count)
            if plan.done == 4 { #expect(shown.count == 4) }
            if running.isEmpty, plan.started < 4 { #expect(plan.mayStart) }
        }
    }

    @Test(arguments: 1...3)
    func `in the order of completion every outcome is shown at once`(parallel: Int) {
        let plan = BatchPlan<Int>(order: .completion, parallel: parallel, window: 1)
        explore(plan, total: 4) { plan, running, shown in
            #expect(shown.count == plan.done && Set(shown).count == plan.done)
            #expect(Set(shown).isDisjoint(with: running))
        }
    }

    @Test func `after a failure nothing starts where the batch shall stop at it`() {
        let plan = BatchPlan<Int>(order: .input, parallel: 2, window: 4, stopsAtFailure: true)
        explore(plan, total: 3) { plan, _, _ in
            if plan.failed > 0 { #expect(!plan.mayStart) }
        }
    }

    @Test(arguments: ["1/1", "1/3", "3/3"]) func `a shard is a part of many`(text: String) {
        #expect(Shard(text) != nil)
    }

    @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/2", "+1/2", "1/2/3", "a/b", "1/", "/1"])
    func `anything else is no shard`(text: String) { #expect(Shard(text) == nil) }

    @Test(arguments: [1, 2, 3, 4, 7, 16]) func `shards hold each name once, and about as many`(count: Int) {
        let shards = (1...count).compactMap { Shard("\($0)/\(count)") }
        var sizes = [Int](repeating: 0, count: count)
        for number in 0..<4000 {
            let holders = shards.indices.filter { shards[$0].holds("folder/clip-\(number).mp4") }
            #expect(holders.count == 1)
            for holder in holders { sizes[holder] += 1 }
        }
        #expect(sizes.allSatisfy { $0 > 2000 / count && $0 < 8000 / count })
    }

    @Test func `the hash of a name is FNV-1a's`() {
        #expect(NameHash("").value == 0xcbf2_9ce4_8422_2325)
        #expect(NameHash("a").value == 0xaf63_dc4c_8601_ec8c)
        #expect(NameHash("foobar").value == 0x8594_4171_f739_67e8)
    }

    @Test(arguments: 1...9) func `names are cut alike however the bytes come`(size: Int) throws {
        let bytes = Array("a.mp4\n\nb c\r\nlast".utf8)
        var cutter = LineCutter(separator: UInt8(ascii: "\n"))
        var names: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            names += try cutter.take(bytes[start..<min(start + size, bytes.count)])
        }
        if let last = cutter.finish() { names.append(last) }
        #expect(names == ["a.mp4", "b c", "last"])
        #expect(cutter.finish() == nil)
    }

    @Test func `as many inputs are open as there are descriptors for`() {
        for (descriptors, parallel) in [
            (0, 1), (12, 1), (15, 1), (16, 2), (20, 4), (1024, 256), (Int.max, 256),
        ] {
            #expect(ProbeRequest.affordable(256, descriptors: descriptors) == parallel)
        }
        #expect(ProbeRequest.affordable(2, descriptors: 1024) == 2)
    }

    @Test func `a name without end is refused`() throws {
        var cutter = LineCutter(separator: 0)
        #expect(throws: UsageError.self) { try cutter.take([UInt8](repeating: 65, count: (1 << 20) + 1)) }
    }
}
