import FoundationEssentials
import PictureGeometry
import Testing

struct `A size request` {
    @Test(
        arguments: [
            ("320", 320, nil), ("x180", nil, 180), ("320x180", 320, 180), ("1", 1, nil), ("x1", nil, 1),
            ("65535x65535", 65535, 65535), ("0320", 320, nil),
        ] as [(String, Int?, Int?)])
    func `is read from a width, a height or both`(text: String, width: Int?, height: Int?) throws {
        let request = try #require(SizeRequest(text))
        #expect(request.width == width)
        #expect(request.height == height)
    }

    @Test(arguments: [
        "", "x", "320x", "0", "x0", "0x180", "320x0", "65536", "x65536", "-1", "+320", "320x-1", "320x+1",
        "1x2x3", "xx1",
        " 320", "320 ", "320X180", "320×180", "3.5", "1e3", "0x10x", "99999999999999999999", "٣٢٠", "max",
    ])
    func `is nothing else`(text: String) {
        #expect(SizeRequest(text) == nil)
    }

    @Test func `needs a side within bounds`() {
        #expect(SizeRequest() == nil)
        #expect(SizeRequest(width: 0) == nil)
        #expect(SizeRequest(width: 10, height: 65536) == nil)
    }

    @Test(arguments: ["320", "x180", "320x180"])
    func `is coded as its text`(text: String) throws {
        let request = try #require(SizeRequest(text))
        #expect(request.description == text)
        let json = try JSONEncoder().encode(request)
        #expect(String(decoding: json, as: UTF8.self) == "\"\(text)\"")
        #expect(try JSONDecoder().decode(SizeRequest.self, from: json) == request)
    }

    @Test(arguments: ["\"0\"", "320", "null"])
    func `is not decoded from anything but such a text`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SizeRequest.self, from: Data(json.utf8))
        }
    }
}
