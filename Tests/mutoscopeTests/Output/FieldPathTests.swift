import Jobs
import Testing

@testable import mutoscope

struct FieldPathTests {
    @Test(arguments: [
        "container.format", "container", "video.0.codec", "video.17.displaySize.width", "audio.0.channels",
        "location.latitude", "device.make", "duration.seconds", "tags", "tags.title", "video.1.details.x",
        "subtitles.0.forced", "covers.0.size", "chapters.2.title", "video.0.matrix", "timecode", "video",
    ])
    func `a path that can stand in the facts is taken`(text: String) throws {
        #expect(try FieldPath(text).text == text)
    }

    @Test(arguments: [
        ("container.formt", "container.format"), ("video.0.codek", "video.0.codec"), ("durations", nil),
        ("", nil),
        ("video.codec", "video.0.codec"), (".", nil), ("input.x", nil),
    ])
    func `an unknown path is told with the nearest`(text: String, nearest: String?) throws {
        let error = #expect(throws: UsageError.self) { try FieldPath(text) }
        if let nearest { #expect(error?.message.contains("did you mean \(nearest)?") == true) }
    }

    @Test func `a name of the file's own may have dots`() throws {
        #expect(try FieldPath("tags.com.apple.make").parts == ["tags", "com.apple.make"])
        #expect(try FieldPath("container.details.a.b").parts == ["container", "details", "a.b"])
        #expect(try FieldPath("video.0.details.a.b").parts == ["video", "0", "details", "a.b"])
    }

    @Test func `pruning keeps what is asked for and its way`() throws {
        let tree = JSONValue.object([
            "a": .array([.object(["x": .integer(1), "y": .null]), .object(["x": .integer(2)])]),
            "b": .bool(true),
        ])
        #expect(tree.pruned(to: [["a", "1", "x"]]) == .object(["a": .array([.object(["x": .integer(2)])])]))
        #expect(tree.pruned(to: [["b"], ["a", "9"]]) == .object(["a": .array([]), "b": .bool(true)]))
        #expect(tree.pruned(to: [["a", "0", "x", "z"]])[["a", "0"]] != nil)
        #expect(tree[["a", "0", "y"]] == .null)
        #expect(tree[["a", "2"]] == nil)
    }
}
