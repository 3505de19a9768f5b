extension MovieHeader {
    /// Reads the beginning of the first samples of those codecs whose configuration does not tell all.
    func readSamples(of tracks: inout [MovieTrack], _ reader: inout HeaderReader) throws {
        for index in tracks.indices where tracks[index].header.isTimed {
            let header = tracks[index].header
            let wanted = CodecFacts.sampleBytesWanted(codec: header.codec, configuration: header.configuration)
            var sample: [UInt8] = []
            if wanted > 0, !header.isEncrypted, let (offset, size) = tracks[index].firstSample, size > 0 {
                sample = try reader.bytes(at: offset, count: Int(min(Int64(wanted), size))) ?? []
            }
            var coding = CodecFacts.read(
                codec: header.codec, entry: header.entry, configuration: header.configuration,
                firstSample: sample)
            // Others keep the string of their base layer.
            if header.entry.hasPrefix("dv"), case .video(let video) = header.kind,
                let vision = video.dynamicRange.dolbyVision,
                let string = vision.codecString(entry: header.entry)
            {
                coding?.codecString = string
            }
            tracks[index].header.coding = coding
        }
    }
}
