import MovieHeaders
import PictureGeometry
import Testing

struct `Codec configurations from outside` {
    @Test(.enabled(if: MediaInfo.isThere))
    func `have the coded size that MediaInfo sees`() throws {
        var configurations: [String: CodecFacts] = [:]
        for file in OutsideFiles.all {
            let found = records(in: try OutsideFiles.bytes(file))
            if found.count == 1 { configurations[file] = found[0] }
        }
        guard !configurations.isEmpty else { return }
        let template =
            "General;\\n%CompleteName%\nVideo;|%Width%|%Height%|%Stored_Width%|%Stored_Height%|%CodecID%"
        var compared = 0
        for answer in try MediaInfo.ask(template, about: configurations.keys.sorted()) where answer.count == 6 {
            guard let found = configurations[answer[0]], let codedSize = found.codedSize else { continue }
            let isKnown = ["avc1", "avc3", "hvc1", "hev1"].contains(answer[5])
            // It leaves out the stored sides where they are the shown ones.
            // One file changes its size in band, and MediaInfo reports the later one.
            guard isKnown, !answer[0].contains("-resize-"), let width = Int(answer[3]) ?? Int(answer[1]),
                let height = Int(answer[4]) ?? Int(answer[2])
            else { continue }
            #expect(codedSize == PixelSize(width: width, height: height), "\(answer)")
            compared += 1
        }
        #expect(compared >= 20)
    }

    /// The configuration records in the first or last mebibyte of a file.
    private func records(in bytes: [UInt8]) -> [CodecFacts] {
        let ends = bytes.count <= 2 << 20 ? bytes : Array(bytes.prefix(1 << 20) + bytes.suffix(1 << 20))
        var found: [CodecFacts] = []
        for (type, codec) in [("avcC", "h264"), ("hvcC", "hevc")] {
            let type = Array(type.utf8)
            var position = 4
            while position + 4 <= ends.count {
                guard ends[position] == type[0], ends[position..<position + 4].elementsEqual(type) else {
                    position += 1
                    continue
                }
                let length = ends[position - 4..<position].reduce(0) { $0 << 8 | Int($1) } - 8
                position += 4
                guard length > 0, length <= ends.count - position else { continue }
                let record = Array(ends[position..<position + length])
                if let read = CodecFacts.read(
                    codec: codec, entry: "", configuration: record)
                {
                    found.append(read)
                }
            }
        }
        return found
    }
}
