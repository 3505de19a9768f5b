import MovieHeaders
import PictureGeometry
import Testing

struct `A damaged record of a codec` {
    /// Whether each number is one that a movie may have.
    private func isPossible(_ facts: CodecFacts?) -> Bool {
        let sizes = [facts?.codedSize, facts?.croppedSize].compactMap { $0 }
        let sides = 1...65_536
        return sizes.allSatisfy { sides.contains($0.width) && sides.contains($0.height) }
            && facts?.channels ?? 1 > 0 && facts?.sampleRate ?? 1 >= 0
    }

    @Test(arguments: CodecRecord.all)
    func `with any byte changed has possible numbers or none`(of whole: CodecRecord) {
        for index in whole.configuration.indices {
            for value in UInt8.min...UInt8.max {
                var mutant = whole
                mutant.configuration[index] = value
                if !isPossible(mutant.facts) { Issue.record("\(index): \(value)") }
            }
        }
        for index in whole.firstSample.indices {
            for value in UInt8.min...UInt8.max {
                var mutant = whole
                mutant.firstSample[index] = value
                if !isPossible(mutant.facts) { Issue.record("\(index): \(value)") }
            }
        }
    }

    @Test(arguments: CodecRecord.all)
    func `that is cut tells nothing else`(of whole: CodecRecord) throws {
        let facts = try #require(whole.facts)
        for length in 0...max(whole.configuration.count, whole.firstSample.count) {
            var cut = whole
            cut.configuration = Array(whole.configuration.prefix(length))
            cut.firstSample = Array(whole.firstSample.prefix(length))
            guard let found = cut.facts else { continue }
            #expect(found.codedSize == nil || found.codedSize == facts.codedSize, "\(length)")
            #expect(found.channels == nil || found.channels == facts.channels, "\(length)")
            #expect(found.sampleRate == nil || found.sampleRate == facts.sampleRate, "\(length)")
        }
    }

    private static let descriptor: [UInt8] =
        [0, 0, 0, 0, 3, 0x80, 0x80, 0x80, 37, 0, 1, 0xE0, 0, 9, 4] + Array("file".utf8) + [0, 7, 4, 17, 0x40]
        + [0x15, 0, 0, 0] + bigEndian(128_000, 4) + bigEndian(96_000, 4) + [5, 2, 0x11, 0x90]

    @Test func `in a descriptor is found behind what may stand in front, or not at all`() throws {
        let found = try #require(ElementaryStreamDescriptor.read(Self.descriptor))
        #expect(found.objectType == 0x40 && found.decoderSpecificInfo == [0x11, 0x90])
        #expect(found.maximumBitRate == 128_000 && found.averageBitRate == 96_000)
        for length in Self.descriptor.indices {
            let cut = ElementaryStreamDescriptor.read(Array(Self.descriptor.prefix(length)))
            #expect(cut == nil || cut?.objectType == 0x40, "\(length)")
        }
        for index in Self.descriptor.indices {
            for value in UInt8.min...UInt8.max {
                var mutant = Self.descriptor
                mutant[index] = value
                let size = ElementaryStreamDescriptor.read(mutant)?.decoderSpecificInfo.count ?? 0
                #expect(size <= mutant.count)
            }
        }
    }
}
