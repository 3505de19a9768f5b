import HTTPRanges
import Jobs
import Origins
import PictureGeometry
import Timing

/// How the poster of a movie is made and answered: a picture near its beginning, in the width of a card.
struct PosterPlan: JobPlan {
    /// Everything in `job` that changes the picture, as it stands in entity tags; a new look needs a new word.
    private static let look = "p1"

    let key: JobKey
    private let entityTag: EntityTag?
    private let modified: HTTPDate

    /// Plans the poster of an item of which the open file says `stamp`; `now` is in nanoseconds since 1970.
    init(_ item: MovieItem, stamp: FileStamp, now: Int64) {
        let file = EntityTag(size: stamp.size, modifiedNanoseconds: stamp.modified, nowNanoseconds: now)
        let tag = "\(file.opaque)-\(Self.look)"
        key = JobKey(id: item.id, tag: tag)
        entityTag = EntityTag(opaque: tag, isWeak: file.isWeak)
        modified = HTTPDate(nanoseconds: stamp.modified)
    }

    /// A tenth into the movie most title cards and black leaders are past, and a keyframe costs one decoded frame.
    var job: Job {
        .frame(
            FrameJob(
                input: "-", at: .share(MediaTime(value: 1, timescale: 10)), mode: .key,
                size: SizeRequest(width: 320)))
    }

    /// What the client has is still good, or is not what it expects.
    func answerWithoutJob(_ request: RequestHead, now: Int64) -> Answer? {
        var request = request
        request.ignoreRanges()
        var answer = FileAnswer.answer(request, for: representation(size: 0), now: now)
        if answer.status == 304 { answer.body = .untold }
        return answer.status == 200 ? nil : answer
    }

    func bytes(of answer: JobAnswer) throws(JobError) -> [UInt8] {
        guard case .picture(let picture) = answer else { throw JobError(.internal, "the answer is no picture") }
        return picture
    }

    func answer(_ request: RequestHead, _ outcome: Result<[UInt8], JobError>, now: Int64) -> Answer {
        switch outcome {
        // Sound without a cover: there is no picture at this address, and that is all.
        case .failure(let error) where error.code == .noVideo:
            return Problem(status: 404, code: error.code.rawValue, detail: error.message).answer
        case .failure(let error): return Problem(error).answer
        case .success(let picture):
            var answer = FileAnswer.answer(request, for: representation(size: Int64(picture.count)), now: now)
            switch answer.body {
            case .span(let span): answer.body = .bytes(Array(picture[Int(span.offset)..<Int(span.end)]))
            case .multipart(let plan): answer.body = .bytes(plan.bytes(of: picture))
            case .none, .untold, .bytes: break
            }
            return answer
        }
    }

    private func representation(size: Int64) -> Representation {
        Representation(
            size: size, entityTag: entityTag, lastModified: modified, contentType: "image/jpeg",
            cacheControl: FileAnswer.cacheControl)
    }
}

extension MultipartPlan {
    /// The whole body, of a representation that is in memory.
    fileprivate func bytes(of representation: [UInt8]) -> [UInt8] {
        pieces.flatMap { piece in
            switch piece {
            case .framing(let bytes): bytes
            case .span(let span): Array(representation[Int(span.offset)..<Int(span.end)])
            }
        }
    }
}
