import HTTPRanges
import Jobs
import Origins

/// How the facts of a movie are asked for and answered: the item with its probe object, or with why there is none.
struct FactsPlan: JobPlan {
    let key: JobKey
    private let item: MovieItem

    /// Plans the facts of an item of which the open file says `stamp`.
    init(_ item: MovieItem, stamp: FileStamp) {
        self.item = item
        key = JobKey(
            id: item.id, tag: "\(String(stamp.size, radix: 16))-\(String(stamp.modified, radix: 16))-facts")
    }

    var job: Job { .probe(ProbeJob(input: "-")) }

    /// There is none: what was told before is not confirmed but told again.
    func answerWithoutJob(_ request: RequestHead, now: Int64) -> Answer? { nil }

    /// The probe object as JSON, under the item's path; where and with what it was recorded stays here.
    func bytes(of answer: JobAnswer) throws(JobError) -> [UInt8] {
        guard case .movie(var info) = answer else { throw JobError(.internal, "the answer has no facts") }
        info.input = String(decoding: item.path, as: UTF8.self)
        (info.location, info.device) = (nil, nil)
        do { return try JSONText.encode(info) } catch {
            throw JobError(.internal, "the facts cannot be written as JSON")
        }
    }

    func answer(_ request: RequestHead, _ outcome: Result<[UInt8], JobError>, now: Int64) -> Answer {
        switch outcome {
        case .success(let bytes):
            return Answer(json: ItemFacts(item, info: try? JSONText.decode(MovieInfo.self, from: bytes)))
        case .failure(let failure) where failure.code == .interrupted: return Problem.stopping.answer
        case .failure(let failure): return Answer(json: ItemFacts(item, error: failure))
        }
    }
}

/// An item with its facts, or with why there are none.
private struct ItemFacts: Encodable {
    private let item: ItemRecord
    private let info: MovieInfo?
    private let error: JobError?

    init(_ item: MovieItem, info: MovieInfo? = nil, error: JobError? = nil) {
        self.item = ItemRecord(item)
        self.info = info
        self.error = error
    }

    private enum Key: CodingKey { case info, error }

    func encode(to encoder: any Encoder) throws {
        try item.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(info, forKey: .info)
        try container.encode(error, forKey: .error)
    }
}
