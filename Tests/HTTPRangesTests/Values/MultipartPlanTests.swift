import HTTPRanges
import Testing

@Suite struct MultipartPlanTests {
    private func planned(_ range: String, of file: Representation) -> MultipartPlan? {
        if case .multipart(let plan) = get(range, of: file).body { plan } else { nil }
    }

    @Test func `the boundary is the same for the same file and another for another state`() throws {
        let first = try #require(planned("bytes=0-0,-1", of: Example.file))
        let second = try #require(planned("bytes=-1,0-0,500-600", of: Example.file))
        #expect(first.boundary == second.boundary)
        let others = [
            Example.file(size: 10_001), Example.file(size: 10_000, tag: "\"v2\""),
            Example.file(size: 10_000, tag: "W/\"v1\""), Example.file(size: 10_000, tag: nil),
            Example.file(size: 10_000, modified: nil),
        ]
        let boundaries = others.compactMap { planned("bytes=0-0,-1", of: $0)?.boundary }
        #expect(Set(boundaries + [first.boundary]).count == others.count + 1)
    }

    @Test func `pieces are framing and spans by turns, up to 16 parts`() throws {
        for count in 2...16 {
            let field = (0..<count).map { "\($0 * 500)-\($0 * 500 + $0)" }.joined(separator: ",")
            let plan = try #require(planned("bytes=" + field, of: Example.file))
            #expect(plan.pieces.count == 2 * count + 1)
            for (index, piece) in plan.pieces.enumerated() {
                if case .framing = piece { #expect(index.isMultiple(of: 2)) } else { #expect(index % 2 == 1) }
            }
            let body = assembled(.multipart(plan), from: [UInt8](repeating: 0, count: 10_000))
            #expect(Int64(body.count) == plan.length)
        }
    }

    @Test func `a body longer than 64 bits can say is sent whole`() {
        let file = Example.file(size: .max)
        let decision = get("bytes=0-4611686018427387903,4611686018427387984-", of: file)
        expectWhole(decision, of: file)
        #expect(decision.rangeKind == .invalid)
    }
}
