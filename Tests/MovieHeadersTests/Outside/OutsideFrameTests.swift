import Bytes
import Foundation
import MovieHeaders
import Testing

private let files = OutsideFiles.all(ending: ["mp4", "mov", "m4v", "3gp", "MP4", "MOV", "qt"])

/// Where the answers differ, and why ours is the one to keep.
///
/// Durations are not compared: FFmpeg guesses those of pictures that are reordered from the first ones.
private let differences: [String: Set<String>] = [
    // FFmpeg gives nothing of the second fragment, which is whole.
    "testdata/cbcs.mp4": ["count", "shown"],
    // An edit of no length reaches to the end; FFmpeg shows nothing.
    "traps/edit0.mp4": ["shown"],
    // The edit begins between two pictures; FFmpeg moves all so that the first one is at 0.
    "mp4/sample_edit_list.mp4": ["shown"],
    "mp4/sample_edit_list_no_sync_frame_before_edit.mp4": ["shown"],
    // The list of sync samples names none of these; FFmpeg looks into the pictures.
    "isoparser/src/test/resources/Tiny Sample - NEW - Metaxed.mp4": ["key"],
    // There is no list of sync samples, and FFmpeg looks into the pictures. The only edit is a pause of no length, and
    // FFmpeg shows nothing.
    "resources/example-sans-amf0.mp4": ["key", "shown"],
    // The first sample's own flags say that it is a sync sample; FFmpeg takes the defaults.
    "6339/v.mp4": ["key"],
]

@Suite(.enabled(if: FFprobe.isThere && !files.isEmpty))
struct `Frames of a file from outside` {
    @Test(arguments: files)
    func `are those that FFmpeg finds`(path: String) throws {
        let bytes = try OutsideFiles.bytes(path)
        let source = MemorySource(bytes)
        guard let movie = try MovieHeader.read(source),
            let place = movie.tracks.firstIndex(where: { if case .video = $0.kind { true } else { false } }),
            let id = movie.tracks[place].id, let table = try FrameTable.read(source, track: place)
        else { return }
        if let census = movie.tracks[place].census { #expect(census.shownCount == table.frameCount) }

        // Of a file that is cut, FFmpeg gives a part of the sample at the cut, and nothing behind it.
        func isWhole(_ sample: FrameSample) -> Bool { sample.offset + Int64(sample.length) <= bytes.count }
        let samples = (0..<table.sampleCount).compactMap { table.sample($0) }.filter(isWhole)
        let whole = Set(samples.map(\.offset))
        func isWhole(_ packet: FFprobe.Packet) -> Bool {
            whole.contains(packet.pos.flatMap { Int64($0) } ?? -1)
        }
        let packets = try FFprobe.packets(of: id, in: path, edited: false).filter(isWhole)
        let edited = try FFprobe.packets(of: id, in: path, edited: true).filter(isWhole)

        var found: Set<String> = []
        if samples.count != packets.count { found.insert("count") }
        for (sample, packet) in zip(samples, packets) {
            if packet.pts != sample.mediaTime { found.insert("time") }
            if packet.size != "\(sample.length)" || packet.pos != "\(sample.offset)" { found.insert("place") }
            if packet.isKey != sample.isKeyframe { found.insert("key") }
        }
        let theirs = edited.filter { !$0.isDiscarded }.map { "\($0.pts ?? .min) \($0.pos ?? "")" }
        let ours = (0..<table.frameCount).compactMap { number -> String? in
            guard let frame = table.frame(number), let sample = table.sample(frame.sample), isWhole(sample)
            else {
                return nil
            }
            return "\(frame.time) \(sample.offset)"
        }
        if theirs.sorted() != ours.sorted() { found.insert("shown") }
        let known = differences.first { path.hasSuffix($0.key) }?.value ?? []
        #expect(found == known, "\(path)")
    }
}
