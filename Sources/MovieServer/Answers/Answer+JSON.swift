import HTTPRanges
import Jobs

extension Answer {
    /// An answer of JSON that is not to be stored.
    init(
        status: Int = 200, json value: some Encodable, type: String = "application/json",
        fields: [HeaderField] = []
    ) {
        // Texts, numbers and nothing else: there is no value that cannot be written.
        let body = (try? JSONText.encode(value)) ?? Array("null".utf8)
        self.init(
            status: status, fields: [HeaderField("Content-Type", type)] + Self.uncached + fields,
            body: .bytes(body + [UInt8(ascii: "\n")]))
    }
}
