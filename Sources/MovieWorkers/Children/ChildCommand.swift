import Jobs
import PictureGeometry
import Timing

/// The command line of a job.
enum ChildCommand {
    /// The arguments behind the program's name.
    static func arguments(for job: Job) -> [String] {
        switch job {
        case .probe(let probe):
            return ["probe"] + placed(probe.input, among: ["--json"])
        case .frame(let frame):
            var options = ["--at", frame.at.description, "--mode", frame.mode.rawValue]
            if let size = frame.size { options += ["-s", size.description] }
            options += ["--format", frame.format.rawValue, "--quality", String(frame.quality)]
            options += ["-o", frame.output ?? "-"]
            // What was written where is only told where the picture itself is not the output.
            if frame.output != nil { options.append("--json") }
            if frame.overwrites { options.append("-f") }
            return ["frame"] + placed(frame.input, among: options)
        }
    }

    /// The options and the input; a name goes behind a mark, for it may look like an option.
    private static func placed(_ input: String, among options: [String]) -> [String] {
        input == "-" ? [input] + options : options + ["--", input]
    }
}
