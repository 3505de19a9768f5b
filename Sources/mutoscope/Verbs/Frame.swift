import Glibc
import JobExecution
import Jobs
import Movies
import PictureGeometry
import Timing

extension Verb {
    static let frame = Verb(
        name: "frame", operands: "INPUT --at TIME -o OUT", summary: "takes the exact picture at a time",
        options: [
            .at, .output, .size, mode, .format, .quality, .force, .json, .timeout, .maxPixels,
        ],
        notes: """
            The picture is the one on screen at TIME, counted from the movie's start, upright and in square pixels;
            past the end it is the last. --mode key takes the last keyframe before TIME, which is much quicker;
            nearest-key takes the nearest on either side.
            OUT ends in .jpg, .jpeg or .png; a folder gets the movie's name; - gives JPEG on standard output.
            """,
        decodes: true
    ) { arguments in
        let plan = try FramePlan(arguments)
        let runner = LocalRunner(limits: plan.limits)
        do {
            let answer = try await interruptible { try await runner.run(.frame(plan.job), readingFrom: nil) }
            try tell(answer, plan, quietly: arguments.has(.quiet))
            return 0
        } catch let error as JobError where plan.asJSON {
            try StandardOutput.write(json: FailedInput(input: plan.job.input, error: error))
            return error.code.exitStatus
        } catch let error as JobError {
            return StandardError.report(error, about: plan.job.input)
        }
    }

    private static let mode = Option(
        name: "mode", value: "exact|key|nearest-key",
        help: "what is on screen (default), the keyframe before, or the nearest")

    private static func tell(_ answer: JobAnswer, _ plan: FramePlan, quietly: Bool) throws {
        switch answer {
        case .picture(let bytes): try StandardOutput.write(bytes)
        case .written(let report) where plan.asJSON: try StandardOutput.write(json: report)
        case .written(let report):
            if report.truncated, !quietly {
                StandardError.line("\(report.input): warning: the file ends before its header says")
            }
            if report.damaged, !quietly {
                StandardError.line("\(report.input): warning: parts of the picture could not be decoded")
            }
        case .movie, .ffprobe: throw JobError(.internal, "facts came back instead of a picture")
        }
    }

    /// What the options of `frame` ask for.
    struct FramePlan {
        let job: FrameJob
        let limits: MovieLimits
        let asJSON: Bool

        init(_ arguments: Arguments) throws {
            guard let input = arguments.operands.first else {
                throw UsageError("frame needs an INPUT; see mutoscope help frame")
            }
            guard arguments.operands.count == 1 else { throw UsageError("frame takes one INPUT at a time") }
            guard arguments.values[Option.at.name]?.count ?? 1 == 1 else {
                throw UsageError("frame takes one --at at a time")
            }
            guard let at = try arguments.value(.at, { TimePosition($0) }) else {
                throw UsageError("frame needs --at TIME, such as --at 1:30 or --at 25%")
            }
            guard let out = arguments.text(.output), !out.isEmpty else {
                throw UsageError("frame needs -o OUT, such as -o picture.jpg")
            }
            asJSON = arguments.has(.json)
            let given = try arguments.value(.format) { PictureFormat(rawValue: $0) }
            let output = out == "-" ? nil : PictureOutput.path(out, input: input, format: given)
            guard let format = given ?? output.map(PictureOutput.format(of:)) ?? .jpeg else {
                throw UsageError("-o \(out): end it in .jpg or .png, or say --format")
            }
            if output == nil, asJSON { throw UsageError("--json and -o - both want standard output") }
            if output == nil, StandardOutput.isTerminal {
                throw UsageError("-o -: standard output is a terminal; name a file or a pipe")
            }
            job = FrameJob(
                input: input, at: at, mode: try arguments.value(mode) { FrameJob.Mode(rawValue: $0) } ?? .exact,
                size: try arguments.value(.size) { SizeRequest($0) }, format: format,
                quality: try arguments.number(.quality, in: 1...100) ?? 85, output: output,
                overwrites: arguments.has(.force))
            var limits = MovieLimits()
            limits.timeLimit = try arguments.seconds(.timeout)
            limits.maximumPixels = try arguments.number(.maxPixels, in: 1...Int.max) ?? limits.maximumPixels
            self.limits = limits
        }
    }
}
