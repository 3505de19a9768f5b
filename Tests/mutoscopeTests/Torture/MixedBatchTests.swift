import Foundation
import TestSupport
import Testing

/// Thousands of movies of all kinds at once.
struct MixedBatchTests {
    private static let isLong = ProcessInfo.processInfo.environment["MUTOSCOPE_TORTURE"] == "1"

    /// A folder of links to all clips by turns, and a list of them.
    private func links(_ count: Int) throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        let clips = try (Clips.manifest + Clips.traps).map { try Clips.path($0.file) }
        for number in 0..<count {
            try FileManager.default.createSymbolicLink(
                atPath: directory.path("\(number)"), withDestinationPath: clips[number % clips.count])
        }
        try directory.write((0..<count).map { "\($0)\n" }.joined().utf8, to: "list")
        return directory
    }

    /// The inputs that lines answer; every line must be whole.
    private func names(_ bytes: some Collection<UInt8>) throws -> [String] {
        #expect(bytes.isEmpty || bytes.suffix(1).elementsEqual([0x0a]))
        return try bytes.split(separator: 0x0a).map {
            let line = try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
            return try #require(line?["input"] as? String)
        }
    }

    @Test func `each of two thousand movies is answered once, in little memory and few descriptors`() throws {
        try answerAll(2000)
    }

    @Test(.enabled(if: isLong, "MUTOSCOPE_TORTURE=1 runs it"))
    func `each of a hundred thousand movies is answered once`() throws { try answerAll(100_000) }

    private func answerAll(_ count: Int) throws {
        let directory = try links(count)
        let outcome = try Command.shell(
            """
            cd "$1"; "$0" probe --files-from list --ndjson -j 2 > out & child=$!
            peak=0 most=0
            while read -r now < <(awk '/VmHWM/ { print $2 }' /proc/$child/status 2>&-); do
                peak=$now; open=(/proc/$child/fd/*)
                ((${#open[@]} > most)) && most=${#open[@]}
                sleep 0.1
            done
            wait $child; echo "$? $peak $most"
            """, directory.path, deadline: .seconds(3600))
        let figures = outcome.outputText.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        try #require(figures.count == 3, "\(outcome.errorText)")
        // Some of the clips are no movies.
        #expect([0, 3].contains(figures[0]))
        #expect(figures[1] > 0 && figures[1] < 96 << 10, "\(figures[1]) KiB")
        // Those that we leave open to our children are among them.
        #expect(figures[2] < 64, "\(figures[2]) descriptors")
        let names = try names(try directory.bytes(of: "out"))
        #expect(names.count == count)
        #expect(Set(names) == Set((0..<count).map(String.init)))
    }

    @Test func `one at a time, answers stand in the order of the list`() throws {
        let directory = try links(200)
        let outcome = try Command.shell(
            "cd \"$1\"; \"$0\" probe --files-from list --ndjson -j 1", directory.path)
        #expect(try names(outcome.output) == (0..<200).map(String.init))
    }

    @Test func `ended and killed again and again, a run is completed by the next, each input once`() throws {
        let directory = try links(600)
        let outcome = try Command.shell(
            """
            cd "$1"
            for signal in INT KILL TERM KILL INT; do
                "$0" probe --files-from list --resume answers -j 2 & child=$!
                sleep 0.6; kill -$signal $child; wait $child
                echo $?
            done
            "$0" probe --files-from list --resume answers -j 2; echo $?
            """, directory.path)
        let ends = outcome.outputText.split(separator: "\n").compactMap { Int($0) }
        // A run may have been done before its signal.
        #expect(ends.dropLast().allSatisfy { [130, 137, 0, 3].contains($0) } && ends.first == 130, "\(ends)")
        #expect([0, 3].contains(ends.last), "\(ends)")
        let names = try names(try directory.bytes(of: "answers"))
        #expect(names.count == 600 && Set(names).count == 600)
    }

    @Test(arguments: ["INT", "TERM"])
    func `an interruption ends it soon, with whole lines`(signal: String) throws {
        let directory = try links(3000)
        let outcome = try Command.shell(
            """
            cd "$1"; "$0" probe --files-from list --ndjson -j 2 > out & child=$!
            sleep 1; kill -\(signal) $child; before=$(date +%s%N); wait $child; status=$?
            echo "$status $((($(date +%s%N) - before) / 1000000))"
            """, directory.path)
        let figures = outcome.outputText.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        try #require(figures.count == 2)
        // Half a second on a machine that does nothing else.
        #expect(figures[0] == 130 && figures[1] < 10_000, "\(figures)")
        #expect(!(try names(try directory.bytes(of: "out"))).isEmpty)
    }
}
