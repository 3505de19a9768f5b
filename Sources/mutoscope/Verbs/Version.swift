import FFmpeg

extension Verb {
    static let version = Verb(
        name: "version", operands: "", summary: "tells the version", options: [.json]
    ) { arguments in
        guard arguments.operands.isEmpty else { throw UsageError("version takes no operand") }
        guard arguments.has(.json) else {
            try StandardOutput.write("mutoscope \(Mutoscope.version)\n")
            return 0
        }
        try StandardOutput.write(json: VersionFacts())
        return 0
    }
}

/// What `version --json` tells; FFmpeg's part is null where FFmpeg cannot be loaded.
private struct VersionFacts: Encodable {
    let version = Mutoscope.version
    let ffmpeg = (try? FFmpegLibrary.versions()).map { versions in
        Dictionary(uniqueKeysWithValues: versions.map { ($0.library, $0.version) })
    }
    let licence = "Apache-2.0"

    private enum Key: String, CodingKey { case version, ffmpeg, licence }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(version, forKey: .version)
        try container.encode(ffmpeg, forKey: .ffmpeg)
        try container.encode(licence, forKey: .licence)
    }
}
