import Testing

@testable import Jobs

struct PictureReportTests {
    private let unknown = PictureReport(
        input: "a.mov", output: "a.jpg", requested: nil, time: nil, frameDuration: nil, frame: nil,
        keyframe: nil,
        truncated: false, damaged: false, width: 320, height: 180)

    @Test func `every key stands in the JSON although little is known`() throws {
        let keys = "input output requested time frameDuration frame keyframe truncated damaged width height"
        #expect(try keyPaths(in: JSONText.encode(unknown)) == Set(keys.split(separator: " ").map(String.init)))
        #expect(try text(unknown).contains(#""requested":null"#))
    }

    @Test func `a report reads back the same`() throws {
        var report = unknown
        #expect(try JSONText.decode(PictureReport.self, from: JSONText.encode(report)) == report)
        report.requested = 5.001
        report.frame = 150
        report.keyframe = false
        #expect(try JSONText.decode(PictureReport.self, from: JSONText.encode(report)) == report)
    }
}
