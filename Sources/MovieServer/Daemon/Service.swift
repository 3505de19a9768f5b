import Glibc
import Jobs
import Origins

/// Carries out what is planned for a request: opens files and has jobs done.
struct Service: Sendable {
    /// The catalogue and its folders.
    let keeper: CatalogueKeeper
    /// Who has jobs done.
    let desk: JobDesk
    /// Who may ask.
    let policy: Policy

    /// What the daemon does next.
    enum Step: ~Copyable {
        /// Sends an answer, with the file that it is read from.
        case send(Answer, file: OpenedFile?)
        /// Lets the connection rest: it is suspended already.
        case rest
    }

    /// Begins a request, of which the head is complete.
    func begin(_ exchange: Exchange, _ request: RequestHead, isStopping: Bool) -> Step {
        switch Plan(request, catalogue: keeper.catalogue, policy: policy, isStopping: isStopping) {
        case .answer(let answer):
            return .send(answer, file: nil)
        case .file(let item, let isDownload):
            return open(item) { file in
                let answer = FileAnswer.decide(
                    request, item: item, stamp: file.stamp, isDownload: isDownload, now: Self.now)
                return .send(answer, file: file)
            }
        case .facts(let item):
            return open(item) { file in
                let plan = FactsPlan(item, stamp: file.stamp)
                return answer(exchange, request, by: plan, on: file)
            }
        case .poster(let item):
            return open(item) { file in
                let plan = PosterPlan(item, stamp: file.stamp, now: Self.now)
                return answer(exchange, request, by: plan, on: file)
            }
        }
    }

    /// Goes on with a request whose job is done.
    func finish(_ exchange: Exchange, _ request: RequestHead, _ outcome: Result<[UInt8], JobError>) -> Step {
        guard let job = exchange.job else { return .send(Problem.notFound.answer, file: nil) }
        return .send(job.answer(request, outcome, now: Self.now), file: nil)
    }

    /// Answers from what is there already, or has the job done.
    private func answer(
        _ exchange: Exchange, _ request: RequestHead, by plan: some JobPlan, on file: consuming OpenedFile
    ) -> Step {
        if let bytes = desk.kept(plan.key) {
            return .send(plan.answer(request, .success(bytes), now: Self.now), file: nil)
        }
        if let answer = plan.answerWithoutJob(request, now: Self.now) { return .send(answer, file: nil) }
        exchange.job = plan
        guard desk.ask(plan, file: file, waiter: exchange) else {
            return .send(Problem.busy.answer, file: nil)
        }
        return .rest
    }

    private func open(_ item: MovieItem, _ body: (consuming OpenedFile) -> Step) -> Step {
        do throws(FileError) {
            return body(try keeper.directory(item.root).open(item.below))
        } catch {
            return .send(Problem(error).answer, file: nil)
        }
    }

    /// Nanoseconds since 1970 UTC.
    private static var now: Int64 {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
