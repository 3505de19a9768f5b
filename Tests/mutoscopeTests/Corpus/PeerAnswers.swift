import Foundation
import TestSupport

/// The files that are compared, and what we and others say about each; every program is asked once a file.
struct PeerAnswers: Sendable {
    /// Names for the lists, and paths.
    let files: [(name: String, path: String)]
    /// Our document of each file that we open.
    let ours: [String: Data]
    /// The document of each file that ffprobe opens.
    let ffprobe: [String: Data]
    /// The same of MediaInfo.
    let mediainfo: [String: Data]

    /// Asks about the whole corpus and the traps.
    static func all() async throws -> PeerAnswers {
        let traps = Clips.traps.map { (name: $0.file, path: Clips.directory.appending(path: $0.file).path) }
        let files = Corpus.files.map { (name: $0.name, path: $0.url.path) } + traps
        async let ours = ourAnswers(files)
        async let mediainfo = mediainfoAnswers(files)
        async let ffprobe = ffprobeAnswers(files)
        return try await PeerAnswers(files: files, ours: ours, ffprobe: ffprobe, mediainfo: mediainfo)
    }

    /// Every difference, file by file.
    func differences() throws -> [Difference] {
        try files.flatMap { file -> [Difference] in
            guard let document = ours[file.name] else { return [] }
            let texts = FlatDocument.texts(try JSONDecoder().decode(LooseValue.self, from: document))
            let probed = try Self.object(ffprobe[file.name]).map { FFprobeFacts($0).facts } ?? [:]
            let told = try Self.object(mediainfo[file.name]).map { MediaInfoFacts($0).facts } ?? [:]
            return Difference.all(in: file.name, ours: texts, peer: "ffprobe", theirs: probed)
                + Difference.all(in: file.name, ours: texts, peer: "mediainfo", theirs: told)
        }
    }

    private static func object(_ data: Data?) throws -> [String: Any]? {
        try data.flatMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    }

    private static func ourAnswers(_ files: [(name: String, path: String)]) async throws -> [String: Data] {
        let outcome = try Command.run(["probe", "--json"] + files.map(\.path), deadline: .seconds(600))
        let documents = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [[String: Any]] ?? []
        guard documents.count == files.count else { throw BadRow(text: "\(documents.count) answers") }
        return try keyed(zip(files.map(\.name), documents).filter { $1["error"] == nil })
    }

    private static func mediainfoAnswers(_ files: [(name: String, path: String)]) async throws -> [String: Data]
    {
        let outcome = try Subprocess.run(
            "mediainfo", ["--Output=JSON"] + files.map(\.path), deadline: .seconds(300))
        let root = try JSONSerialization.jsonObject(with: Data(outcome.output))
        let media = (root as? [[String: Any]] ?? [root as? [String: Any] ?? [:]]).compactMap {
            $0["media"] as? [String: Any]
        }
        let names = Dictionary(files.map { ($0.path, $0.name) }) { first, _ in first }
        return try keyed(
            media.compactMap { medium in
                (medium["@ref"] as? String).flatMap { names[$0] }.map { ($0, medium) }
            })
    }

    private static func keyed(_ pairs: [(String, [String: Any])]) throws -> [String: Data] {
        Dictionary(try pairs.map { ($0, try JSONSerialization.data(withJSONObject: $1)) }) { first, _ in first }
    }

    /// Two at a time.
    private static func ffprobeAnswers(_ files: [(name: String, path: String)]) async throws -> [String: Data] {
        try await withThrowingTaskGroup(of: (String, Data)?.self) { group in
            var waiting = files[...]
            var answers: [String: Data] = [:]
            func ask() {
                guard let file = waiting.popFirst() else { return }
                group.addTask {
                    let outcome = try Subprocess.run(
                        "ffprobe",
                        [
                            "-v", "quiet", "-show_format", "-show_streams", "-show_chapters", "-of", "json",
                            file.path,
                        ])
                    return outcome.isSuccess ? (file.name, Data(outcome.output)) : nil
                }
            }
            for _ in 0..<2 { ask() }
            while let answer = try await group.next() {
                if let (name, document) = answer { answers[name] = document }
                ask()
            }
            return answers
        }
    }
}
