import HTTPRanges
import Testing

@Suite struct EntityTagTests {
    @Test func `tags are compared as the RFC's table has it`() throws {
        // Left, right, strongly, weakly (RFC 9110 §8.8.3.2).
        for (left, right, strong, weak) in [
            ("W/\"1\"", "W/\"1\"", false, true), ("W/\"1\"", "W/\"2\"", false, false),
            ("W/\"1\"", "\"1\"", false, true), ("\"1\"", "\"1\"", true, true),
        ] {
            let (one, other) = (try #require(EntityTag(left)), try #require(EntityTag(right)))
            #expect(one.matchesStrongly(other) == strong)
            #expect(other.matchesStrongly(one) == strong)
            #expect(one.matchesWeakly(other) == weak)
            #expect(other.matchesWeakly(one) == weak)
        }
    }

    @Test(arguments: ["\"\"", "\"a\"", "W/\"a\"", "\"a,b\"", "\"W/\"", "\"a\\b\"", "\"!#~\"", "\"\u{80}é\""])
    func `a tag is written as it was read`(text: String) {
        #expect(EntityTag(text)?.description == text)
        #expect(EntityTag(" \t\(text) ")?.description == text)
    }

    @Test(arguments: [
        "", "a", "\"", "\"a", "a\"", "\"a\"b", "w/\"a\"", "W\"a\"", "W/ \"a\"", "\"a b\"", "\"a\u{7F}\"", "*",
    ])
    func `what is not a tag is not read`(text: String) {
        #expect(EntityTag(text) == nil)
    }

    @Test func `a list holds tags in order, and commas within tags`() {
        #expect(
            EntityTag.list("\"a\", W/\"b,c\",,\"d\"")?.map(\.description) == ["\"a\"", "W/\"b,c\"", "\"d\""])
        #expect(EntityTag.list("")?.isEmpty == true)
        #expect(EntityTag.list("\"a\" \"b\"") == nil)
        #expect(EntityTag.list("\"a\", b") == nil)
    }

    @Test func `an opaque part with a quote, space or control character makes no tag`() {
        #expect(EntityTag(opaque: "a-b")?.description == "\"a-b\"")
        #expect(EntityTag(opaque: "a-b", isWeak: true)?.description == "W/\"a-b\"")
        for opaque in ["\"", " ", "\n", "\u{7F}", "a\"b"] { #expect(EntityTag(opaque: opaque) == nil) }
    }

    private func tag(_ size: Int64, _ modified: Int64, age: Int64 = 2_000_000_000) -> EntityTag {
        EntityTag(size: size, modifiedNanoseconds: modified, nowNanoseconds: modified + age)
    }

    @Test func `a file's tag tells size and time apart to the nanosecond`() {
        #expect(tag(10_000, 255).description == "\"2710-ff\"")
        #expect(tag(10_000, 255) == tag(10_000, 255, age: 3_000_000_000))
        #expect(tag(10_000, 255) != tag(10_000, 256))
        #expect(tag(10_000, 255) != tag(10_001, 255))
        #expect(tag(0, -1).description == "\"0--1\"")
    }

    @Test func `a file's tag is weak while the file is younger than two seconds`() {
        for (age, isWeak) in [
            (Int64(0), true), (1_999_999_999, true), (2_000_000_000, false), (1 << 60, false), (-1, true),
            (-3_000_000_000, true),
        ] {
            #expect(tag(1, 1_577_836_800_000_000_000, age: age).isWeak == isWeak, "age \(age)")
        }
        #expect(!EntityTag(size: 1, modifiedNanoseconds: .min, nowNanoseconds: .max).isWeak)
        #expect(EntityTag(size: 1, modifiedNanoseconds: .max, nowNanoseconds: .min).isWeak)
    }
}
