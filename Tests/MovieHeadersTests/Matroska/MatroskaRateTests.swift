import MovieHeaders
import Testing

/// Pictures at such times in milliseconds.
private func blocks(_ times: [Int]) -> [UInt8] {
    cluster(at: 0, Array(times.map { simpleBlock(1, at: Int16($0)) }.joined()))
}

struct `The rates of a Matroska track` {
    private func track(_ times: [Int], _ more: [UInt8] = []) throws -> TrackHeader {
        let file = matroska(information(duration: 4000), tracks(pictures(1, more)), blocks(times))
        return try #require(try movie(file)?.tracks.first)
    }

    @Test(arguments: [
        ("30/1", 30.0), ("30000/1001", 30_000.0 / 1001), ("25/1", 25), ("24000/1001", 24_000.0 / 1001),
    ])
    func `are those of its first pictures where the entry tells none`(rate: String, number: Double) throws {
        let track = try track((0..<120).map { Int((Double($0) * 1000 / number).rounded()) })
        #expect(track.nominalFrameRate?.description == rate)
        #expect(track.averageFrameRate?.description == rate)
    }

    @Test func `are not taken from a default duration of a tick`() throws {
        let times = (0..<100).map { $0 * 40 }
        #expect(try track(times, ebmlNumber(0x23E383, 1_000_000)).averageFrameRate?.description == "25/1")
        #expect(try track(times, ebmlNumber(0x23E383, 20_000_000)).averageFrameRate?.description == "50/1")
    }

    @Test func `are not known of pictures at any time`() throws {
        let track = try track([0, 10, 170, 205, 282, 683, 700])
        #expect(track.averageFrameRate == nil)
        #expect(track.nominalFrameRate == nil)
    }

    @Test func `of sound without compression follow from its shape`() throws {
        let file = matroska(
            information(duration: 40), tracks(sound(1, codec: "A_PCM/INT/LIT")), blocks([0]))
        #expect(try movie(file)?.tracks.first?.bitRate == nil, "bits of a sample are not told")
        let entry = ebml(
            0xAE, ebmlNumber(0xD7, 1), ebmlNumber(0x83, 2), ebmlText(0x86, "A_PCM/INT/LIT"),
            ebml(0xE1, ebmlReal(0xB5, 44_100), ebmlNumber(0x9F, 2), ebmlNumber(0x6264, 16)))
        let told = matroska(information(duration: 40), tracks(entry), blocks([0]))
        #expect(try movie(told)?.tracks.first?.bitRate == 1_411_200)
    }
}
