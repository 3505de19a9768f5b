import Foundation
import Glibc
import TestSupport

/// A headless Chromium, spoken to by the DevTools protocol over a pipe.
final class Browser {
    private let command: BackgroundCommand
    private let profile: TemporaryDirectory
    private var received: [UInt8] = []
    private var lastIdentifier = 0
    private var session: String?

    init() throws {
        profile = try TemporaryDirectory()
        command = try BackgroundCommand(
            "chromium",
            [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--mute-audio", "--no-first-run",
                "--autoplay-policy=no-user-gesture-required", "--user-data-dir=\(profile.path)",
                "--remote-debugging-pipe", "about:blank",
            ], talking: true)
    }

    /// Opens a page in a new tab and waits until it is there.
    func open(_ url: String) throws {
        let target = try ask("Target.createTarget", ["url": url])
        guard let identifier = target["targetId"] as? String else {
            throw Failure(message: "no tab: \(target)")
        }
        let attached = try ask("Target.attachToTarget", ["targetId": identifier, "flatten": true])
        session = attached["sessionId"] as? String
        // While the page comes, the questions fall into contexts that go away.
        let isThere = #"location.href != "about:blank" && document.readyState == "complete""#
        for _ in 0..<500 {
            if (try? evaluate(isThere)) as? Bool == true { return }
            usleep(20_000)
        }
        throw Failure(message: "\(url) does not load")
    }

    /// The value of an expression in the page; of a promise, what it is kept with.
    func evaluate(_ expression: String, within limit: Duration = .seconds(60)) throws -> Any? {
        let answer = try ask(
            "Runtime.evaluate",
            ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true],
            within: limit)
        if let problem = answer["exceptionDetails"] { throw Failure(message: "\(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Sends a message and waits for the answer to it; events are passed over.
    private func ask(
        _ method: String, _ parameters: [String: Any], within limit: Duration = .seconds(60)
    ) throws -> [String: Any] {
        lastIdentifier += 1
        var message: [String: Any] = ["id": lastIdentifier, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try send([UInt8](JSONSerialization.data(withJSONObject: message)) + [0])
        let deadline = ContinuousClock.now + limit
        while let answer = try nextMessage(until: deadline) {
            guard answer["id"] as? Int == lastIdentifier else { continue }
            if let error = answer["error"] { throw Failure(message: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
        throw Failure(message: "\(method): no answer")
    }

    private func send(_ bytes: [UInt8]) throws {
        guard let pipe = command.conversation?.writing else { throw Failure(message: "no pipe") }
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe write(pipe, buffer.baseAddress! + written, bytes.count - written)
            }
            guard count > 0 else { throw Failure(message: "the browser is gone") }
            written += count
        }
    }

    private func nextMessage(until deadline: ContinuousClock.Instant) throws -> [String: Any]? {
        guard let pipe = command.conversation?.reading else { return nil }
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = Data(received[..<end])
                received.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any]
            }
            guard let bytes = readSome(pipe, until: deadline) else { return nil }
            received += bytes
        }
    }

    struct Failure: Error {
        let message: String
    }
}
