import Foundation
import TestSupport
import Testing

struct DoctorTests {
    private struct Report: Decodable {
        struct Finding: Decodable {
            let kind: String
            let name: String
            let present: Bool
            let needed: Bool
        }
        let healthy: Bool
        let problem: String?
        let findings: [Finding]

        /// The functions without which nothing works.
        var needed: [String] { findings.filter { $0.kind == "function" && $0.needed }.map(\.name) }
    }

    private func report(hiding names: String = "") throws -> (end: Subprocess.End, report: Report) {
        let outcome = try Command.run("doctor", "--json", environment: ["MUTOSCOPE_HIDE": names])
        #expect(outcome.errors.isEmpty)
        return (outcome.end, try JSONDecoder().decode(Report.self, from: Data(outcome.output)))
    }

    @Test func `a healthy machine is told line by line`() throws {
        let (end, report) = try report()
        #expect(end == .exit(0))
        #expect(report.healthy && report.problem == nil)
        #expect(report.needed.count > 50)
        let outcome = try Command.run("doctor")
        outcome.expectSuccess()
        let lines = outcome.outputText.split(separator: "\n")
        for finding in report.findings {
            let state = finding.present ? "present " : "absent  "
            #expect(lines.contains("\(state)  \(finding.kind) \(finding.name)"))
        }
        #expect(!outcome.outputText.contains("apt-get"))
    }

    @Test func `a function that is missing is told, with what to install`() throws {
        let outcome = try Command.run("doctor", environment: ["MUTOSCOPE_HIDE": "avcodec_open2"])
        #expect(outcome.end == .exit(6))
        #expect(outcome.errors.isEmpty)
        let lines = outcome.outputText.split(separator: "\n")
        #expect(lines.contains("absent    function avcodec_open2 (needed)"))
        #expect(lines.contains { $0.hasPrefix("problem ") && $0.contains("avcodec_open2") })
        #expect(lines.last?.hasPrefix("install   apt-get install ") == true)
    }

    @Test func `a decoder that is missing is told, and costs its movies alone`() throws {
        let (end, report) = try report(hiding: "h264")
        #expect(end == .exit(0))
        #expect(report.findings.contains { $0.name == "h264" && !$0.present })
        let directory = try TemporaryDirectory()
        for (clip, status) in [("fast.mp4", Int32(6)), ("film.webm", 0)] {
            let outcome = try Command.run(
                "frame", Clips.path(clip), "--at", "1", "-o", directory.path(clip + ".jpg"),
                environment: ["MUTOSCOPE_HIDE": "h264"])
            if status == 0 { outcome.expectSuccess() } else { outcome.expectFailure(6, "no decoder for h264") }
        }
        #expect(try directory.contents == ["film.webm.jpg"])
    }

    @Test func `whichever needed function is missing, all verbs say so and none crashes`() throws {
        // The headers of an MP4 tell a probe all without FFmpeg.
        let movie = try Clips.path("film.avi")
        let directory = try TemporaryDirectory()
        for name in try report().report.needed {
            let hiding = ["MUTOSCOPE_HIDE": name]
            let (end, report) = try report(hiding: name)
            #expect(end == .exit(6), "\(name)")
            #expect(!report.healthy && report.problem?.contains(name) == true, "\(name)")
            for words in [
                ["frame", movie, "--at", "1", "-o", directory.path("x.jpg")], ["probe", movie],
            ] {
                let outcome = try Command.run(words, environment: hiding.mapValues { $0 })
                outcome.expectFailure(6, "cannot load FFmpeg", name, "run mutoscope doctor")
            }
        }
        #expect(try directory.contents.isEmpty)
    }

    @Test func `without an optional function the same pictures come out`() throws {
        let optional = "avformat_index_get_entries_count avformat_index_get_entry"
        let movie = try Clips.path("fast.mp4")
        let words = ["frame", movie, "--at", "8.5", "-o", "-", "--format", "png"]
        let outcome = try Command.run(words, environment: ["MUTOSCOPE_HIDE": optional])
        outcome.expectSuccess()
        #expect(try outcome.output == Command.run(words).output)
        #expect(try report(hiding: optional).end == .exit(0))
    }
}
