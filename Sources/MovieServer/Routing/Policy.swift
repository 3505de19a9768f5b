import HTTPRanges

/// Who may ask.
struct Policy: Hashable, Sendable {
    /// Whether the service listens on a loopback address only.
    var isLoopback: Bool
    /// Further names that it answers to.
    var allowedHosts: [String] = []

    /// Header fields of every answer.
    ///
    /// What only this machine can reach is not for pages of other sites to embed. Elsewhere it may be: a television
    /// plays a movie inside a page of its maker.
    var commonFields: [HeaderField] {
        Answer.common + (isLoopback ? [HeaderField("Cross-Origin-Resource-Policy", "same-origin")] : [])
    }

    /// Whether a request with these Host lines is answered; one without any is of no browser.
    func allows(hosts: [String]) -> Bool {
        !isLoopback
            || hosts.allSatisfy { HostCheck.isLoopback($0) || HostCheck.isAllowed($0, by: allowedHosts) }
    }
}
