import Testing

@testable import Jobs

struct ErrorCodeTests {
    /// The table of the contract.
    private static let statuses: [String: Int32] = [
        "usage": 2, "output_exists": 2, "bad_job": 2,
        "not_found": 4, "unreadable": 4, "is_a_directory": 4, "unwritable": 4,
        "not_a_movie": 5, "not_a_picture": 5, "corrupt": 5, "truncated": 5, "damaged": 5, "crashed": 5,
        "unsupported": 6, "no_video": 6,
        "network": 7, "http_status": 7, "source_refused": 7,
        "timeout": 8, "limit": 8,
        "interrupted": 130, "internal": 1,
    ]

    @Test func `each code has the word and the exit status of the contract`() {
        let ours = Dictionary(uniqueKeysWithValues: ErrorCode.allCases.map { ($0.rawValue, $0.exitStatus) })
        #expect(ours == Self.statuses)
    }
}
