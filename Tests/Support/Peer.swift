import Foundation
public import Testing

/// A program of others whose answers are compared with ours.
public struct Peer: Hashable, Sendable {
    /// The command's name.
    public let name: String

    /// The peer with the command `name`.
    public init(_ name: String) { self.name = name }

    /// FFmpeg's encoder and converter.
    public static let ffmpeg = Peer("ffmpeg")
    /// FFmpeg's reader of facts.
    public static let ffprobe = Peer("ffprobe")
    /// MediaArea's reader of facts.
    public static let mediainfo = Peer("mediainfo")
    /// A browser.
    public static let chromium = Peer("chromium")

    /// Where the command is, by `PATH`.
    public var path: String? { Subprocess.find(name) }

    /// Whether tests may run with this peer; in CI a missing peer is a failure, not a skip.
    func isPresent(environment: [String: String]) throws -> Bool {
        if path != nil { return true }
        guard environment["CI"] == "true" else { return false }
        throw MissingPeer(name: name)
    }
}

/// A peer that CI should have and has not.
public struct MissingPeer: Error, CustomStringConvertible {
    let name: String

    /// What is missing.
    public var description: String { "\(name) is not on PATH, and in CI it must be" }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where `peer` is not installed, and says so; in CI the test fails.
    public static func needs(_ peer: Peer) -> Self {
        .enabled("SKIPPED: \(peer.name) is not on PATH") {
            try peer.isPresent(environment: ProcessInfo.processInfo.environment)
        }
    }
}
