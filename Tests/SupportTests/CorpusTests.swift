import Foundation
import Testing

@testable import TestSupport

struct CorpusTests {
    @Test func `a manifest's rows are read by the names of its columns`() throws {
        let rows = Corpus.rows(
            of: "path\tsize\tnote\na/b.mp4\t12\t\nc.mkv\t3\tx y\n", in: URL(filePath: "/films"))
        #expect(rows.map(\.name) == ["a/b.mp4", "c.mkv"])
        #expect(rows.map(\.url.path) == ["/films/a/b.mp4", "/films/c.mkv"])
        #expect(rows.last?.facts == ["path": "c.mkv", "size": "3", "note": "x y"])
    }

    @Test(.needsCorpus) func `every file of the corpus is there`() {
        #expect(!Corpus.files.isEmpty)
        for file in Corpus.files {
            #expect(FileManager.default.fileExists(atPath: file.url.path), "\(file.name)")
        }
    }
}
