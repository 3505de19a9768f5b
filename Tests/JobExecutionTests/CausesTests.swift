import FFmpeg
import Jobs
import Movies
import PictureGeometry
import Testing

@testable import JobExecution

/// Errors of the layers below, in the words of the contract.
struct CausesTests {
    private static let codes: [(FFmpegCode, FFmpegError.Operation, ErrorCode)] = [
        (.notSupported, .load, .unsupported), (.decoderNotFound, .findDecoder, .unsupported),
        (.decoderNotFound, .openDecoder, .unsupported), (.notImplemented, .open, .unsupported),
        (.notImplemented, .send, .unsupported), (.notSupported, .makeScaler, .unsupported),
        (.noMemory, .allocateFrame, .limit), (.noMemory, .open, .limit), (.invalidData, .open, .corrupt),
        (.invalidData, .read, .corrupt), (.invalidData, .openDecoder, .corrupt),
        (.inputOutput, .analyze, .corrupt),
    ]

    @Test(arguments: codes) func `an error of FFmpeg goes by its code and function`(
        code: FFmpegCode, operation: FFmpegError.Operation, expected: ErrorCode
    ) {
        let error = JobError(describing: FFmpegError(code, in: operation, detail: "why"))
        #expect(error.code == expected)
        #expect(error.message.contains("why") && error.message.contains(operation.rawValue))
        #expect(error.isOneLine)
    }

    @Test(arguments: FFmpegError.Operation.allCases)
    func `every function of FFmpeg has words`(operation: FFmpegError.Operation) {
        let error = JobError(describing: FFmpegError(.invalidData, in: operation, detail: ""))
        #expect(error.isOneLine)
        #expect(error.code != .internal)
    }

    @Test func `what a movie cannot give has its code`() {
        #expect(JobError(describing: MovieError.noVideo(hasCover: false)).code == .noVideo)
        #expect(JobError(describing: MovieError.nothingDecodes("x")).code == .corrupt)
        #expect(JobError(describing: MovieError.stillImageContainer("heic")).code == .unsupported)
        #expect(JobError(describing: MovieError.tooLarge(PixelSize(width: 1, height: 1))).code == .limit)
        #expect(JobError(describing: Interrupt.Reason.cancelled).code == .interrupted)
        #expect(JobError(describing: Interrupt.Reason.deadline).code == .timeout)
        for refusal in [RefusedInput.empty, .playlist("hls"), .subtitles("srt"), .container("x"), .unknown] {
            #expect(JobError(describing: refusal).code == .notAMovie)
        }
    }

    @Test func `an error of the contract stays what it is, and any other is internal`() {
        let error = JobError(.limit, "m", hint: "h")
        #expect(JobError(describing: error) == error)
        struct Strange: Error {}
        #expect(JobError(describing: Strange()).code == .internal)
        #expect(JobError(describing: CancellationError()).code == .interrupted)
    }
}
