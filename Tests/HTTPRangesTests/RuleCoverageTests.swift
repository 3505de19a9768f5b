import Foundation
import Testing

@Suite struct RuleCoverageTests {
    /// The rules that are not built yet; a rule is either here or in the name of a test.
    static let pending: Set<Int> = []

    /// The rules: the rows of the table of requests and responses.
    static let rules = Set(1...44)

    @Test func `every rule is named by a test or pending`() throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = try FileManager.default.contentsOfDirectory(at: here, includingPropertiesForKeys: nil)
        var named: Set<Int> = []
        for source in sources where source.pathExtension == "swift" {
            let text = try String(contentsOf: source, encoding: .utf8)
            named.formUnion(text.matches(of: #/func `RANGE-(\d+): /#).compactMap { Int($0.1) })
        }
        let orphans = Self.rules.subtracting(named).subtracting(Self.pending)
        #expect(orphans.isEmpty, "rules without a test: \(orphans.sorted())")
        #expect(named.isSubset(of: Self.rules), "tests of no rule: \(named.subtracting(Self.rules).sorted())")
        #expect(named.isDisjoint(with: Self.pending), "tested and pending: \(named.intersection(Self.pending))")
    }
}
