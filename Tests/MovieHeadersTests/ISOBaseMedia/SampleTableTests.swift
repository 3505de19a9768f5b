import MovieHeaders
import Testing
import Timing

private func milliseconds(_ value: Int64) -> MediaTime { MediaTime(value: value, timescale: 1000) }

/// Ten lengths of so many bits, and their sum.
private let compactLists: [(bits: Int, list: [UInt8], sum: Int64)] = [
    (4, [0x12, 0x34, 0x5F, 0xF0, 0x01], 46),
    (8, [1, 2, 3, 4, 5, 6, 7, 8, 255, 200], 491),
    (16, [1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9], 2605),
]

/// A change of a track with a name for the log of tests.
struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: @Sendable (inout BuiltTrack) -> Void

    init(_ name: String, _ body: @escaping @Sendable (inout BuiltTrack) -> Void) {
        (testDescription, self.body) = (name, body)
    }
}

private let contradictions = [
    Change("fewer durations than samples") { $0.durations = [(9, 40)] },
    Change("durations of no samples") { $0.sizes = fullBox("stsz", words(0, 0)) },
    Change("fewer offsets than samples") { $0.offsets = (0, [(9, 40)]) },
    Change("fewer samples in chunks") { $0.runs = [(1, 9)] },
    Change("no chunks") { $0.places = listBox("stco", []) },
    Change("no table of places") { $0.places = [] },
    Change("no runs") { $0.runs = [] },
    Change("lengths of three bits") { $0.sizes = fullBox("stz2", words(3, 10), filling(40)) },
]

private func census(_ change: (inout BuiltTrack) -> Void) throws -> SampleFacts {
    try #require(try onlyTrack(BuiltTrack(change)).census)
}

struct `The sample tables of a track` {
    @Test func `give length, rates and keyframes`() throws {
        let found = try onlyTrack(BuiltTrack())
        #expect(found.start == .zero && found.duration == milliseconds(400))
        #expect(found.averageFrameRate?.description == "25/1" && found.nominalFrameRate?.description == "25/1")
        // Ten samples of 20 bytes in 0.4 s.
        #expect(found.bitRate == 4000)
        let census = try #require(found.census)
        #expect(census.shownCount == 10 && census.keyCount == 2 && census.isVariable == false)
        #expect(census.keyIntervals.map { [$0.average, $0.longest] } == [0.2, 0.2])
    }

    @Test func `may have durations that differ`() throws {
        let found = try onlyTrack(BuiltTrack { $0.durations = [(3, 40), (1, 80), (0, 7), (6, 20)] })
        #expect(found.duration == milliseconds(320))
        #expect(found.averageFrameRate?.description == "125/4" && found.census?.isVariable == true)
        // The keyframe that is the sixth is shown after three of 40, one of 80 and one of 20.
        #expect(found.census?.keyIntervals?.longest == 0.22)
        // One tick is what rounding makes of a rate that no clock fits.
        #expect(try census { $0.durations = [(5, 33), (5, 34)] }.isVariable == false)
    }

    @Test(
        arguments: [
            (0, [(1, 80), (1, 200), (1, 80), (1, 0), (1, 40), (5, 80)], 80, 400),
            (1, [(1, 0), (1, 120), (1, 0), (1, -80), (1, -40), (5, 0)], 0, 400),
            // Writers of QuickTime files count below zero in a version that the standard has without signs.
            (0, [(1, 0), (1, 120), (1, 0), (1, -80), (1, -40), (5, 0)], 0, 400),
        ] as [(UInt8, [(Int, Int)], Int64, Int64)])
    func `show pictures in another order than they are decoded`(
        version: UInt8, offsets: [(Int, Int)], start: Int64, duration: Int64
    ) throws {
        let found = try onlyTrack(BuiltTrack { $0.offsets = (version, offsets) })
        #expect(found.start == milliseconds(start) && found.duration == milliseconds(duration))
        #expect(found.census?.shownCount == 10 && found.census?.isVariable == false)
    }

    @Test func `have all samples begin where no table lists keyframes, and none where it is empty`() throws {
        let all = try census { $0.keys = nil }
        #expect(all.keyCount == 10 && all.keyIntervals?.longest == 0.04)
        let none = try census { $0.keys = [] }
        #expect(none.keyCount == 0 && none.keyIntervals?.longest == nil)
        #expect(try census { $0.keys = [1, 2, 10] }.keyCount == 3)
    }

    @Test func `have keyframes in open groups where other tables list them`() throws {
        // QuickTime's partial sync samples.
        let partial = listBox("stps", [big(4), big(9)])
        #expect(try census { $0.moreOfTable = partial }.keyCount == 4)
        // The standard's random access points: two samples in none, two in the first description.
        let group = fullBox("sbgp", Array("rap ".utf8), words(3, 2, 0, 2, 1, 6, 0))
        #expect(try census { $0.moreOfTable = group }.keyCount == 4)
        let longer = fullBox("sbgp", version: 1, Array("rap ".utf8), words(0, 3, 2, 0, 2, 1, 6, 0))
        #expect(try census { $0.moreOfTable = longer }.keyCount == 4)
        let other = fullBox("sbgp", Array("roll".utf8), words(1, 10, 1))
        #expect(try census { $0.moreOfTable = other }.keyCount == 2)
        // All ten are keyframes already.
        #expect(
            try census {
                $0.keys = nil
                $0.moreOfTable = partial + group
            }.keyCount == 10)
    }

    @Test(arguments: compactLists)
    func `have lengths of few bits`(bits: Int, list: [UInt8], sum: Int64) throws {
        // In 0.4 s.
        let found = try onlyTrack(BuiltTrack { $0.sizes = fullBox("stz2", words(bits, 10), list) })
        #expect(found.bitRate == sum * 20 && found.census?.shownCount == 10)
    }

    @Test func `have lengths of their own where there is no common one`() throws {
        let list = (1...10).flatMap { big($0) }
        #expect(try onlyTrack(BuiltTrack { $0.sizes = fullBox("stsz", words(0, 10), list) }).bitRate == 1100)
    }

    @Test func `have no more samples than have a length`() throws {
        let most = 0xFFFF_FFFF
        #expect(try census { $0.durations = [(60, 40)] }.shownCount == 10)
        let long = try onlyTrack(BuiltTrack { ($0.durations, $0.offsets) = ([(most, most)], (0, [(most, 0)])) })
        #expect(long.census?.shownCount == 10)
        #expect(long.duration == MediaTime(value: 10 * Int64(most), timescale: 1000))
    }

    @Test func `name bytes that are not there`() throws {
        func missing(_ place: [UInt8], file: Int = 0) throws -> Bool {
            try #require(try movie(movieFile(BuiltTrack { $0.places = place }))).namesMissingBytes
        }
        // 200 bytes of samples.
        let size = movieFile(BuiltTrack()).count
        #expect(try !missing(listBox("stco", [big(size - 200)])))
        #expect(try missing(listBox("stco", [big(size - 199)])))
        #expect(try !missing(listBox("co64", [big(size + 4 - 200, 8)])))
        #expect(try missing(listBox("co64", [big(size + 4 - 199, 8)])))
        #expect(try missing(listBox("co64", [big(1 << 62, 8)])))
        #expect(try missing(listBox("co64", [big(-1, 8)])))
    }

    @Test(arguments: contradictions)
    func `that contradict each other are doubted`(of change: Change) throws {
        #expect(try movie(movieFile(BuiltTrack(change.body)))?.doubts.contains(.damaged) == true)
    }
}
