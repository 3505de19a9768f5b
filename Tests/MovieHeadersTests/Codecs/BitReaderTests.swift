import Testing

@testable import MovieHeaders

struct `A bit reader` {
    @Test func `reads fields across bytes`() throws {
        var reader = BitReader([0b1010_0101, 0xFF, 0, 0, 0, 1])
        #expect(try reader.bits(3) == 0b101)
        #expect(try reader.flag() == false)
        #expect(try reader.bits(8) == 0b0101_1111)
        try reader.skip(4)
        #expect(try reader.bits(32) == 1)
        #expect(try reader.bits(0) == 0)
        #expect(throws: BitReader.Malformed.self) { try reader.flag() }
    }

    @Test func `does not leave its bytes`() throws {
        var reader = BitReader([0xFF, 0xFF])
        #expect(throws: BitReader.Malformed.self) { try reader.bits(17) }
        #expect(throws: BitReader.Malformed.self) { try reader.bits(33) }
        #expect(throws: BitReader.Malformed.self) { try reader.skip(.max) }
        #expect(throws: BitReader.Malformed.self) { try reader.skip(-1) }
        #expect(try reader.bits(16) == 0xFFFF)
        var nothing = BitReader([])
        #expect(throws: BitReader.Malformed.self) { try nothing.unsignedGolomb() }
    }

    @Test func `reads Exp-Golomb numbers`() throws {
        let values: [UInt64] = [0, 1, 2, 3, 7, 8, 119, 255, 65_535, (1 << 32) - 2]
        let signed: [Int64] = [0, 1, -1, 2, -2, 127, -128, 1 << 30, -(1 << 30)]
        var bits = Bits()
        for value in values { bits.putGolomb(value) }
        for value in signed { bits.putSigned(value) }
        var reader = BitReader(bits.bytes)
        for value in values { #expect(try reader.unsignedGolomb() == value) }
        for value in signed { #expect(try reader.signedGolomb() == value) }
    }

    @Test func `refuses an Exp-Golomb number of more than 32 bits`() {
        var reader = BitReader([0, 0, 0, 0, 0x80, 0, 0, 0, 0])
        #expect(throws: BitReader.Malformed.self) { try reader.unsignedGolomb() }
    }
}
