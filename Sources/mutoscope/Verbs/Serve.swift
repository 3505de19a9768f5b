import Glibc
import Jobs
import MovieServer
import MovieWorkers

extension Verb {
    static let serve = Verb(
        name: "serve", operands: "DIR|FILE…", summary: "serves movies to browsers and players",
        options: [host, port, grace, allowHost],
        notes: """
            A folder is served with all below it, without hidden files and links that leave it; movies are told by
            their names' endings. The first line of output is the URL. Ctrl-C ends it.
            """
    ) { arguments in
        guard !arguments.operands.isEmpty else {
            throw UsageError("serve needs a DIR or FILE; see mutoscope help serve")
        }
        var configuration = ServerConfiguration(cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        configuration.host = arguments.text(host) ?? configuration.host
        configuration.port = UInt16(try arguments.number(port, in: 0...65535) ?? Int(configuration.port))
        configuration.allowedHosts = arguments.values[allowHost.name] ?? []
        let grace = try arguments.text(grace) == "0" ? .zero : arguments.seconds(grace) ?? .seconds(3)

        // A client that goes away must not end the service.
        _ = signal(SIGPIPE, SIG_IGN)
        let isQuiet = arguments.has(.quiet)
        let server = try MovieServer(
            roots: arguments.operands, configuration: configuration, runner: ChildRunner()
        ) {
            if !isQuiet { StandardError.write($0.line) }
        }
        let ends = EndSignals()
        let address = try server.start()
        try StandardOutput.write(address.url + "\n")
        await ends.first()
        await server.stop(grace: grace)
        return 0
    }

    private static let host = Option(
        name: "host", value: "ADDRESS", help: "the address to listen on (127.0.0.1)")
    private static let port = Option(
        name: "port", value: "N", help: "the port to listen on (8080); 0 picks one")
    private static let grace = Option(
        name: "grace", value: "SEC", help: "how long downloads may go on after the end is asked for (3)")
    private static let allowHost = Option(
        name: "allow-host", value: "NAME", help: "answer to this name too, on a loopback address")
}

extension AccessRecord {
    /// One line of the access log.
    fileprivate var line: String {
        let milliseconds = Int((duration * 1000).rounded())
        let request = "\(method) \(target)".oneLine
        let asked = range.map { " \($0.oneLine)" } ?? ""
        return "\(status) \(request)\(asked) \(bytes) bytes \(milliseconds) ms\(isComplete ? "" : " aborted")\n"
    }
}
