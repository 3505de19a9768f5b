import Foundation
import TestSupport
import Testing

struct ReadmeTests {
    @Test func `the commands in the README print what it says they print`() throws {
        let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
        let blocks = readme.components(separatedBy: "```console\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count >= 4)
        for block in blocks { try check(block) }
    }

    /// Runs the commands of a block in one shell, in a folder that has the clips where the README says.
    private func check(_ block: String) throws {
        let folder = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            atPath: folder.path("media"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("media/clips"), withDestinationPath: Clips.directory.path)
        // Somebody may be using the README's port.
        let port = String(Int.random(in: 20000..<30000))
        let lines = block.replacingOccurrences(of: "8080", with: port).split(separator: "\n").map(String.init)
        let commands = lines.filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
        let expected = lines.filter { !$0.hasPrefix("$ ") }.joined(separator: "\n")

        let tool = URL(filePath: try Subprocess.mutoscope).deletingLastPathComponent().path
        let script =
            "cd '\(folder.path)'; PATH='\(tool)':$PATH; exec 2>&1; set -m\n" + commands.joined(separator: "\n")
        let outcome = try Subprocess.run("bash", ["-c", script])
        #expect(outcome.outputText.trimmingCharacters(in: .newlines) == expected, "\(commands)")
    }
}
