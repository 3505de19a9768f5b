import CFFmpeg

extension Demuxer {
    /// The facts that `ffprobe -show_format -show_streams -show_chapters` tells, under its keys.
    ///
    /// A decoder is opened for each stream, as it does; call `analyze` before.
    ///
    /// - Parameters:
    ///   - name: What the input is called.
    ///   - size: Its length in bytes.
    public func report(name: String, size: Int64?) -> [String: ReportValue] {
        let streams = unsafe (0..<Int(raw.pointee.nb_streams)).map { index in
            unsafe ReportValue.section(StreamReport(raw, raw.pointee.streams[index]!).section)
        }
        let chapters = unsafe (0..<Int(raw.pointee.nb_chapters)).map { index in
            unsafe ReportValue.section(Self.section(of: raw.pointee.chapters[index]!.pointee))
        }
        return [
            "format": .section(formatSection(name: name, size: size)), "streams": .list(streams),
            "chapters": .list(chapters),
        ]
    }

    private func formatSection(name: String, size: Int64?) -> [String: ReportValue] {
        let context = unsafe raw.pointee
        let microseconds = AVRational(num: 1, den: AV_TIME_BASE)
        var section: [String: ReportValue] = [:]
        section.set("filename", text: name)
        section.set("nb_streams", unsafe context.nb_streams)
        section.set("nb_programs", unsafe context.nb_programs)
        section.set("format_name", text: formatName)
        section.set("format_long_name", text: formatLongName)
        section.set("start_time", text: ReportText.seconds(unsafe context.start_time, microseconds))
        section.set("duration", text: ReportText.seconds(unsafe context.duration, microseconds))
        section.set("size", text: size.map { String($0) })
        section.set("bit_rate", positive: unsafe context.bit_rate)
        section.set("probe_score", probeScore)
        section.set("tags", section: unsafe reportedTags(context.metadata))
        return section
    }

    private static func section(of chapter: AVChapter) -> [String: ReportValue] {
        let base = unsafe chapter.time_base
        var section: [String: ReportValue] = [:]
        section.set("id", unsafe chapter.id)
        section.set("time_base", text: ReportText.ratio(base))
        section.set("start", unsafe chapter.start)
        section.set("start_time", text: ReportText.seconds(unsafe chapter.start, base))
        section.set("end", unsafe chapter.end)
        section.set("end_time", text: ReportText.seconds(unsafe chapter.end, base))
        section.set("tags", section: unsafe reportedTags(chapter.metadata))
        return section
    }
}

/// Copies a dictionary of FFmpeg's with its keys as they are.
func reportedTags(_ dictionary: OpaquePointer?) -> [String: ReportValue] {
    var result: [String: ReportValue] = [:]
    var entry: UnsafeMutablePointer<AVDictionaryEntry>?
    while let next = unsafe av_dict_get(dictionary, "", entry, AV_DICT_IGNORE_SUFFIX) {
        unsafe result[String(cString: next.pointee.key)] = .text(String(cString: next.pointee.value))
        unsafe entry = next
    }
    return result
}
