/// Feeds arbitrary bytes to the readers of headers; the first byte chooses the reader.
///
/// All of them must answer anything without a trap, within the memory and the time that `run.sh` grants.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard let choice = input.first else { return 0 }
    let bytes = Array(input.dropFirst())
    // Most choices go to whole files; those above name a codec.
    if choice < codecsFrom {
        readFile(bytes)
    } else {
        readCodec(codecs[Int(choice - codecsFrom) % codecs.count], bytes)
    }
    return 0
}

private let codecsFrom: UInt8 = 128

/// FFmpeg's name of a codec, and how containers name it.
private let codecs = [
    ("h264", "avc1"), ("h264", "V_MPEG4/ISO/AVC"), ("hevc", "hvc1"), ("hevc", "V_MPEGH/ISO/HEVC"),
    ("av1", "av01"),
    ("vp9", "vp09"), ("vp8", "V_VP8"), ("aac", "mp4a"), ("mp3", "mp4a"), ("opus", "Opus"), ("flac", "fLaC"),
    ("ac3", "ac-3"), ("eac3", "ec-3"), ("alac", "alac"), ("vorbis", "A_VORBIS"), ("mpeg4", "mp4v"),
    ("mpeg2video", "V_MPEG2"), ("prores", "apch"), ("mjpeg", "jpeg"), ("dts", "A_DTS"), ("theora", "V_THEORA"),
]

private func readFile(_ bytes: [UInt8]) {
    let source = MemorySource(bytes)
    let header: MovieHeader? = result { try MovieHeader.read(source) }
    precondition(header == result { try MovieHeader.read(source) }, "not pure")
    let outline: ContainerOutline? = result { try ContainerOutline.read(source) }
    precondition(outline == result { try ContainerOutline.read(source) }, "not pure")
    guard let header else { return }
    for track in header.tracks.indices.prefix(4) {
        guard let table = result({ try FrameTable.read(source, track: track) }) else { continue }
        for number in [0, table.frameCount / 2, table.frameCount - 1] {
            guard let frame = table.frame(number), let shown = table.frame(atTick: frame.time) else { continue }
            precondition(shown >= number && table.frame(shown)?.time == frame.time, "not the frame on screen")
            precondition(
                table.decoding(of: frame.sample)?.samples.last == frame.sample, "not the sample wanted")
        }
    }
    for track in header.tracks {
        precondition(
            track.census.map { $0.shownCount >= 0 && $0.keyCount >= 0 } ?? true, "fewer than no samples")
    }
}

/// Memory never fails to be read, so that a thrown error is a fault.
private func result<Value>(_ read: () throws -> Value?) -> Value? {
    do { return try read() } catch { preconditionFailure("threw \(error)") }
}

private func readCodec(_ names: (codec: String, entry: String), _ bytes: [UInt8]) {
    // The first two bytes divide the rest into configuration and sample.
    guard bytes.count >= 2 else { return }
    let rest = bytes.dropFirst(2)
    let length = min(Int(bytes[0]) << 8 | Int(bytes[1]), rest.count)
    let (configuration, sample) = (Array(rest.prefix(length)), Array(rest.dropFirst(length)))
    let wanted = CodecFacts.sampleBytesWanted(codec: names.codec, configuration: configuration)
    precondition(wanted >= 0, "fewer than no bytes wanted")
    let facts = CodecFacts.read(
        codec: names.codec, entry: names.entry, configuration: configuration, firstSample: sample)
    precondition(
        facts
            == CodecFacts.read(
                codec: names.codec, entry: names.entry, configuration: configuration, firstSample: sample),
        "not pure")
}
