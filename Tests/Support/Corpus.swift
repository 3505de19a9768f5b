public import Foundation
public import Testing

/// Movies from outside, in a directory that the environment names; tests that read them are skipped without it.
public enum Corpus {
    /// The directory that `MUTOSCOPE_CORPUS` names.
    public static let directory = ProcessInfo.processInfo.environment["MUTOSCOPE_CORPUS"]
        .map { URL(filePath: $0, directoryHint: .isDirectory) }

    /// The rows of `MANIFEST.tsv`; none without a corpus.
    ///
    /// The first line names the columns, and the first column is the path of the file inside the corpus.
    public static let files: [CorpusFile] = {
        guard let directory else { return [] }
        let manifest = directory.appending(path: "MANIFEST.tsv")
        do {
            return rows(of: try String(contentsOf: manifest, encoding: .utf8), in: directory)
        } catch {
            // Arguments of tests are made before any test can fail.
            fatalError("\(manifest.path): \(error)")
        }
    }()

    /// The rows of a manifest's text.
    static func rows(of text: String, in directory: URL) -> [CorpusFile] {
        let lines = text.split(whereSeparator: \.isNewline).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let columns = lines.first else { return [] }
        return lines.dropFirst().map { fields in
            CorpusFile(
                name: fields[0], url: directory.appending(path: fields[0]),
                facts: Dictionary(zip(columns, fields)) { first, _ in first })
        }
    }
}

/// A file of the corpus.
public struct CorpusFile: Hashable, Sendable, CustomTestStringConvertible {
    /// The path inside the corpus.
    public let name: String
    /// Where the file is.
    public let url: URL
    /// The manifest's fields by the names of their columns.
    public let facts: [String: String]

    /// The path inside the corpus.
    public var testDescription: String { name }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where there is no corpus.
    public static var needsCorpus: Self { .enabled(if: Corpus.directory != nil, "skipped: no corpus") }
}
