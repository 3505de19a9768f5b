import TestSupport
import Testing

@testable import Bytes

struct MemorySourceTests {
    @Test(arguments: [0, 1, 2, 3, 17]) func `every stretch is read as it is`(count: Int) {
        let bytes = (0..<count).map { UInt8($0 * 7 & 0xff) }
        #expect(SourceConformance.complaints(about: MemorySource(bytes), holding: bytes) == [])
    }

    @Test func `the suite of conformance finds a source that is wrong`() {
        let bytes: [UInt8] = [1, 2, 3, 4]
        let faults: [FaultySource.Fault] = [.failure(read: 3), .shortReads(atMost: 2), .unknownSize]
        for fault in faults {
            let source = FaultySource(MemorySource(bytes), fault: fault)
            #expect(SourceConformance.complaints(about: source, holding: bytes) != [], "\(fault)")
        }
        #expect(SourceConformance.complaints(about: MemorySource(bytes), holding: [1, 2, 3, 5]) != [])
    }
}
