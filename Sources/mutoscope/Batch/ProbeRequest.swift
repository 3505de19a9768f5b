import Glibc
import JobExecution
import Jobs
import Movies

/// What the options of `probe` ask for.
struct ProbeRequest: Sendable {
    let inputs: InputList
    let output: ProbeOutput
    let limits: MovieLimits
    let parallel: Int
    let failsFast: Bool
    let progress: Progress.Form
    /// Where results are appended instead of standard output.
    let resume: String?
    /// Whether failures that may pass are repeated.
    let retriesFailed: Bool
    private let scans: Bool
    private let compat: ProbeJob.Compatibility?

    init(_ arguments: Arguments) throws(UsageError) {
        inputs = try InputList(arguments)
        guard !inputs.operands.isEmpty || inputs.filesFrom != nil else {
            throw UsageError("probe needs an INPUT; see mutoscope help probe")
        }
        scans = arguments.has(Self.scan)
        compat = try arguments.value(Self.compatibility) { ProbeJob.Compatibility(rawValue: $0) }
        var fields: [FieldPath]?
        if let text = arguments.text(Self.fields) { fields = try FieldPath.list(text) }
        resume = arguments.text(.resume)
        retriesFailed = arguments.has(.retryFailed)
        if retriesFailed, resume == nil { throw UsageError("--retry-failed goes with --resume FILE") }
        let form = try Self.form(arguments, isCompatible: compat != nil, hasFields: fields != nil)
        let color = try arguments.value(.color) { TextStyle.Color(rawValue: $0) } ?? .auto
        output = ProbeOutput(
            form, fields: fields, isList: inputs.isSeveral, style: Terminal.style(of: 1, color))
        var limits = MovieLimits()
        limits.timeLimit = try arguments.seconds(.timeout)
        self.limits = limits
        let cores = min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 256)
        let jobs = try arguments.number(.jobs, in: 1...256) ?? cores
        parallel = inputs.sharesStandardInput ? 1 : Self.affordable(jobs, descriptors: Self.descriptors)
        failsFast = arguments.has(.failFast)
        progress = try arguments.value(.progress) { Progress.Form(rawValue: $0) } ?? .auto
    }

    /// How many of `jobs` inputs may be open at a time with so many descriptors for the process.
    ///
    /// Each has one, which may outlive it a little; libraries, signals, lists and standard streams take a dozen.
    static func affordable(_ jobs: Int, descriptors: Int) -> Int { max(1, min(jobs, (descriptors - 12) / 2)) }

    /// Files that this process may have open.
    private static var descriptors: Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 0 }
        return Int(clamping: limit.rlim_cur)
    }

    /// Probes one input on a thread, which is to be the task's own.
    func result(of input: String, on thread: MovieThread) async -> Result<JobAnswer, JobError> {
        do {
            // The limits count from here, so each input has the whole time.
            let runner = LocalRunner(limits: limits, on: thread)
            let job = ProbeJob(input: input, scan: scans, compat: compat)
            return .success(try await runner.run(.probe(job), readingFrom: nil))
        } catch {
            return .failure(error as? JobError ?? JobError(.internal, "\(error)"))
        }
    }

    static let scan = Option(name: "scan", help: "read every packet for what headers and index do not tell")
    static let compatibility = Option(
        name: "compat", value: "ffprobe", help: "JSON with the keys of ffprobe -show_format -show_streams …")
    static let fields = Option(
        name: "fields", value: "a,b.c", help: "these alone, such as duration.seconds,video.0.codec")

    private static func form(
        _ arguments: Arguments, isCompatible: Bool, hasFields: Bool
    ) throws(UsageError) -> ProbeOutput.Form {
        let given = [Option.json, .ndjson, .csv].filter { arguments.has($0) }
        guard given.count <= 1 else {
            throw UsageError("--\(given[0].name) and --\(given[1].name) exclude each other; choose one")
        }
        if isCompatible, given == [.csv] || hasFields {
            throw UsageError("--compat goes with --json or --ndjson, and without --fields")
        }
        if arguments.has(.resume) {
            guard given.isEmpty || given == [.ndjson] else {
                throw UsageError("--resume writes NDJSON; leave --\(given[0].name) out")
            }
            return .ndjson
        }
        switch given.first {
        case .ndjson?: return .ndjson
        case .csv?: return .csv
        case nil where hasFields:
            throw UsageError("--fields goes with --json, --ndjson or --csv; choose one")
        case nil where !isCompatible: return .table
        default: return .json
        }
    }
}
