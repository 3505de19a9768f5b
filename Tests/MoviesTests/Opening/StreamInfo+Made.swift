import Timing

@testable import FFmpeg

extension StreamInfo {
    /// A stream as tests want it.
    static func made(
        _ index: Int, kind: Kind, codec: String = "h264", isDefault: Bool = false
    ) -> StreamInfo {
        StreamInfo(
            index: index, id: nil, kind: kind, codec: codec, profile: nil, level: nil, configuration: [],
            timeBase: TimeBase(1, over: 90_000)!, startTicks: nil, durationTicks: nil, frameCount: nil,
            bitRate: nil, isDefault: isDefault, isForced: false, tags: [:])
    }

    /// A video stream of a size.
    static func video(_ index: Int, _ width: Int, _ height: Int, isDefault: Bool = false) -> StreamInfo {
        made(index, kind: .video(.made(width, height)), isDefault: isDefault)
    }
}

extension VideoParameters {
    /// Parameters of which only the size is known.
    static func made(_ width: Int, _ height: Int) -> VideoParameters {
        VideoParameters(
            width: width, height: height, sampleAspectRatio: nil, averageFrameRate: nil, nominalFrameRate: nil,
            pixelFormat: nil, colorRange: nil, colorPrimaries: nil, colorTransfer: nil, colorMatrix: nil,
            fieldOrder: nil, displayMatrix: nil, hasMasteringDisplay: false, hasDolbyVision: false,
            reorderDepth: 0)
    }
}

extension AudioParameters {
    /// Plain stereo.
    static let made = AudioParameters(channels: 2, layout: "stereo", sampleRate: 48_000)
}
