import Foundation
import TestSupport
import Testing

struct BatchTests {
    /// A folder of links to one movie, `0.mp4` and so on, and a list of them.
    static func links(_ count: Int) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        let movie = try Clips.path("odd.mp4")
        for number in 0..<count {
            try FileManager.default.createSymbolicLink(
                atPath: directory.path("\(number).mp4"), withDestinationPath: movie)
        }
        try directory.write((0..<count).map { "\($0).mp4\n" }.joined().utf8, to: "list")
        return directory
    }

    private func lines(_ outcome: Subprocess.Outcome) throws -> [[String: Any]] {
        #expect(outcome.output.isEmpty || outcome.output.last == 0x0a)
        return try outcome.output.split(separator: 0x0a).map {
            try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
        }
    }

    @Test func `two thousand inputs of a list are each answered once, in little memory`() throws {
        let directory = try Self.links(2000)
        let outcome = try Command.shell(
            """
            cd "$1"; "$0" probe --files-from list --ndjson --fields start -j 2 > out & child=$!
            peak=0
            while read -r now < <(awk '/VmHWM/ { print $2 }' /proc/$child/status 2>&-); do
                peak=$now; sleep 0.1
            done
            wait $child || exit $?
            echo $peak >&2; cat out
            """, directory.path)
        #expect(outcome.end == .exit(0))
        let names = try lines(outcome).compactMap { $0["input"] as? String }
        #expect(names.count == 2000 && Set(names).count == 2000)
        let peak = try #require(Int(outcome.errorText.dropLast()))
        #expect(peak > 0 && peak < 64 << 10, "\(peak) KiB")
    }

    @Test(arguments: ["1", "4"]) func `JSON and rows stand in the order of the inputs`(jobs: String) throws {
        let directory = try Self.links(60)
        let json = try Command.shell(
            "cd \"$1\" && \"$0\" probe --files-from list --json -j \"$2\"", directory.path, jobs)
        let answers = try #require(try json.json() as? [[String: Any]])
        #expect(answers.compactMap { $0["input"] as? String } == (0..<60).map { "\($0).mp4" })
        let rows = try Command.shell(
            "cd \"$1\" && \"$0\" probe --files-from list --csv --fields start -j \"$2\"", directory.path, jobs)
        #expect(rows.outputText == "input,start,error\n" + (0..<60).map { "\($0).mp4,0,\n" }.joined())
    }

    @Test func `a list may hold names that end in NUL, and newlines in them`() throws {
        let directory = try Self.links(1)
        try FileManager.default.moveItem(atPath: directory.path("0.mp4"), toPath: directory.path("a\nb.mp4"))
        let list = Array((directory.path("a\nb.mp4") + "\0" + "/none.mp4").utf8)
        let outcome = try Command.run("probe", "--files-from", "-", "-0", "--ndjson", "-j", "1", input: list)
        #expect(outcome.end == .exit(3))
        let answers = try lines(outcome)
        #expect(answers.map { $0["input"] as? String } == [directory.path("a\nb.mp4"), "/none.mp4"])
        #expect(answers[1]["error"] != nil && answers[0]["error"] == nil)
    }

    @Test func `the shards of a list hold each input once`() throws {
        let directory = try Self.links(40)
        let names = try (1...3).flatMap { part in
            let outcome = try Command.shell(
                "cd \"$1\" && \"$0\" probe --files-from list --ndjson --shard \"$2/3\"", directory.path,
                "\(part)")
            return try lines(outcome).compactMap { $0["input"] as? String }
        }
        #expect(names.sorted() == (0..<40).map { "\($0).mp4" }.sorted())
    }

    @Test func `a folder stands for its movies, without hidden files and links that lead out`() throws {
        let directory = try Self.links(1)
        let movie = try Data(contentsOf: URL(filePath: try Clips.path("odd.mp4")))
        for folder in ["sub", ".hidden"] {
            try FileManager.default.createDirectory(
                atPath: directory.path(folder), withIntermediateDirectories: false)
            try directory.write(movie, to: folder + "/film.MOV")
        }
        try FileManager.default.createSymbolicLink(
            atPath: directory.path("in.mp4"), withDestinationPath: "sub/film.MOV")
        try FileManager.default.createSymbolicLink(
            atPath: directory.path("sub/up"), withDestinationPath: "..")
        func found(_ options: String...) throws -> [String] {
            try lines(try Command.run(["probe", "-r", directory.path, "--ndjson", "-j", "1"] + options))
                .compactMap { ($0["input"] as? String)?.dropFirst(directory.path.count + 1) }.map(String.init)
        }
        #expect(try found() == ["in.mp4", "sub/film.MOV"])
        #expect(try found("--all-files") == ["in.mp4", "list", "sub/film.MOV"])
        try Command.run("probe", directory.path).expectFailure(4, "is a directory")
    }

    @Test func `a folder that cannot be read is told in its place, and the rest goes on`() throws {
        let directory = try Self.links(0)
        // Folders so deep that no path leads there: even root cannot read them.
        let outcome = try Command.shell(
            """
            cd "$1"; mkdir root; cp "$2" root/a.mp4; cp "$2" root/z.mp4
            name=$(printf 'd%.0s' {1..250})
            (cd root; for level in {1..20}; do mkdir $name; cd $name; done)
            "$0" probe -r root --ndjson -j 1; status=$?
            rm -rf root; exit $status
            """, directory.path, try Clips.path("odd.mp4"))
        #expect(outcome.end == .exit(3))
        let answers = try lines(outcome)
        #expect(answers.map { $0["error"] != nil } == [false, true, false])
        let error = try #require(answers[1]["error"] as? [String: Any])
        #expect(error["code"] as? String == "unreadable")
    }

    @Test func `a movie whose name is not UTF-8 is told, not left out`() throws {
        let directory = try TemporaryDirectory()
        let outcome = try Command.shell(
            """
            cd "$1"; cp "$2" $'caf\\xe9.mp4'; : > $'caf\\xe9.txt'; "$0" probe -r . --ndjson -j 1
            """, directory.path, try Clips.path("odd.mp4"))
        #expect(outcome.end == .exit(3))
        let answers = try lines(outcome)
        #expect(answers.map { $0["input"] as? String } == ["./caf\u{fffd}.mp4"])
        #expect(answers.allSatisfy { $0["error"] != nil })
    }

    @Test func `after a failure nothing more starts where that is asked for`() throws {
        let outcome = try Command.run(
            "probe", "--fail-fast", "-j", "1", "--ndjson", "/none.mp4", try Clips.path("odd.mp4"))
        #expect(outcome.end == .exit(3))
        #expect(try lines(outcome).count == 1)
    }

    @Test(arguments: ["--json -j 2", "--json -j 1", "--ndjson -j 2", "--csv -j 2"])
    func `what stands before a failure of a folder is answered, and the failure too`(options: String) throws {
        let directory = try TemporaryDirectory()
        let outcome = try Command.shell(
            """
            cd "$1"; for n in 1 2 3 4 5; do cp "$2" a$n.mp4; done; cp "$2" $'b\\xe9.mp4'; cp "$2" c.mp4
            "$0" probe -r . --fail-fast \(options)
            """, directory.path, try Clips.path("odd.mp4"))
        #expect(outcome.end == .exit(3))
        for name in ["a1", "a2", "a3", "a4", "a5", "b\u{fffd}"] {
            #expect(outcome.outputText.contains("./\(name).mp4"), "\(name)")
        }
        #expect(!outcome.outputText.contains("./c.mp4"))
    }

    @Test(arguments: [1, 2]) func `standard input cannot be named by a list`(parallel: Int) throws {
        let movie = try Clips.path("odd.mp4")
        let outcome = try Command.shell(
            "printf '%s\\n' - \"$1\" - | \"$0\" probe --ndjson -j \(parallel) --files-from - < /dev/stdin",
            movie)
        #expect(outcome.end == .exit(3))
        let answers = try lines(outcome)
        #expect(answers.count == 3)
        let failed = answers.filter { $0["error"] != nil }
        #expect(failed.map { $0["input"] as? String } == ["-", "-"])
    }

    @Test func `a pipe that does not wait for its reader gets every line`() throws {
        let directory = try Self.links(3000)
        let outcome = try Command.shell(
            """
            cd "$1"
            python3 -c 'import fcntl, os, subprocess, sys
            reader, writer = os.pipe()
            fcntl.fcntl(writer, fcntl.F_SETFL, fcntl.fcntl(writer, fcntl.F_GETFL) | os.O_NONBLOCK)
            child = subprocess.Popen(sys.argv[1:], stdout=writer)
            os.close(writer)
            count = sum(chunk.count(10) for chunk in iter(lambda: os.read(reader, 512), bytes()))
            print(count, child.wait())' "$0" probe --ndjson --files-from list
            """, directory.path)
        #expect(outcome.outputText == "3000 0\n")
    }

    @Test func `an interruption is heard while nobody reads what is written`() throws {
        let directory = try Self.links(3000)
        let outcome = try Command.shell(
            """
            cd "$1"; mkfifo pipe; exec 3<>pipe
            "$0" probe --ndjson --files-from list >pipe & child=$!
            sleep 2; kill -INT $child; wait $child
            """, directory.path)
        #expect(outcome.end == .exit(130))
    }

    @Test func `an interruption ends with whole lines`() throws {
        let directory = try Self.links(3000)
        let outcome = try Command.shell(
            """
            cd "$1"; "$0" probe --files-from list --ndjson & child=$!
            sleep 1; kill -INT $child; wait $child
            """, directory.path)
        #expect(outcome.end == .exit(130))
        #expect(try lines(outcome).allSatisfy { $0["container"] != nil })
    }

    @Test(arguments: ["nobody", "somebody"])
    func `an interruption is heard while a list is waited for`(writer: String) throws {
        let directory = try TemporaryDirectory()
        let outcome = try Command.shell(
            """
            mkfifo "$1"; [ "$2" = nobody ] || exec 3<>"$1"
            "$0" probe --files-from "$1" --ndjson & child=$!
            sleep 1; kill -INT $child; wait $child
            """, directory.path("pipe"), writer, deadline: .seconds(20))
        #expect(outcome.end == .exit(130))
    }

    @Test func `a list may come through a pipe that is opened later`() throws {
        let directory = try Self.links(1)
        let outcome = try Command.shell(
            """
            cd "$1"; mkfifo pipe; "$0" probe --files-from pipe --ndjson & child=$!
            sleep 0.5; { echo 0.mp4; sleep 0.3; echo none.mp4; } > pipe; wait $child
            """, directory.path, deadline: .seconds(20))
        #expect(outcome.end == .exit(3))
        #expect(try lines(outcome).count == 2)
    }

    @Test func `a closed pipe ends it in silence`() throws {
        let directory = try Self.links(500)
        let outcome = try Command.shell(
            "cd \"$1\"; \"$0\" probe --files-from list --ndjson | head -n 1 >&-; echo ${PIPESTATUS[0]}",
            directory.path)
        #expect(outcome.outputText == "141\n")
    }

    @Test func `progress tells what is done, at the end at least`() throws {
        let path = try Clips.path("odd.mp4")
        let outcome = try Command.run(
            "probe", "--progress", "json", "--ndjson", "--fields", "start", path, "/no")
        let last = try #require(outcome.errorLines.last)
        let document = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: [String: Any]]
        let progress = try #require(document?["progress"])
        #expect(Set(progress.keys) == ["done", "failed", "total", "seconds", "input"])
        #expect(progress["done"] as? Int == 2 && progress["failed"] as? Int == 1)
    }

    @Test(arguments: [
        (["--json", "--csv", "a"], "exclude each other"), (["--fields", "start", "a"], "goes with --json"),
        (["--json", "--fields", "stert", "a"], "did you mean start?"), (["-0", "a"], "goes with --files-from"),
        (["--compat", "ffprobe", "--csv", "a"], "--compat goes with"),
        (["--shard", "0/2", "a"], "makes no sense"),
        (["--all-files", "a"], "goes with -r"), (["-j", "0", "a"], "makes no sense"),

        (["--files-from", "-", "-"], "both want standard input"), (["--compat", "x", "a"], "makes no sense"),
    ])
    func `options that do not go together are refused in one line`(words: [String], reason: String) throws {
        try Command.run(["probe"] + words).expectFailure(2, reason)
    }

    @Test func `a list that is not there is told`() throws {
        try Command.run("probe", "--files-from", "/none").expectFailure(4, "cannot open --files-from /none")
    }
}
