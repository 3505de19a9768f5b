import CMicroHTTPD

/// How the daemon is started.
enum DaemonOptions {
    /// Each thread waits by epoll for its own connections; suspended ones cost nothing.
    static let flags =
        MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_USE_ITC.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue

    /// The options in the daemon's form, closed by the end mark.
    ///
    /// `context` is what the callbacks get; functions go by address, for the options' pointers have no types.
    static func items(
        _ configuration: ServerConfiguration, socket: Int32, context: UnsafeMutableRawPointer
    ) -> [MHD_OptionItem] {
        var items = unsafe [
            number(.LISTEN_SOCKET, Int(socket)),
            number(.CONNECTION_LIMIT, configuration.connectionLimit),
            number(.CONNECTION_TIMEOUT, Int(configuration.idleTimeout)),
            // A head of the longest kind, and room for the head of an answer behind it.
            number(.CONNECTION_MEMORY_LIMIT, configuration.headLimit + 1024),
            number(.STRICT_FOR_CLIENT, 1),
            function(
                .URI_LOG_CALLBACK, unsafeBitCast(HTTPDaemon.beginExchange, to: Int.self), context),
            function(
                .NOTIFY_COMPLETED, unsafeBitCast(HTTPDaemon.endExchange, to: Int.self), context),
            function(
                .NOTIFY_CONNECTION, unsafeBitCast(HTTPDaemon.changeConnection, to: Int.self), context),
            function(
                .UNESCAPE_CALLBACK, unsafeBitCast(HTTPDaemon.leaveEncoded, to: Int.self), context),
        ]
        // A pool of one thread is the daemon without a pool.
        if configuration.threads > 1 {
            unsafe items.append(number(.THREAD_POOL_SIZE, configuration.threads))
        }
        unsafe items.append(number(.END, 0))
        return unsafe items
    }

    private static func number(_ option: MHD_OPTION, _ value: Int) -> MHD_OptionItem {
        unsafe MHD_OptionItem(option: option, value: value, ptr_value: nil)
    }

    private static func function(
        _ option: MHD_OPTION, _ address: Int, _ context: UnsafeMutableRawPointer
    ) -> MHD_OptionItem {
        unsafe MHD_OptionItem(option: option, value: address, ptr_value: context)
    }
}
