import Foundation
import TestSupport
import Testing

/// Right by the standards, whatever other tools say.
struct TrapTests {
    private static let traps =
        Trap.shapes + Trap.times + Trap.containers + Trap.tracks + Trap.colors + Trap.codecs

    @Test(arguments: traps) func `what readers stumble over is told right`(trap: Trap) throws {
        let documents = try (trap.isScanned ? Self.scanned : Self.plain).get()
        let answer = try #require(documents[trap.file], "\(trap.file) is not answered")
        let document = try JSONSerialization.jsonObject(with: answer)
        for expectation in trap.expectations {
            let found = expectation.found(in: document)
            #expect(
                try expectation.holds(in: document),
                "\(expectation.path) is \(found), not \(expectation.relation) \(expectation.value): \(trap.reason)"
            )
        }
    }

    @Test func `every trap is tested, and every clip is one`() {
        #expect(Set(Self.traps.map { "traps/\($0.file)" }) == Set(Clips.traps.map(\.file)))
    }

    /// The answers about all traps by their names, each group from one run.
    private static let plain = Result { try answers(scan: false) }
    private static let scanned = Result { try answers(scan: true) }

    private static func answers(scan: Bool) throws -> [String: Data] {
        let names = Set(traps.filter { $0.isScanned == scan }.map(\.file)).sorted()
        let outcome = try Command.run(
            ["probe", "--json"] + (scan ? ["--scan"] : []) + names.map { try Clips.path("traps/\($0)") },
            deadline: .seconds(300))
        let documents = try #require(try outcome.json() as? [Any], "\(outcome.errorText.prefix(500))")
        return Dictionary(
            uniqueKeysWithValues: try zip(names, documents).map {
                ($0, try JSONSerialization.data(withJSONObject: $1))
            })
    }
}
