import Testing

@testable import TestSupport

struct PeerTests {
    @Test func `a peer that is here may be compared with`() throws {
        #expect(try Peer("sh").isPresent(environment: [:]))
        #expect(try Peer("sh").isPresent(environment: ["CI": "true"]))
    }

    @Test func `a missing peer skips its tests`() throws {
        #expect(try Peer("no-such-peer").isPresent(environment: [:]) == false)
    }

    @Test func `a missing peer fails its tests in CI`() {
        #expect(throws: MissingPeer.self) { try Peer("no-such-peer").isPresent(environment: ["CI": "true"]) }
    }
}
