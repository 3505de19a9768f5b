import Jobs

/// The inputs that the lines of an earlier run answer, kept as hashes of their names.
struct AnsweredInputs: Sendable {
    /// Whether a failure that may pass counts as no answer.
    let retriesFailed: Bool
    /// How many bytes there are up to the end of the last whole line.
    private(set) var wholeLength: Int64 = 0
    private var names: Set<NameHash> = []
    private var line: [UInt8] = []
    private var length: Int64 = 0
    private var isFirstKnown = false
    private var isFirstAnswer = false

    /// What is longer is no answer of ours, and is not kept.
    private static let longestLine = 16 << 20

    init(retriesFailed: Bool) { self.retriesFailed = retriesFailed }

    /// Whether an input has its answer.
    func holds(_ name: String) -> Bool { names.contains(NameHash(name)) }

    /// Whether the bytes begin with something that no run of ours wrote: appending or cutting would spoil it.
    var isForeign: Bool {
        if isFirstKnown { return !isFirstAnswer }
        return !line.isEmpty && !AnswerStart.matches(line)
    }

    /// Takes the next bytes; lines may be torn between pieces.
    mutating func take(_ piece: some Collection<UInt8>) {
        var piece = piece[...]
        while let end = piece.firstIndex(of: 0x0a) {
            add(piece[..<end])
            length += 1
            wholeLength = length
            finish()
            piece = piece[piece.index(after: end)...]
        }
        add(piece)
    }

    private mutating func add(_ part: some Collection<UInt8>) {
        length += Int64(part.count)
        if line.count <= Self.longestLine { line += part }
    }

    private mutating func finish() {
        defer { line.removeAll(keepingCapacity: line.count < 1 << 16) }
        guard !line.isEmpty else { return }
        let answer = line.count <= Self.longestLine ? try? JSONText.decode(Answer.self, from: line) : nil
        let name = answer?.input ?? answer?.format?.filename
        if !isFirstKnown { (isFirstKnown, isFirstAnswer) = (true, name != nil) }
        guard let name else { return }
        // The last answer counts: an input may have been tried again.
        if retriesFailed, answer?.error?.mayPass == true {
            names.remove(NameHash(name))
        } else {
            names.insert(NameHash(name))
        }
    }

    /// What a line must tell; with the keys of ffprobe the name stands elsewhere.
    private struct Answer: Decodable {
        let input: String?
        let error: Failure?
        let format: Format?

        struct Failure: Decodable {
            let code: String
            var mayPass: Bool { ErrorCode(rawValue: code)?.mayPass ?? false }
        }

        struct Format: Decodable { let filename: String? }
    }
}
