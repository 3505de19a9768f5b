import PictureGeometry
import Testing

@testable import Jobs

struct MovieInfoTests {
    /// A movie of which nothing is known but that it has one track of each kind.
    private let unknown = MovieInfo(
        input: "a.mov",
        container: ContainerFacts(format: "mov", longName: "", truncated: false, size: nil, bitRate: nil),
        duration: DurationFacts(), video: [VideoFacts(index: 0, codec: "h264", default: false)],
        audio: [
            AudioFacts(
                index: 1, codec: "aac", channels: nil, layout: nil, sampleRate: nil, language: nil,
                default: false, duration: nil, bitRate: nil)
        ],
        subtitles: [
            SubtitleFacts(
                index: 2, codec: "mov_text", language: nil, title: nil, default: false, forced: false)
        ],
        covers: [CoverFacts(index: 3, codec: "png", width: nil, height: nil, size: nil)],
        data: [DataFacts(index: 4, codec: "bin_data")],
        chapters: [ChapterFacts(index: 0, start: 0, end: 1, title: nil)])

    /// Every key of the contract.
    private static let contract = Set(
        [
            "input", "container", "start", "duration", "video", "audio", "subtitles", "covers", "data",
            "chapters", "creationDate", "location", "device", "timecode", "tags",
        ]
            + paths(
                "container", "format longName brands fastStart fragmented truncated size bitRate details")
            + paths("duration", "seconds value timescale source")
            + paths(
                "video",
                """
                index id codec codecString profile level codedSize displaySize sampleAspectRatio rotation mirrored \
                orientation matrix frameRate frameCount keyframes pixelFormat bitDepth chroma color hdr fieldOrder \
                alpha language default start duration bitRate details
                """)
            + paths("video.frameRate", "average nominal variable")
            + paths("video.frameCount", "value source")
            + paths("video.keyframes", "count averageInterval maxInterval")
            + paths("video.color", "range primaries transfer matrix assumed")
            + paths(
                "audio",
                "index codec codecString channels layout sampleRate language default duration bitRate")
            + paths("subtitles", "index codec language title default forced")
            + paths("covers", "index codec width height size")
            + paths("data", "index codec")
            + paths("chapters", "index start end title"))

    @Test func `every key stands in the JSON although nothing is known`() throws {
        let ours = try keyPaths(in: JSONText.encode(unknown))
        #expect(Self.contract.subtracting(ours) == [])
        #expect(ours.subtracting(Self.contract) == [])
    }

    @Test func `sizes, places and devices have their keys where they are known`() throws {
        var info = unknown
        info.video[0].codedSize = PixelSize(width: 1, height: 2)
        info.video[0].displaySize = PixelSize(width: 1, height: 2)
        info.location = LocationFacts(latitude: 1, longitude: 2, altitude: nil)
        info.device = DeviceFacts(make: nil, model: nil)
        let more = Set(
            paths("video.codedSize", "width height") + paths("video.displaySize", "width height")
                + paths("location", "latitude longitude altitude") + paths("device", "make model"))
        #expect(try keyPaths(in: JSONText.encode(info)) == Self.contract.union(more))
    }

    @Test func `what is not known is null, and a track without a matrix is upright`() throws {
        let json = try text(unknown)
        for fact in [
            #""start":null"#, #""location":null"#, #""fastStart":null"#, #""rotation":0"#,
            #""orientation":1"#, #""mirrored":false"#, #""matrix":null"#, #""sampleAspectRatio":"1:1""#,
            #""frameCount":{"source":null,"value":null}"#,
            #""duration":{"seconds":null,"source":null,"timescale":null,"value":null}"#,
        ] { #expect(json.contains(fact), "\(fact)") }
    }

    @Test func `facts read back the same, known or not`() throws {
        var info = unknown
        #expect(try JSONText.decode(MovieInfo.self, from: JSONText.encode(info)) == info)
        info.start = 1.4
        info.duration = DurationFacts(seconds: 10.01, value: 10_010, timescale: 1000, source: .header)
        info.video[0].matrix = DisplayMatrix(numbers: [0.5, 0.5, 0, -0.5, 0.5, 0, 0, 0, 1])
        info.video[0].frameCount = CountFacts(value: 3, source: .index)
        info.video[0].alpha = true
        info.location = LocationFacts(latitude: 46.4845, longitude: 30.6848, altitude: -3)
        info.tags = ["title": "a/b"]
        #expect(try JSONText.decode(MovieInfo.self, from: JSONText.encode(info)) == info)
    }
}
