import Bytes
import FFmpeg
import MovieHeaders
import PictureGeometry
import Pictures
import TestSupport
import Testing
import Timing

@testable import Movies

/// Clips of the film: everything that decodes and is no single picture.
private let films = Clips.manifest.filter { ($0.frames ?? 0) > 1 }

private func extractor(_ clip: String, parallel: Int = 1) throws -> FrameExtractor {
    var extractor = FrameExtractor(MemorySource(try Clips.bytes(clip)))
    extractor.parallel = parallel
    return extractor
}

@Suite(.needs(.ffprobe))
struct FrameExtractorTests {
    @Test(arguments: films)
    func `every request has its answer in its place, in any order and several times over`(
        clip: Clip
    ) async throws {
        let shown = try ShownFrames(of: clip)
        let times = [0.5, 0.02, 0.99, 0.5, 0.21, 0.98, 0.22, 2, 0.5].map { $0 * shown.duration }
        for parallel in [1, 3] {
            var numbers: [Int?] = []
            for await answer in try extractor(clip.file, parallel: parallel).images(for: times.map(position)) {
                numbers.append(try answer.picture.get().number)
            }
            #expect(numbers == times.map { shown.number(at: min($0, shown.times.last ?? 0)) })
        }
    }

    @Test(arguments: ["fast.mp4", "vfr.mp4", "opengop.mp4", "rot90.mp4", "film.ts"])
    func `many pictures are those that each gives alone`(clip: String) async throws {
        let positions = [3, 1, 1.02, 4.9, 3.5].map(position)
        var count = 0
        for await answer in try extractor(clip, parallel: 2).images(for: positions) {
            let position = positions[count]
            #expect(answer.requested == position)
            count += 1
            let (picture, alone) = (
                try answer.picture.get(), try await extractor(clip).image(at: position)
            )
            let isSame = picture.bitmap == alone.bitmap && picture.time == alone.time
            #expect(isSame && picture.requestedTime == alone.requestedTime)
        }
        #expect(count == positions.count)
    }

    @Test func `no more is decoded than the plan says`() async throws {
        let source = MemorySource(try Clips.bytes("sar2.mp4"))
        let table = try #require(try FrameTable.read(source, track: 0))
        let numbers = [200, 10, 150, 10, 12, 299]
        let plan = FramePlan(frames: numbers, in: table)
        for parallel in [1, 2] {
            var cost = DecodingCost()
            for await answer in try extractor("sar2.mp4", parallel: parallel)
                .images(for: numbers.map { .frame($0) })
            {
                let spent = try answer.picture.get().cost
                cost.seeks += spent.seeks
                cost.packetsRead += spent.packetsRead
                cost.framesDecoded += spent.framesDecoded
            }
            #expect(cost.seeks == plan.runs.count)
            #expect(cost.packetsRead == plan.runs.reduce(0) { $0 + $1.decodedCount })
            // Pictures that nothing refers to are passed over by the decoder.
            #expect(cost.framesDecoded < cost.packetsRead)
        }
    }

