import Foundation
import TestSupport
import Testing

/// What nobody means to do, and somebody does.
struct AbsurdUseTests {
    @Test(arguments: ["--json", "--ndjson", "--csv", "--color=never"])
    func `a full disk for the output is told once`(form: String) throws {
        let outcome = try Command.shell(
            "\"$0\" probe \"$1\" \"$2\" > /dev/full", Clips.path("odd.mp4"), form)
        outcome.expectFailure(4, "cannot write standard output")
    }

    @Test func `a zero in a name ends no name, so no other file is answered`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Clips.bytes("odd.mp4"), to: "a.mp4")
        let list = Array((folder.path("a.mp4") + "\0b\n" + folder.path + "\0b\n").utf8)
        for options in [[], ["-r"]] {
            let outcome = try Command.run(
                ["probe", "--files-from", "-", "--ndjson", "-j", "1"] + options, input: list)
            #expect(outcome.end == .exit(3))
            let codes = try outcome.output.split(separator: 0x0a).map {
                let line = try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
                return (line?["error"] as? [String: Any])?["code"] as? String
            }
            #expect(codes == ["not_found", "not_found"])
        }
    }

    @Test func `with few descriptors every input is still answered`() throws {
        let directory = try BatchTests.links(100)
        let outcome = try Command.shell(
            "cd \"$1\"; ulimit -n 48; \"$0\" probe --files-from list --ndjson --fields start -j 256",
            directory.path)
        outcome.expectSuccess()
        #expect(outcome.outputText.split(separator: "\n").count == 100)
    }

    @Test func `pipes, sockets, devices and loops of links in a folder hold nothing up`() throws {
        let directory = try TemporaryDirectory()
        let outcome = try Command.shell(
            """
            cd "$1"; cp "$2" a.mp4; mkfifo b.mp4; ln -s b.mp4 c.mp4; ln -s /dev/zero d.mp4; ln -s e.mp4 e.mp4
            ln -s . f; ln -s none g.mp4; mkdir h; ln -s ../h h/i.mp4
            "$0" probe -r . --csv --fields start -j 1
            """, directory.path, try Clips.path("odd.mp4"), deadline: .seconds(30))
        outcome.expectSuccess()
        #expect(outcome.outputText == "input,start,error\n./a.mp4,0,\n")
    }

    @Test func `a name as long as a list may hold is one failure among the others`() throws {
        let list = [UInt8](repeating: 0x61, count: 1 << 20) + Array("\n/none\n".utf8)
        let outcome = try Command.run("probe", "--files-from", "-", "--ndjson", "-j", "1", input: list)
        #expect(outcome.end == .exit(3))
        #expect(outcome.output.split(separator: 0x0a).count == 2)
        try Command.run("probe", "--files-from", "-", input: list.dropLast(7) + list).expectFailure(
            2, "longer than 1 MiB")
    }

    @Test func `two runs do not share a file of answers`() throws {
        let directory = try BatchTests.links(300)
        let outcome = try Command.shell(
            """
            cd "$1"; "$0" probe --files-from list --resume answers & child=$!
            while [ ! -s answers ]; do sleep 0.02; done
            "$0" probe --files-from list --resume answers; echo $?; wait $child; wc -l < answers
            """, directory.path)
        #expect(outcome.outputText.split(separator: "\n") == ["4", "300"])
        #expect(outcome.errorLines.count == 1 && outcome.errorText.contains("in use by another run"))
    }
}
