import Bytes
import MovieHeaders
import TestSupport
import Testing

struct `Containers from outside` {
    @Test func `are outlined within a mebibyte, whole and cut`() throws {
        for file in OutsideFiles.all {
            let bytes = try OutsideFiles.bytes(file)
            let source = FaultySource(MemorySource(bytes))
            let whole = try ContainerOutline.read(source)
            #expect(source.bytes <= 1 << 20, "\(file)")
            guard let whole, whole.declaredEnd == Int64(bytes.count) else { continue }
            for length in (1...9).map({ bytes.count * $0 / 10 }) + [bytes.count - 1] {
                let cut = try outline(Array(bytes.prefix(length)))
                if cut == nil || cut?.isTruncated == true { continue }
                // A cut between two boxes leaves a whole file; a byte less does not.
                let shorter = try outline(Array(bytes.prefix(length - 1)))
                #expect(shorter == nil || shorter?.isTruncated == true, "\(file) cut at \(length)")
            }
        }
    }

    /// Where we say otherwise, and why.
    private static let otherTruncation: [String: Bool] = [
        // `mdat` reaches to the end and is empty: all that was declared is there.
        "WrongFile.mp4": false,
        // Of unknown size, as a live recording.
        "no_duration.webm": false,
        "live.webm": false,
        // What follows the last box is no box, and nothing is missing.
        "trailing.mp4": false,
    ]

    @Test(.enabled(if: MediaInfo.isThere))
    func `have the layout that MediaInfo sees`() throws {
        let files = OutsideFiles.all
        guard !files.isEmpty else { return }
        let template = #"General;\n%CompleteName%|%Format%|%IsStreamable%|%IsTruncated%|%CodecID%"#
        var compared = 0
        for answer in try MediaInfo.ask(template, about: files) where answer.count == 5 {
            let found = try outline(try OutsideFiles.bytes(answer[0]))
            switch found?.family {
            case .isoBaseMedia(let brands, let fastStart, _):
                // Of pictures it has another opinion.
                guard ["MPEG-4", "QuickTime"].contains(answer[1]) else { continue }
                if !answer[2].isEmpty { #expect(fastStart == (answer[2] == "Yes"), "\(answer)") }
                if let major = brands.first, !answer[4].isEmpty { #expect(major == answer[4], "\(answer)") }
            case .matroska(let docType):
                guard !answer[1].isEmpty else { continue }
                #expect(docType == answer[1].lowercased(), "\(answer)")
            case .riff, .picture, nil: continue
            }
            let name = answer[0].split(separator: "/").last.map(String.init) ?? ""
            let isTruncated = Self.otherTruncation[name] ?? (answer[3] == "Yes")
            #expect(found?.isTruncated == isTruncated, "\(answer)")
            compared += 1
        }
        #expect(compared >= 20)
    }
}
