import FoundationEssentials
import HTTPRanges
import Testing

@testable import MovieServer

@Suite struct `Text in answers` {
    @Test func `HTML holds no mark that could end it`() {
        #expect(HTMLText.escaped(#"<a href="x">'&amp;'"#) == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;")
        #expect(HTMLText.escaped("plain ä") == "plain ä")
    }

    @Test(
        arguments: [
            (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (1049, "1.0 kB"), (1050, "1.1 kB"),
            (99_949, "99.9 kB"),
            (123_456, "123 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"), (12_345_678, "12.3 MB"),
            (5_000_000_000, "5.0 GB"), (Int64.max, "9223 PB"),
        ] as [(Int64, String)])
    func `sizes are short`(bytes: Int64, text: String) { #expect(MoviePage.size(bytes) == text) }

    @Test func `times are told in UTC`() {
        #expect(ItemRecord.time(1_577_836_800_999_999_999) == "2020-01-01T00:00:00Z")
        #expect(ItemRecord.time(0) == "1970-01-01T00:00:00Z")
    }

    @Test func `a name goes into a header in both forms and cannot leave it`() {
        let field = ContentDisposition.attachment("a\"\r\n; é.mp4".utf8)
        #expect(
            field.value == #"attachment; filename="a___ _.mp4"; filename*=UTF-8''a%22%0D%0A%3B%20%C3%A9.mp4"#)
    }

    @Test func `a problem says its status, title and code`() throws {
        guard case .bytes(let bytes) = Problem.busy.answer.body else { Issue.record("no body"); return }
        struct Document: Decodable { let type, title, detail, code: String; let status: Int }
        let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
        #expect(document.status == 503)
        #expect(document.title == "Service Unavailable")
        #expect(document.code == "busy")
    }
}
