import Origins
import PictureGeometry
import Pictures
import TestSupport
import Timing

@testable import Movies

extension Movie {
    /// A clip by its name.
    init(clip name: String) throws { self.init(try FileOrigin(path: Clips.path(name))) }
}

extension MoviePicture {
    /// The picture for the readers of barcodes and corners.
    var decoded: DecodedPicture {
        DecodedPicture(
            width: bitmap.size.width, height: bitmap.size.height, layout: bitmap.format == .rgb ? .rgb : .rgba,
            bytes: bitmap.bytes)
    }

    /// The number of the frame, read from its pixels.
    var number: Int? { decoded.number }
}

/// A time in seconds as a position, exact to the microsecond.
func position(_ seconds: Double) -> TimePosition {
    .time(MediaTime(value: Int64((seconds * 1e6).rounded()), timescale: 1_000_000))
}
