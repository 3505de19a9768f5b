import Foundation
import TestSupport

/// What both verbs said about a file of the corpus.
struct CorpusRun: Sendable {
    let file: CorpusFile
    let probe: Subprocess.Outcome
    let frame: Subprocess.Outcome
    /// Size of the written picture as it decodes; nil where none was written.
    let picture: PixelCount?

    /// The width and height of a picture that was decoded.
    struct PixelCount: Hashable, Sendable {
        let width: Int
        let height: Int
    }

    /// How long each of both may take.
    static let deadline = Duration.seconds(60)
    /// The same for pictures of up to 10⁸ pixels, which a debug build handles slowly.
    static let deadlineOfHugePictures = Duration.seconds(600)

    /// Runs both verbs on a file.
    init(_ file: CorpusFile) throws {
        self.file = file
        let directory = try TemporaryDirectory()
        let isHuge = file.facts["note"]?.contains("huge-dims") == true
        let deadline = isHuge ? Self.deadlineOfHugePictures : Self.deadline
        let path = file.url.path
        probe = try Command.run("probe", "--json", path, deadline: deadline)
        let out = directory.path("x.jpg")
        frame = try Command.run("frame", path, "--at", "25%", "-o", out, "--json", deadline: deadline)
        picture = try directory.contents.contains("x.jpg") ? Self.size(of: out) : nil
    }

    /// The size of a JPEG, by decoding all of it.
    private static func size(of path: String) throws -> PixelCount {
        let outcome = try Subprocess.run(
            "ffmpeg", ["-v", "error", "-xerror", "-i", path, "-f", "framehash", "-hash", "crc32", "pipe:1"])
        guard outcome.isSuccess, outcome.errors.isEmpty else { throw BadPicture(reason: outcome.errorText) }
        let line = outcome.outputText.split(separator: "\n").first { $0.hasPrefix("#dimensions 0: ") }
        let sides = (line?.dropFirst(15) ?? "").split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2 else { throw BadPicture(reason: "no dimensions") }
        return PixelCount(width: sides[0], height: sides[1])
    }

    /// A picture that was written and does not decode.
    struct BadPicture: Error { let reason: String }

    /// `0`, `5 corrupt`, or how else it ended.
    static func word(_ outcome: Subprocess.Outcome) -> String {
        guard case .exit(let status) = outcome.end else { return "\(outcome.end)" }
        guard status != 0 else { return "0" }
        let error = (try? outcome.jsonObject())?["error"] as? [String: Any]
        return "\(status) \(error?["code"] ?? "without an error object")"
    }

    /// Runs all files of the corpus, two at a time.
    static func all() async throws -> [CorpusRun] {
        try await withThrowingTaskGroup(of: CorpusRun.self) { group in
            var waiting = Corpus.files[...]
            var runs: [CorpusRun] = []
            for file in waiting.prefix(2) { group.addTask { try CorpusRun(file) } }
            waiting = waiting.dropFirst(2)
            while let run = try await group.next() {
                runs.append(run)
                if let file = waiting.popFirst() { group.addTask { try CorpusRun(file) } }
            }
            return runs.sorted { $0.file.name < $1.file.name }
        }
    }
}
