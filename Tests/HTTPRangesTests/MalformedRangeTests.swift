import HTTPRanges
import Testing

@Suite struct MalformedRangeTests {
    @Test func `RANGE-10: a last byte before the first is ignored`() {
        let decision = get("bytes=5-2")
        expectWhole(decision)
        #expect(decision.rangeKind == .invalid)
        expectWhole(get("bytes=10005-10002"))
        // Beyond 64 bits too.
        expectWhole(get("bytes=18446744073709551617-18446744073709551616"))
        expectWhole(get("bytes=0100000000000000000000-99999999999999999999"))
    }

    @Test(arguments: [
        "bytes=abc", "bytes=1-x", "bytes=-", "bytes=", "bytes", "bytes=0--1", "bytes=+0-1", "bytes=0-0x1",
        "bytes=-5-", "", "=", "=0-1", "bytes=,", "bytes= , ,", "bytes=--2", "bytes=0-+1", "bytes=-+1",
        "bytes=0",
        "bytes=0x0-1", "bytes=0-1;", "bytes=0-1/10000", "bytes 0-1", "bytes:0-1", "bytes==0-1", "bytes=0-1-",
        "bytes=0.0-1", "bytes=٠-١", "bytes=0-1\0", "bytes=0-1\r\n",
    ])
    func `RANGE-11: what is not a range is ignored`(range: String) {
        let decision = get(range)
        expectWhole(decision)
        #expect(decision.rangeKind == .invalid)
    }

    @Test(arguments: ["bytes=0-1,5-2", "bytes=0-1,x", "bytes=x,0-1", "bytes=0-1,-", "bytes=0-1,bytes=2-3"])
    func `RANGE-12: one bad member spoils the list`(range: String) {
        expectWhole(get(range))
    }

    @Test(arguments: ["bytes=0-1,,5-6", "bytes=,0-1,5-6", "bytes=0-1,5-6,", "bytes=,, ,0-1,\t,5-6,,"])
    func `RANGE-16: empty list members are passed over`(range: String) {
        expectPart(get(range), 0, 6)
    }

    @Test func `RANGE-16: a single range with a comma is a single range`() {
        expectPart(get("bytes=,0-1"), 0, 1)
        expectPart(get("bytes=0-1,"), 0, 1)
        expectPart(get("bytes=" + String(repeating: ",", count: 63) + "0-1"), 0, 1)
        expectWhole(
            get("bytes=" + String(repeating: ",", count: 64) + "0-1"), "more commas than are reasonable")
    }

    @Test func `RANGE-17: whitespace is allowed around commas and behind the equals sign`() {
        expectPart(get("bytes= 0-1"), 0, 1)
        expectPart(get("bytes=0-1 , 4-5"), 0, 5)
        expectPart(get("bytes=\t0-1\t,\t4-5 "), 0, 5)
        expectPart(get(" bytes=0-1 "), 0, 1)
        let decision = get("bytes= 0-999, 4500-5499, -1000")
        #expect(
            decision.spans == [
                ByteSpan(offset: 0, count: 1000), ByteSpan(offset: 4500, count: 1000),
                ByteSpan(offset: 9000, count: 1000),
            ])
    }

    @Test(arguments: [
        "bytes =0-1", "bytes=0 - 1", "bytes=0 -1", "bytes=0- 1", "bytes=- 1", "bytes=0-1 2-3", "by tes=0-1",
        "bytes=0-1\u{A0}", "bytes=\u{B}0-1",
    ])
    func `RANGE-17: whitespace anywhere else is ignored with its Range`(range: String) {
        expectWhole(get(range))
    }

    @Test(arguments: ["Bytes=0-1", "BYTES=0-1", "bYtEs=0-1"])
    func `RANGE-18: the unit is written in any case`(range: String) {
        expectPart(get(range), 0, 1)
    }

    @Test(arguments: ["items=0-1", "none=0-1", "byte=0-1", "bytess=0-1", "seconds=1-2", "items=20000-"])
    func `RANGE-19: an unknown unit is ignored`(range: String) {
        expectWhole(get(range))
    }

    @Test func `RANGE-25: Range on two lines is ignored, even twice the same`() {
        for lines in [["bytes=0-1", "bytes=4-5"], ["bytes=0-1", "bytes=0-1"], ["bytes=0-1", ""]] {
            let decision = get(RequestFields(range: lines))
            expectWhole(decision)
            #expect(decision.rangeKind == .invalid)
        }
    }
}
