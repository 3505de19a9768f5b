import Foundation
import TestSupport
import Testing

@Suite(.needsCorpus, .needs(.ffmpeg))
struct CorpusCommandTests {
    @Test func `every file of the corpus is answered in time and in form`() async throws {
        let runs = try await CorpusRun.all()
        #expect(runs.count == Corpus.files.count)
        for run in runs {
            expectForm(run.probe, "probe", run)
            expectForm(run.frame, "frame", run)
            try expectDocument(run)
            expectPicture(run)
        }
        Attachment.record(table(runs), named: "corpus.tsv")
        print(counts(runs))
    }

    /// Expects a status of the contract, and where it is a failure one object and silence.
    private func expectForm(_ outcome: Subprocess.Outcome, _ verb: String, _ run: CorpusRun) {
        let name = "\(verb) \(run.file.name)"
        #expect([0, 4, 5, 6, 8].map { .exit($0) }.contains(outcome.end), "\(name): \(outcome.end)")
        #expect(outcome.errors.isEmpty, "\(name): \(outcome.errorText.prefix(300))")
        guard outcome.end != .exit(0) else { return }
        let answer = try? JSONDecoder().decode(FailureDocument.self, from: Data(outcome.output))
        #expect(answer?.input == run.file.url.path, "\(name)")
        #expect(answer.map { .exit(Int32($0.error.exit)) } == outcome.end, "\(name)")
        #expect(answer?.error.message.contains("\n") == false, "\(name)")
    }

    private func expectDocument(_ run: CorpusRun) throws {
        guard run.probe.isSuccess else { return }
        let movie = try run.probe.jsonObject()
        #expect(Set(movie.keys) == MovieDocument.keys, "\(run.file.name)")
        #expect(movie["input"] as? String == run.file.url.path, "\(run.file.name)")
    }

    /// Expects a picture of the reported size exactly where the command says that it wrote one.
    private func expectPicture(_ run: CorpusRun) {
        guard run.frame.isSuccess, let report = try? run.frame.jsonObject() else {
            #expect(run.picture == nil, "\(run.file.name)")
            return
        }
        #expect(run.picture?.width == report["width"] as? Int, "\(run.file.name)")
        #expect(run.picture?.height == report["height"] as? Int, "\(run.file.name)")
    }

    private func table(_ runs: [CorpusRun]) -> String {
        runs.map { "\($0.file.name)\t\(CorpusRun.word($0.probe))\t\(CorpusRun.word($0.frame))\n" }.joined()
    }

    private func counts(_ runs: [CorpusRun]) -> String {
        [("probe", \CorpusRun.probe), ("frame", \CorpusRun.frame)].map { verb, outcome in
            let words = Dictionary(grouping: runs) { CorpusRun.word($0[keyPath: outcome]) }.mapValues(\.count)
            return "corpus, \(verb): "
                + words.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        }.joined(separator: "\n")
    }
}
