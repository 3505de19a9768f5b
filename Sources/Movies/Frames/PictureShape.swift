import FFmpeg
import PictureGeometry

/// How a coded picture is to be shown.
struct PictureShape: Equatable {
    /// Columns and rows as they are coded.
    let codedSize: PixelSize
    /// Width of a sample over its height.
    let sampleAspectRatio: SampleAspectRatio?
    /// The container's matrix, where it has one.
    let matrix: DisplayMatrix?

    init(codedSize: PixelSize, sampleAspectRatio: SampleAspectRatio?, matrix: [Int32]?) {
        self.codedSize = codedSize
        self.sampleAspectRatio = sampleAspectRatio
        self.matrix = matrix.flatMap(DisplayMatrix.init(fixedPoint:))
    }

    /// The orientation; nil where the matrix is none of the eight, and the picture is left as it is.
    var orientation: Orientation? { matrix.map(\.orientation) ?? .upright }

    /// Whole square pixels, upright.
    var displaySize: PixelSize {
        codedSize.displaySize(sampleAspectRatio: sampleAspectRatio, orientation: orientation ?? .upright)
    }
}

extension StreamInfo {
    /// Whether it is a picture that stands for the movie.
    var isCover: Bool {
        if case .cover = kind { true } else { false }
    }

    /// The container's matrix of a track of pictures.
    var displayMatrix: [Int32]? {
        guard case .video(let video) = kind else { return nil }
        return video.displayMatrix
    }
}

extension SampleAspectRatio {
    /// The ratio that FFmpeg tells, or nil.
    init?(_ fraction: Fraction?) {
        guard let fraction else { return nil }
        self.init(width: fraction.numerator, height: fraction.denominator)
    }
}
