import Jobs
import TestSupport
import Testing

@testable import mutoscope

struct PictureOutputTests {
    @Test(arguments: [
        ("a.jpg", PictureFormat.jpeg), ("a.JPEG", .jpeg), ("a.png", .png), ("dir.jpg/a.PNG", .png),
        ("a.png.jpg", .jpeg),
    ])
    func `the ending says the format, in either case`(path: String, format: PictureFormat) {
        #expect(PictureOutput.format(of: path) == format)
    }

    @Test(arguments: ["a.gif", "a", "jpg", "dir/png", "dir.jpg/a", "a.jpg.", "", "/", "a.jpgx", "."])
    func `any other ending says nothing`(path: String) {
        #expect(PictureOutput.format(of: path) == nil)
    }

    @Test func `a path that is no folder is taken as it is`() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("new.jpg")
        #expect(PictureOutput.path(path, input: "movie.mp4", format: nil) == path)
    }

    @Test(arguments: [
        ("movie.mp4", "movie"), ("dir/movie.mp4", "movie"), ("/a/b.c/movie.tar.gz", "movie.tar"),
        ("movie", "movie"), (".hidden", ".hidden"), (".hidden.mp4", ".hidden"), ("-", "stdin"),
    ])
    func `a folder gets the movie's name`(input: String, stem: String) throws {
        let directory = try TemporaryDirectory()
        let path = directory.path
        #expect(PictureOutput.path(path, input: input, format: nil) == "\(path)/\(stem).jpg")
        #expect(PictureOutput.path(path + "/", input: input, format: .png) == "\(path)/\(stem).png")
    }

    @Test func `a slash at the end means a folder, though it is not there`() {
        #expect(PictureOutput.path("/none/", input: "a.mp4", format: .jpeg) == "/none/a.jpg")
    }
}
