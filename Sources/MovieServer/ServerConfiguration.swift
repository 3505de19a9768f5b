/// How a server is run; the defaults suit one person and their machine.
public struct ServerConfiguration: Hashable, Sendable {
    /// The numeric address to listen on.
    public var host = "127.0.0.1"
    /// The port to listen on; 0 picks a free one.
    public var port: UInt16 = 8080
    /// Names that a server on loopback answers to beside `localhost` and its address.
    public var allowedHosts: [String] = []
    /// How many threads serve; at least 1.
    public var threads: Int
    /// How many connections are open at once.
    public var connectionLimit = 1024
    /// Seconds after which a connection without a request under way is closed.
    public var idleTimeout = 75.0
    /// Seconds that a client may take none of a file's bytes: a paused player takes none.
    ///
    /// While more than half of `connectionLimit` is in use, `idleTimeout` holds in its place.
    public var stallTimeout = 3600.0
    /// The longest head of a request, in bytes.
    public var headLimit = 8192
    /// How many pictures are made at once.
    public var pictureJobs: Int
    /// How many more wait for their turn.
    public var pictureQueue = 256
    /// How many bytes of pictures are kept in memory.
    public var pictureMemory = 32 << 20
    /// The least time between two looks at the folders, in seconds.
    public var rescanPause = 2.0

    /// The defaults, for a machine of `cores` cores.
    public init(cores: Int) {
        threads = max(1, cores)
        pictureJobs = max(1, cores)
    }
}
