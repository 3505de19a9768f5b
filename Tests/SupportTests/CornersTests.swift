import Testing

@testable import TestSupport

struct CornersTests {
    /// Applying the second undoes the first; only the quarter turns are not their own inverse.
    static let inverses = [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 8), (7, 7), (8, 6)]

    @Test(arguments: inverses)
    func `a stored picture's corners tell its orientation`(orientation: Int, inverse: Int) {
        let film = Film.frame(42, width: 64, height: 36)
        let stored = film.turned(by: inverse)
        #expect(stored.corners.orientation == orientation)
        #expect(stored.turned(by: orientation) == film)
    }

    @Test(.needs(.ffmpeg), arguments: Clips.manifest.filter { $0.first != nil })
    func `the corners of a clip are as its orientation says, and upright once it is turned`(clip: Clip) throws {
        let path = try Clips.path(clip.file)
        #expect(try DecodedPicture(file: path, turning: false).corners.orientation == clip.orientation)
        #expect(try DecodedPicture(file: path).corners.isUpright)
    }

    @Test func `a flat picture has no orientation`() {
        let flat = DecodedPicture(
            width: 64, height: 36, layout: .gray, bytes: [UInt8](repeating: 128, count: 64 * 36))
        #expect(flat.corners.orientation == nil)
        #expect(!flat.corners.isUpright)
    }
}
