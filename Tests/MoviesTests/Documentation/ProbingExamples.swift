import Bytes
import Jobs
import Movies
import PictureGeometry
import TestSupport
import Testing

// The code of the documentation, compiled and run; `ExampleTests` holds the pages to it word for word.

struct `The examples of the documentation` {
    let path: String

    init() throws { path = try Clips.path("fast.mp4") }

    @Test func `one fact`() async throws {
        let info = try await Movie.info(of: path)
        print(info.duration.seconds ?? 0, info.video.first?.codec ?? "no video")
        #expect(info.duration.seconds == 10)
    }

    @Test func `one movie`() async throws {
        let info = try await Movie.info(of: path)
        for track in info.video {
            let size = track.displaySize.map { "\($0.width)x\($0.height)" } ?? "unknown size"
            print(track.codecString ?? track.codec, size, "turned \(track.rotation ?? 0) degrees")
        }
        #expect(info.video.count == 1)
    }

    @Test func `many movies`() async throws {
        let paths = [path, "/nonexistent", try Clips.path("film.webm")]
        await withTaskGroup(of: (path: String, info: Result<MovieInfo, any Error>).self) { group in
            var waiting = paths.makeIterator()
            func startNext() {
                guard let path = waiting.next() else { return }
                group.addTask {
                    do { return (path, .success(try await Movie.info(of: path))) } catch {
                        return (path, .failure(error))
                    }
                }
            }
            for _ in 0..<4 { startNext() }
            while let (path, info) = await group.next() {
                switch info {
                case .success(let info): print(path, info.duration.seconds ?? 0)
                case .failure(let error): print(path, "failed: \(error)")
                }
                startNext()
            }
        }
    }

    @Test func `bytes from elsewhere`() async throws {
        let bytes = try Clips.bytes("fast.mp4")
        let movie = Movie(MemorySource(bytes))
        let info = try await movie.info(input: "upload.mp4")
        print(info.container.format, info.container.truncated)
        #expect(info.input == "upload.mp4")
    }

    @Test func `a bound`() async throws {
        var limits = MovieLimits()
        limits.timeLimit = .seconds(5)
        let info = try await Movie.info(of: path, limits: limits)
        #expect(info.container.format == "mp4")
    }
}
