import MovieHeaders
import Testing

/// Two groups of I P B B, where the second one's B pictures are shown before its I.
private let open = LaidTrack([0, 30, 10, 20, 60, 40, 50, 70], keys: [0, 4])

private func plan(_ samples: [Int], _ track: LaidTrack) throws -> FramePlan {
    FramePlan(samples: samples, in: try #require(try track.table()))
}

struct `A plan for frames` {
    @Test func `of one frame is a run from its keyframe to it`() throws {
        let run = try #require(try plan([3], open).runs.first)
        #expect(run.samples == 0..<4 && run.wanted == [3] && run.leftOut.isEmpty && run.beginsAtEntry)
    }

    @Test func `joins what begins at the same keyframe, and keeps groups apart`() throws {
        let runs = try plan([7, 1, 3, 1], open).runs
        #expect(runs.map(\.samples) == [0..<4, 4..<8] && runs.map(\.wanted) == [[1, 3], [7]])
        // The leading pictures of the second group cannot be decoded without the first one, and nobody needs them.
        #expect(runs[1].leftOut == [5, 6] && runs[1].decodedCount == 2)
    }

    @Test func `joins groups where a leading picture needs both`() throws {
        let runs = try plan([1, 5, 7], open).runs
        #expect(runs.map(\.samples) == [0..<8] && runs.map(\.leftOut) == [[]])
    }

    @Test func `leaves out disposable samples that are not wanted`() throws {
        var track = open
        track.disposable = [2, 3]
        let runs = try plan([3, 4], track).runs
        #expect(runs.map(\.leftOut) == [[2], []])
        #expect(runs.map(\.decodedCount) == [3, 1])
    }

    @Test func `takes frames by the order they are shown in`() throws {
        let table = try #require(try open.table())
        // Shown: samples 0, 2, 3, 1, 5, 6, 4, 7.
        #expect(FramePlan(frames: [2, 6, 99, -1], in: table).runs.map(\.wanted) == [[3], [4]])
        #expect(FramePlan(frames: [], in: table).runs.isEmpty)
    }

    /// Every order of five samples that a coder makes, every set of keyframes and of disposable samples, every choice.
    @Test(arguments: [[0, 10, 20, 30, 40], [0, 20, 10, 40, 30], [0, 30, 10, 20, 40], [20, 0, 10, 40, 30]])
    func `decodes all that is needed, nothing twice and nothing behind the last`(times: [Int]) throws {
        for keys in 0..<32 {
            for disposable in [0, 0b00100, 0b01110, 0b11010] {
                var track = LaidTrack(times, keys: Set((0..<5).filter { keys >> $0 & 1 == 1 }))
                track.disposable = Set((0..<5).filter { disposable >> $0 & 1 == 1 })
                let table = try #require(try track.table())
                let model = NaiveTable(track: track)
                for choice in 0..<32 {
                    let wanted = (0..<5).filter { choice >> $0 & 1 == 1 }
                    let runs = FramePlan(samples: wanted.reversed(), in: table).runs
                    #expect(runs.flatMap(\.wanted) == wanted)
                    #expect(
                        zip(runs, runs.dropFirst()).allSatisfy {
                            $0.samples.upperBound <= $1.samples.lowerBound
                        })
                    for run in runs {
                        #expect(run.samples.upperBound - 1 == run.wanted.last)
                        #expect(Set(run.leftOut).isDisjoint(with: run.wanted))
                        for sample in run.wanted {
                            // From its own keyframe on, all but what nothing needs.
                            let first = model.start(for: sample) ?? 0
                            #expect(run.samples.lowerBound <= first)
                            let missing = run.leftOut.filter { $0 >= first && $0 < sample }
                            let isLeading = { times[$0] < times[run.samples.lowerBound] }
                            #expect(missing.allSatisfy { track.disposable.contains($0) || isLeading($0) })
                        }
                    }
                }
            }
        }
    }
}
