import FFmpeg

extension Verb {
    static let doctor = Verb(
        name: "doctor", operands: "", summary: "tells what this machine has and what is missing",
        options: [.json]
    ) { arguments in
        guard arguments.operands.isEmpty else { throw UsageError("doctor takes no operand") }
        let examination = Examination()
        if arguments.has(.json) {
            try StandardOutput.write(json: examination)
        } else {
            try StandardOutput.write(examination.text)
        }
        return examination.isHealthy ? 0 : 6
    }
}

/// What `doctor` finds.
struct Examination: Encodable {
    /// Something that may be there or not.
    struct Finding: Encodable {
        let kind: String
        let name: String
        let present: Bool
        let needed: Bool
    }

    let version = Mutoscope.version
    var libraries: [String: String] = [:]
    var ffmpegLicence: String?
    /// Why FFmpeg cannot be used.
    var problem: String?
    var findings: [Finding] = []

    init() {
        findings = FFmpegLibrary.functions().map {
            Finding(kind: "function", name: $0.name, present: $0.isPresent, needed: $0.isRequired)
        }
        do {
            libraries = Dictionary(
                uniqueKeysWithValues: try FFmpegLibrary.versions().map { ($0.library, $0.version) })
            ffmpegLicence = try FFmpegLibrary.licence()
            findings += try Self.decoders.map { name in
                Finding(kind: "decoder", name: name, present: try FFmpegLibrary.hasDecoder(name), needed: false)
            }
            findings += try Self.demuxers.map { name in
                Finding(kind: "demuxer", name: name, present: try FFmpegLibrary.hasDemuxer(name), needed: false)
            }
        } catch {
            problem = "\(error)"
        }
    }

    /// Whether everything that is needed is there.
    var isHealthy: Bool { problem == nil && findings.allSatisfy { $0.present || !$0.needed } }

    /// The decoders that people's movies ask for most.
    private static let decoders = [
        "h264", "hevc", "av1", "libdav1d", "vp8", "vp9", "libvpx", "libvpx-vp9", "mpeg4", "mpeg2video",
        "mpeg1video", "mjpeg", "prores", "dnxhd", "dvvideo", "vc1", "wmv3", "theora", "gif", "png", "webp",
    ]
    private static let demuxers = [
        "mov", "matroska", "mpegts", "mpeg", "avi", "flv", "asf", "ogg", "mxf", "gif", "mp3", "wav", "flac",
    ]

    /// The findings for people: what is absent first comes with what to do.
    var text: String {
        var lines = ["mutoscope \(version)"]
        lines += libraries.sorted { $0.key < $1.key }.map { "present   \($0.key) \($0.value)" }
        if let ffmpegLicence { lines.append("licence   FFmpeg: \(ffmpegLicence)") }
        lines += findings.map { finding in
            (finding.present ? "present   " : "absent    ") + finding.kind + " " + finding.name
                + (finding.present || !finding.needed ? "" : " (needed)")
        }
        if let problem { lines.append("problem   \(problem)") }
        if !isHealthy {
            lines.append("install   apt-get install libavformat59 libavcodec59 libavutil57 libswscale6")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private enum Key: String, CodingKey { case version, libraries, ffmpegLicence, problem, findings, healthy }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(version, forKey: .version)
        try container.encode(libraries, forKey: .libraries)
        try container.encode(ffmpegLicence, forKey: .ffmpegLicence)
        try container.encode(problem, forKey: .problem)
        try container.encode(findings, forKey: .findings)
        try container.encode(isHealthy, forKey: .healthy)
    }
}
