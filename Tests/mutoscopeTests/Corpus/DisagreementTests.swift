import Foundation
import TestSupport
import Testing

/// We agree with ffprobe and MediaInfo on every file, or a list says why not.
///
/// With `MUTOSCOPE_DISAGREEMENTS=FILE` the rows that the lists lack are written to FILE, in the lists' own form.
@Suite(.needs(.ffprobe), .needs(.mediainfo))
struct DisagreementTests {
    @Test(.needsCorpus)
    func `every difference from ffprobe and MediaInfo is listed with its reason, and no more`()
        async throws
    {
        let rows = try Disagreement.all()
        let answers = try await PeerAnswers.all()
        let differences = try answers.differences()
        let missing = differences.filter { difference in !rows.contains { $0.explains(difference) } }
        if let path = ProcessInfo.processInfo.environment["MUTOSCOPE_DISAGREEMENTS"] {
            let text = missing.map { $0.row + "\n" }.joined()
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        print(
            "disagreements: \(differences.count) differences, \(rows.count) rows, \(missing.count) not listed")
        #expect(missing.isEmpty, "\(missing.prefix(40).map(\.row).joined(separator: "\n"))")
        let stale = rows.filter { row in !differences.contains { row.explains($0) } }
        #expect(stale.isEmpty, "no longer so: \(stale.map(\.line).joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("a.mkv", "a.mkv", true), ("a.mkv", "*.mkv", true), ("a.mkv", "*.mp4", false), ("abc", "a*c", true),
        ("ac", "a*c", true), ("a", "a*a", false), ("video.0.start", "video.*.start", true), ("x", "*", true),
        ("one two three", "*two*", true), ("one three", "*two*", false),
    ])
    func `a star stands for any text`(text: String, pattern: String, matches: Bool) {
        #expect(Disagreement.matches(text, pattern) == matches)
    }

    @Test func `numbers agree within a tolerance, and texts only when they are the same`() {
        #expect(PeerFact(text: "10.000000", tolerance: 1e-6).agrees(with: "10.0"))
        #expect(!PeerFact(text: "10.000000", tolerance: 1e-6).agrees(with: "10.1"))
        #expect(!PeerFact(text: "10.000000", tolerance: 1e-6).agrees(with: "null"))
        #expect(PeerFact(text: "aac").agrees(with: "aac"))
        #expect(!PeerFact(text: "aac").agrees(with: "mp3"))
    }
}
