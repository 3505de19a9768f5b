import Foundation
import TestSupport
import Testing

struct ExampleTests {
    @Test func `every example of the documentation is compiled`() throws {
        let pages = packageRoot.appending(path: "Sources/Movies/Movies.docc")
        let examples = packageRoot.appending(path: "Tests/MoviesTests/Documentation")
        let compiled = try ["ProbingExamples.swift", "PictureExamples.swift"]
            .map { Self.words(try String(contentsOf: examples.appending(path: $0), encoding: .utf8)) }.joined()
        var count = 0
        for page in try FileManager.default.contentsOfDirectory(at: pages, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: page, encoding: .utf8)
            for block in text.components(separatedBy: "```swift\n").dropFirst() {
                let code = Self.words(block.components(separatedBy: "```")[0])
                #expect(compiled.contains(code), "\(page.lastPathComponent): \(code)")
                count += 1
            }
        }
        #expect(count >= 8)
    }

    /// The text with every run of white space as one space: a page may break lines elsewhere.
    private static func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
