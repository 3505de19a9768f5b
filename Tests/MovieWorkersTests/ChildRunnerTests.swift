import FoundationEssentials
import Glibc
import Jobs
import MovieWorkers
import TestSupport
import Testing

@Suite(.serialized) struct `Running jobs as children` {
    static let job = Job.frame(FrameJob(input: "-"))

    @Test func `standard input is the descriptor from its beginning and the output is the picture`()
        async throws
    {
        let script = try Script("cat; echo \"$@\"")
        let file = unsafe open(script.path, O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        lseek(file, 5, Int32(SEEK_SET))
        let answer = try await ChildRunner(executable: script.path).run(Self.job, readingFrom: file)
        guard case .picture(let bytes) = answer else { throw JobError(.internal, "no picture") }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("#!/bin/sh\ncat;"))
        #expect(text.hasSuffix("frame - --at 0 --mode exact --format jpeg --quality 85 -o -\n"))
    }

    @Test func `without a descriptor there is nothing to read`() async throws {
        let script = try Script("wc -c")
        let answer = try await ChildRunner(executable: script.path).run(Self.job, readingFrom: nil)
        #expect(answer == .picture(Array("0\n".utf8)))
    }

    @Test func `a child has no other descriptor of ours`() async throws {
        let leak = unsafe open("/dev/null", O_RDONLY)
        defer { close(leak) }
        let script = try Script("ls /proc/self/fd | wc -l")
        let answer = try await ChildRunner(executable: script.path).run(Self.job, readingFrom: nil)
        // The three standard ones, and the folder that is being listed.
        #expect(answer == .picture(Array("4\n".utf8)))
    }

    @Test func `facts are decoded`() async throws {
        let info = MovieInfo(
            input: "-",
            container: ContainerFacts(format: "mp4", longName: "MP4", truncated: false, size: 1, bitRate: nil),
            duration: DurationFacts())
        let json = String(decoding: try JSONEncoder().encode(info), as: UTF8.self)
        let script = try Script("echo '\(json)'")
        let probe = Job.probe(ProbeJob(input: "-"))
        let answer = try await ChildRunner(executable: script.path).run(probe, readingFrom: nil)
        #expect(answer == .movie(info))
    }

    @Test func `a failure is told by status and line`() async throws {
        let script = try Script("echo 'mutoscope: -: no video track' >&2; exit 6")
        await #expect(throws: JobError(.noVideo, "no video track")) {
            try await ChildRunner(executable: script.path).run(Self.job, readingFrom: nil)
        }
    }

    @Test func `a crash is a crash`() async throws {
        let script = try Script("kill -SEGV $$")
        let error = await #expect(throws: JobError.self) {
            try await ChildRunner(executable: script.path).run(Self.job, readingFrom: nil)
        }
        #expect(error?.code == .crashed)
    }

    @Test func `a child past its deadline is killed with all it started`() async throws {
        let script = try Script("sleep 60 & sleep 60")
        let start = ContinuousClock.now
        let runner = ChildRunner(executable: script.path, deadline: .milliseconds(300))
        let error = await #expect(throws: JobError.self) { try await runner.run(Self.job, readingFrom: nil) }
        #expect(error?.code == .timeout)
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func `a child that is done is answered though what it started holds its output`() async throws {
        let script = try Script("sleep 60 & echo done")
        let start = ContinuousClock.now
        let answer = try await ChildRunner(executable: script.path).run(Self.job, readingFrom: nil)
        #expect(answer == .picture(Array("done\n".utf8)))
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func `output beyond the limit ends the child`() async throws {
        let script = try Script("yes")
        let runner = ChildRunner(executable: script.path, outputLimit: 1 << 20)
        let error = await #expect(throws: JobError.self) { try await runner.run(Self.job, readingFrom: nil) }
        #expect(error?.code == .limit)
    }

    @Test func `a large output comes whole and a large error does no harm`() async throws {
        let script = try Script("head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2")
        let answer = try await ChildRunner(executable: script.path).run(Self.job, readingFrom: nil)
        #expect(answer == .picture([UInt8](repeating: 0, count: 3_000_000)))
    }

    @Test func `cancelling kills the child`() async throws {
        let script = try Script("sleep 60")
        let start = ContinuousClock.now
        let task = Task { try await ChildRunner(executable: script.path).run(Self.job, readingFrom: nil) }
        try await Task.sleep(for: .milliseconds(200))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func `a program that is not there is an internal failure`() async throws {
        let error = await #expect(throws: JobError.self) {
            try await ChildRunner(executable: "/nonexistent").run(Self.job, readingFrom: nil)
        }
        #expect(error?.code == .internal)
    }

    @Test func `children leave neither descriptors nor zombies behind`() async throws {
        let script = try Script("echo x")
        // In a process of its own, for here other tests open and close things meanwhile.
        await #expect(processExitsWith: .success) { [path = script.path as String] in
            let runner = ChildRunner(executable: path)
            _ = try await runner.run(Self.job, readingFrom: nil)
            // The queue of a job lets go of it a moment after the answer.
            try await Task.sleep(for: .milliseconds(300))
            let before = openDescriptors()
            for _ in 0..<30 { _ = try await runner.run(Self.job, readingFrom: nil) }
            let failing = ChildRunner(executable: "/nonexistent")
            for _ in 0..<5 { _ = try? await failing.run(Self.job, readingFrom: nil) }
            for _ in 0..<500 where openDescriptors() > before { try await Task.sleep(for: .milliseconds(10)) }
            #expect(openDescriptors() <= before)
            #expect(childStates().isEmpty)
        }
    }

    @Test func `no child outlives its parent`() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write("#!/bin/sh\necho $$ > $0.pid; exec sleep 60\n".utf8, to: "script")
        unsafe chmod(path, 0o755)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            async let _ = ChildRunner(executable: path).run(
                .frame(FrameJob(input: "-")), readingFrom: nil)
            while (try? String(contentsOfFile: path + ".pid", encoding: .utf8))?.last != "\n" {
                try await Task.sleep(for: .milliseconds(10))
            }
            kill(getpid(), SIGKILL)
        }
        let text = try String(contentsOfFile: path + ".pid", encoding: .utf8)
        let child = try #require(pid_t(text.dropLast()))
        for _ in 0..<200 where kill(child, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kill(child, 0) != 0)
    }
}

private func openDescriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
}

/// The state lines of this process's children, dead ones included.
private func childStates() -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { Int($0) != nil }
        .compactMap { try? String(contentsOfFile: "/proc/\($0)/stat", encoding: .utf8) }
        .filter { $0.split(separator: ") ").last?.split(separator: " ").dropFirst().first == "\(getpid())" }
}

/// A shell script that stands for the program.
private final class Script: Sendable {
    private let directory: TemporaryDirectory
    let path: String

    init(_ body: String) throws {
        directory = try TemporaryDirectory()
        path = try directory.write("#!/bin/sh\n\(body)\n".utf8, to: "script")
        unsafe chmod(path, 0o755)
    }
}
