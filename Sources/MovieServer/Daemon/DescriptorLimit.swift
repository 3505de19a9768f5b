import Glibc

/// How many files and sockets this process may have open.
enum DescriptorLimit {
    /// Allows `count` where the system lets us; never allows fewer than before.
    ///
    /// The corresponding C function is `setrlimit`.
    static func raise(to count: Int) {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        let wanted = min(rlim_t(count), limit.rlim_max)
        guard wanted > limit.rlim_cur else { return }
        limit.rlim_cur = wanted
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