    @Test func `within a tolerance a keyframe answers, and costs one packet`() async throws {
        var extractor = try extractor("sar2.mp4")
        let table = try #require(try FrameTable.read(extractor.source, track: 0))
        let keys = (0..<table.frameCount).filter {
            table.frame($0).flatMap { table.sample($0.sample) }?.isKeyframe == true
        }
        let second = try #require(keys.dropFirst().first)
        let time = MediaTime(value: Int64(second), timescale: 30)
        let tenth = MediaTime(value: 1, timescale: 10)
        for (before, after, asked, number) in [
            (tenth, .zero, time + tenth, second), (.zero, tenth, time - tenth, second),
            (nil, nil, time + tenth, second), (nil, nil, time - tenth, keys[0]),
            (.zero, .zero, time - tenth, second - 3),
        ] as [(MediaTime?, MediaTime?, MediaTime, Int)] {
            extractor.requestedTimeToleranceBefore = before
            extractor.requestedTimeToleranceAfter = after
            let picture = try await extractor.image(at: .time(asked))
            #expect(picture.number == number && picture.frameNumber == number)
            if number != second - 3 { #expect(picture.cost.packetsRead == 1) }
        }
    }

    @Test func `a picture is as it was coded where the container's matrix shall not be applied`() async throws {
        var extractor = try extractor("rot90.mp4")
        #expect(try await extractor.image(at: .start).bitmap.size == PixelSize(width: 320, height: 180))
        extractor.appliesPreferredTrackTransform = false
        extractor.maximumSize = SizeRequest(width: 90)
        #expect(try await extractor.image(at: .start).bitmap.size == PixelSize(width: 90, height: 160))
    }

    @Test func `what is no movie fails every request`() async throws {
        let extractor = FrameExtractor(MemorySource([UInt8](repeating: 7, count: 5000)))
        var failures = 0
        for await answer in extractor.images(for: [.start, .end]) {
            #expect(throws: RefusedInput.self) { try answer.picture.get() }
            failures += 1
        }
        #expect(failures == 2)
    }

    @Test func `a request that no frame comes for is answered all the same`() throws {
        let extractor = try extractor("sar2.mp4")
        let header = try #require(try MovieHeader.read(extractor.source))
        let track = try #require(try TableTrack.read(extractor.source, header))
        let run = try #require(FramePlan(samples: [0], in: track.table).runs.first)
        let wanted = [(0, 0), (5, 9)].map { sample, place in
            ExtractionPart.Wanted(number: sample, sample: sample, requests: [.init(place: place, time: nil)])
        }
        var taker = PartTaker(extractor, Interrupt(timeLimit: nil))
        var answers: [Int: Bool] = [:]
        taker.take(.run(track, run, wanted)) { places, picture in
            for place in places { answers[place] = (try? picture.get()) != nil }
        }
        #expect(answers == [0: true, 9: false])
    }

    @Test(arguments: ["fast.mp4", "film.mkv"])
    func `a cancelled task gets no more answers`(clip: String) async throws {
        let images = try extractor(clip).images(for: (0..<300).map { .frame($0) })
        let (started, start) = AsyncStream<Void>.makeStream()
        let task = Task {
            var count = 0
            for await _ in images {
                count += 1
                start.yield()
                try? await Task.sleep(for: .seconds(600))
            }
            return count
        }
        for await _ in started.prefix(1) {}
        task.cancel()
        #expect(await task.value == 1)
    }
}

struct DamagedFrameTests {
    /// The film with the bytes of some samples overwritten.
    private func film(without samples: Range<Int>) throws -> (FrameExtractor, FrameTable) {
        var bytes = try Clips.bytes("sar2.mp4")
        let table = try #require(try FrameTable.read(MemorySource(bytes), track: 0))
        for sample in samples.compactMap(table.sample) {
            let place = Int(sample.offset)..<Int(sample.offset) + sample.length
            bytes.replaceSubrange(place, with: repeatElement(0xFF, count: sample.length))
        }
        return (FrameExtractor(MemorySource(bytes)), table)
    }

    private func keyframes(of table: FrameTable) -> [Int] {
        (0..<table.sampleCount).filter { table.sample($0)?.isKeyframe == true }
    }

    @Test func `for a group that does not decode the last picture in front of it stands`() async throws {
        let (_, table) = try film(without: 0..<0)
        let keys = keyframes(of: table)
        let (extractor, _) = try film(without: keys[1]..<keys[2])
        let before = try #require(table.sample(keys[1])).time
        let last = try #require(table.frame(atTick: before - 1))
        let wanted = try #require(table.frame(atTick: before))
        for number in [wanted, wanted + 5] {
            let picture = try await extractor.image(at: .frame(number))
            #expect(picture.number == last)
            #expect(picture.frameNumber == last && picture.isDamaged)
        }
        let third = try #require(table.sample(keys[2])).time
        let next = try #require(table.frame(atTick: third))
        let picture = try await extractor.image(at: .frame(next))
        #expect(picture.number == next && !picture.isDamaged)
    }

    @Test func `where nothing in front decodes the next picture that does stands`() async throws {
        let (_, table) = try film(without: 0..<0)
        let second = keyframes(of: table)[1]
        let (extractor, _) = try film(without: 0..<second)
        let picture = try await extractor.image(at: .frame(3))
        let time = try #require(table.sample(second)).time
        #expect(picture.number == table.frame(atTick: time))
        #expect(picture.isDamaged)
    }

    @Test func `of a film of which nothing decodes each request fails`() async throws {
        let (_, table) = try film(without: 0..<0)
        let (extractor, _) = try film(without: 0..<table.sampleCount)
        await #expect(throws: MovieError.self) { try await extractor.image(at: .frame(3)) }
    }

    @Test func `a cut film shows its last picture that is there`() async throws {
        let bytes = try Clips.bytes("fast.mp4")
        let table = try #require(try FrameTable.read(MemorySource(bytes), track: 0))
        let sample = try #require(table.sample(150))
        let cut = FrameExtractor(MemorySource(Array(bytes.prefix(Int(sample.offset) + sample.length / 2))))
        let picture = try await cut.image(at: .end)
        #expect(picture.isTruncated && (140...150).contains(picture.number ?? 0))
        #expect(picture.number == picture.frameNumber)
    }
}
