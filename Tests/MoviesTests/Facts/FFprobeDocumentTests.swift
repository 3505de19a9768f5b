import Foundation
import Jobs
import TestSupport
import Testing

@testable import Movies

@Suite(.needs(.ffprobe))
struct FFprobeDocumentTests {
    /// What differs, by the end of its path, and why.
    private static let explained: [(file: String, path: String, reason: String)] = [
        (".jpg", "format.", "ffprobe goes by the name's ending, and we by the bytes: a list of pictures to it"),
        (".png", "format.", "the same"),
        (".jpg", "streams.0.", "a list of pictures has 25 a second, one picture has no duration"),
        (".png", "streams.0.", "the same"),
        (".mp3", "format.probe_score", "a name's ending makes ffprobe surer"),
        ("zeromatrix.mp4", "rotation", "ffprobe prints a number that is none as the lowest integer"),
        (".ts", "bit_rate", "the mean of the AAC frames that were looked at, which reads of other sizes vary"),
    ]

    private static let clips = Clips.manifest.filter { $0.container != nil }.map(\.file)
    private static let corpusFiles = Corpus.files.filter { file in
        let endings = [".mp4", ".mov", ".mkv", ".webm", ".ts", ".avi", ".flv", ".mxf", ".3gp", ".m4a", ".gif"]
        let size = (try? file.url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? .max
        return endings.contains { file.name.lowercased().hasSuffix($0) } && size < 4 << 20
    }

    @Test(arguments: clips) func `every key of a clip has ffprobe's value`(name: String) async throws {
        try await compare(Clips.path(name))
    }

    @Test(.needsCorpus, arguments: corpusFiles.prefix(200).enumerated().filter { $0.0 % 5 == 0 }.map(\.1))
    func `every key of a foreign file has ffprobe's value`(file: CorpusFile) async throws {
        try await compare(file.url.path)
    }

    private func compare(_ path: String) async throws {
        let arguments = ["-v", "error", "-of", "json", "-show_format", "-show_streams", "-show_chapters", path]
        let outcome = try Subprocess.run("ffprobe", arguments)
        // What ffprobe refuses, and what names other files, is for others to judge.
        guard outcome.isSuccess, let ours = try? await Movie(path: path).ffprobeDocument(input: path) else {
            return
        }
        let theirs = try JSONText.decode(JSONValue.self, from: outcome.output)
        let (left, right) = (leaves(of: ours.tree), leaves(of: theirs))
        for key in Set(left.keys).union(right.keys).sorted() where left[key] != right[key] {
            let isExplained = Self.explained.contains { path.hasSuffix($0.file) && key.contains($0.path) }
            #expect(
                isExplained, "\(key): \(left[key].debugDescription), ffprobe \(right[key].debugDescription)")
        }
    }

    private func leaves(of tree: JSONValue, at path: String = "") -> [String: JSONValue] {
        let prefix = path.isEmpty ? "" : path + "."
        switch tree {
        case .object(let members) where !members.isEmpty:
            return members.reduce(into: [:]) { result, member in
                result.merge(leaves(of: member.value, at: prefix + member.key)) { first, _ in first }
            }
        case .array(let elements) where !elements.isEmpty:
            return elements.enumerated().reduce(into: [:]) { result, element in
                result.merge(leaves(of: element.element, at: prefix + "\(element.offset)")) { first, _ in first
                }
            }
        default: return [path: tree]
        }
    }
}
