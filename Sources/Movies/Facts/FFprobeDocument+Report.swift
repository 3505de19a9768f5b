import FFmpeg
import Jobs

extension FFprobeDocument {
    /// The document of a movie that is open.
    ///
    /// - Parameters:
    ///   - demuxer: The movie, analyzed with decoding.
    ///   - input: What the caller calls it.
    ///   - size: Length of its file in bytes.
    init(_ demuxer: Demuxer, input: String, size: Int64?) {
        self.init(JSONValue(.section(demuxer.report(name: input, size: size))))
    }
}

extension JSONValue {
    init(_ value: ReportValue) {
        self =
            switch value {
            case .integer(let number): .integer(number)
            case .text(let text): .string(text)
            case .list(let elements): .array(elements.map(JSONValue.init))
            case .section(let members): .object(members.mapValues(JSONValue.init))
            }
    }
}
