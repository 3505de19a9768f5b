import Bytes
import TestSupport
import Testing

@testable import FFmpeg

struct FFmpegErrorTests {
    @Test func `an error says what happened, why, in which function, and the number`() throws {
        try FFmpegLibrary.load()
        let error = FFmpegError(.invalidData, in: .open, detail: "moov atom not found")
        #expect(
            "\(error)"
                == "Invalid data found when processing input: moov atom not found "
                + "(avformat_open_input, -1094995529)")
        #expect(
            "\(FFmpegError(.inputOutput, in: .read, detail: ""))" == "Input/output error (av_read_frame, -5)")
        let load = FFmpegError(.notSupported, in: .load, detail: "libavcodec.so.59: not there")
        #expect("\(load)" == "libavcodec.so.59: not there (dlopen, -38)")
    }

    @Test(arguments: FFmpegError.Operation.allCases)
    func `each operation is a C function that is called, and its errors are one line`(
        operation: FFmpegError.Operation
    ) {
        let functions = Set(FFmpegLibrary.functions().map(\.name) + ["dlopen"])
        #expect(functions.contains(operation.rawValue))
        for code in [-1, -5, -22, -1_094_995_529, .min, -541_478_725] as [Int32] {
            let error = FFmpegError(FFmpegCode(rawValue: code), in: operation, detail: "why")
            #expect(!"\(error)".contains { $0.isNewline })
            #expect("\(error)".contains("(\(operation.rawValue), \(code))"))
        }
    }

    @Test func `an error has the last line that was logged about it on this thread, and no older one`() {
        let first = #expect(throws: FFmpegError.self) { try Demuxer(clip: "nomoov.mp4") }
        #expect(first?.detail.contains("moov atom not found") == true)
        #expect(throws: FFmpegError.self) { try check(.seek) { -22 } }
        let second = #expect(throws: FFmpegError.self) { try check(.seek) { -22 } }
        #expect(second?.detail == "")
        #expect(second?.code == .invalidArgument)
    }

    @Test func `no result of 0 or more is an error`() throws {
        for result in [0, 1, Int32.max] { try check(.read) { result } }
    }
}

struct FFmpegCodeTests {
    @Test func `each code that has a name has words`() throws {
        try FFmpegLibrary.load()
        let codes: [FFmpegCode] = [
            .endOfFile, .invalidData, .demuxerNotFound, .decoderNotFound, .notImplemented, .noMemory,
            .inputOutput, .invalidArgument, .notSupported, .again,
        ]
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes.map { "\($0)" }).count == codes.count)
        #expect(codes.allSatisfy { $0.rawValue < 0 && !"\($0)".isEmpty && !"\($0)".contains("\n") })
        #expect("\(FFmpegCode.endOfFile)" == "End of file")
    }

    @Test func `a code of nobody still has words`() {
        #expect(!"\(FFmpegCode(rawValue: -123_456_789))".isEmpty)
        #expect(!"\(FFmpegCode(rawValue: .min))".isEmpty)
    }
}
