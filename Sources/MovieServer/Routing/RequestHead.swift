import HTTPRanges

/// The head of a request, as far as answers depend on it.
struct RequestHead: Sendable {
    /// The method as sent.
    let methodName: String
    /// The raw target of the request line.
    let target: [UInt8]
    /// The values of the Host lines.
    private(set) var hosts: [String] = []
    /// Whether a body follows whose length is told.
    private var hasLength = false
    /// Whether a body follows that tells its own end.
    private var hasCoding = false
    /// Whether a field line is none by the grammar: readers before us may have taken it for another.
    private var isMalformed = false
    /// The fields that ranges and conditions are read from.
    private(set) var conditions = RequestFields()

    /// Begins with a request line.
    init(method: String, target: [UInt8]) {
        methodName = method
        self.target = target
    }

    /// Takes in one field line.
    mutating func append(name: String, value: String) {
        switch name.lowercased() {
        case "host": hosts.append(value)
        case "transfer-encoding": hasCoding = true
        case "content-length" where value != "0": hasLength = true
        default: break
        }
        if name.isEmpty || !name.utf8.allSatisfy(Self.isTokenByte)
            || value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 })
        {
            isMalformed = true
        }
        conditions.append(name: name, value: value)
    }

    /// Whether a body comes behind the head.
    var hasBody: Bool { hasLength || hasCoding }

    /// Whether two readers could take the request for different ones: which host, and where it ends.
    var isAmbiguous: Bool { isMalformed || hosts.count > 1 || hasLength && hasCoding }

    /// Whether a field's name may have this byte (RFC 9110 §5.6.2).
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    /// Takes the request as one for the whole.
    mutating func ignoreRanges() { (conditions.range, conditions.ifRange) = ([], []) }

    /// The method, as far as it matters.
    var method: RequestMethod { RequestMethod(methodName) }
}
