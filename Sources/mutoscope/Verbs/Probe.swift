extension Verb {
    static let probe = Verb(
        name: "probe", operands: "INPUT…", summary: "tells what is in movies",
        options: [
            .json, .ndjson, .csv, ProbeRequest.fields, ProbeRequest.compatibility, ProbeRequest.scan,
            .recursive, .allFiles, .filesFrom, .null, .shard, .jobs, .timeout, .failFast, .resume,
            .retryFailed, .progress, .color,
        ],
        notes: """
            INPUT is a file, a folder with -r, or - for standard input. --json gives one object, or an array where
            several inputs could come; an input that fails has an object with "error" in its place. Results come in
            the order of the inputs, but --ndjson writes each when it is done; -j 1 keeps the order there too.
            --resume FILE goes on where an earlier run ended: results go to FILE alone, and a line cut off is dropped.
            A name that is not UTF-8 cannot be opened; it is shown with U+FFFD.
            """,
        decodes: true
    ) { arguments in
        let request = try ProbeRequest(arguments)
        return try await interruptible {
            var batch = try ProbeBatch(request)
            return try await batch.run()
        }
    }
}
