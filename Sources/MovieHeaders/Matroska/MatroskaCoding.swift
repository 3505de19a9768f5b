/// What a codec identifier and its private data say.
struct MatroskaCoding {
    /// FFmpeg's name, or `none`.
    let codec: String
    /// The codec's own configuration.
    let configuration: [UInt8]
    private var wave: WaveFormat?

    /// Reads an identifier such as `V_MPEG4/ISO/AVC`, and the data that belong to it.
    init(_ codecID: String, privateData: [UInt8], audio: ElementList) {
        let bits = audio.integer(AudioField.bits)
        switch codecID {
        case "V_MS/VFW/FOURCC":
            let code = privateData.code(at: 16)
            codec = code.flatMap { VideoCodes.codec(ofVideoForWindows: $0.description) } ?? "none"
            configuration = [UInt8](privateData.dropFirst(40))
        case "V_QUICKTIME":
            // A sample description, in which the code follows the size; some writers leave the size out.
            let codes = [privateData.code(at: 4), privateData.code(at: 0)]
            codec =
                codes.compactMap { $0 }.compactMap { VideoCodes.codec(ofQuickTime: $0.description) }.first
                ?? "none"
            configuration = privateData
        case "A_MS/ACM":
            let format = WaveFormat(privateData)
            wave = format
            codec = format?.codec ?? "none"
            configuration = [UInt8](privateData.dropFirst(18))
        case "A_PCM/INT/LIT", "A_PCM/INT/BIG", "A_PCM/FLOAT/IEEE":
            codec = Self.pcm(codecID, bits: bits)
            configuration = privateData
        case _ where codecID.hasPrefix("A_AAC"):
            codec = "aac"
            configuration = privateData.isEmpty ? Self.audioSpecificConfig(codecID, audio) : privateData
        default:
            codec = CodecNames.codec(ofMatroska: codecID)
            configuration = privateData
        }
    }

    private enum AudioField {
        static let rate: UInt64 = 0xB5
        static let outputRate: UInt64 = 0x78B5
        static let channels: UInt64 = 0x9F
        static let bits: UInt64 = 0x6264
    }

    /// What a track entry's audio settings say, completed by the private data.
    func audio(_ settings: ElementList) -> AudioHeader {
        // The standard's defaults: one channel, 8 kHz.
        let rate = settings.real(AudioField.outputRate) ?? settings.real(AudioField.rate) ?? 8000
        let channels = settings.integer(AudioField.channels) ?? 1
        return AudioHeader(
            channels: (1...65535).contains(channels) ? channels : wave?.channels,
            sampleRate: rate >= 1 && rate < 1e9 ? Int(rate) : wave?.sampleRate,
            bitsPerSample: codec.hasPrefix("pcm_") ? settings.integer(AudioField.bits) ?? wave?.bits : nil)
    }

    private static func pcm(_ codecID: String, bits: Int?) -> String {
        switch (codecID, bits) {
        case ("A_PCM/FLOAT/IEEE", 64): "pcm_f64le"
        case ("A_PCM/FLOAT/IEEE", _): "pcm_f32le"
        case ("A_PCM/INT/LIT", 8), ("A_PCM/INT/BIG", 8): "pcm_u8"
        case ("A_PCM/INT/LIT", 24): "pcm_s24le"
        case ("A_PCM/INT/LIT", 32): "pcm_s32le"
        case ("A_PCM/INT/LIT", _): "pcm_s16le"
        case (_, 24): "pcm_s24be"
        case (_, 32): "pcm_s32be"
        default: "pcm_s16be"
        }
    }

    /// The configuration that old identifiers such as `A_AAC/MPEG4/LC/SBR` stand for (ISO/IEC 14496-3, 1.6.2.1).
    private static func audioSpecificConfig(_ codecID: String, _ audio: ElementList) -> [UInt8] {
        let rates = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350]
        let rate = audio.real(AudioField.rate) ?? 8000
        guard let index = rates.firstIndex(where: { Double($0) == rate.rounded() }),
            case let channels = audio.integer(AudioField.channels) ?? 1, (1...7).contains(channels)
        else { return [] }
        let object =
            codecID.contains("/MAIN") ? 1 : codecID.contains("/SSR") ? 3 : codecID.contains("/LTP") ? 4 : 2
        let bits = object << 11 | index << 7 | channels << 3
        var config = [UInt8(bits >> 8), UInt8(bits & 0xFF)]
        if codecID.hasSuffix("SBR"),
            let output = rates.firstIndex(where: {
                Double($0) == (audio.real(AudioField.outputRate) ?? rate * 2).rounded()
            })
        {
            // The extension's mark, object type 5, that it is there, and its rate.
            config += [0x56, 0xE5, UInt8(0x80 | output << 3)]
        }
        return config
    }
}

/// A sound format as Windows writes it (`WAVEFORMATEX`).
private struct WaveFormat {
    let codec: String?
    let channels: Int
    let sampleRate: Int
    let bits: Int

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 16, let rate = bytes.littleEndian32(at: 4) else { return nil }
        let tag = Int(bytes[0]) | Int(bytes[1]) << 8
        channels = Int(bytes[2]) | Int(bytes[3]) << 8
        sampleRate = Int(rate)
        bits = Int(bytes[14]) | Int(bytes[15]) << 8
        // An extensible format repeats the tag at the head of its long identifier.
        let isExtensible = tag == 0xFFFE && bytes.count >= 26
        codec = Self.codec(isExtensible ? Int(bytes[24]) | Int(bytes[25]) << 8 : tag, bits: bits)
    }

    private static func codec(_ tag: Int, bits: Int) -> String? {
        switch tag {
        case 0x0001: [8: "pcm_u8", 16: "pcm_s16le", 24: "pcm_s24le", 32: "pcm_s32le"][bits]
        case 0x0003: bits == 64 ? "pcm_f64le" : "pcm_f32le"
        case 0x0002: "adpcm_ms"
        case 0x0006: "pcm_alaw"
        case 0x0007: "pcm_mulaw"
        case 0x0011: "adpcm_ima_wav"
        case 0x0050: "mp2"
        case 0x0055: "mp3"
        case 0x00FF, 0x706D: "aac"
        case 0x0160: "wmav1"
        case 0x0161: "wmav2"
        case 0x0162: "wmapro"
        case 0x0163: "wmalossless"
        case 0x2000: "ac3"
        case 0x2001: "dts"
        case 0x566F: "vorbis"
        case 0xF1AC: "flac"
        default: nil
        }
    }
}

extension TrackHeader {
    /// Bits in a second of PCM, all of whose samples are as long.
    var constantBitRate: Int64? {
        guard codec.hasPrefix("pcm_"), case .audio(let audio) = kind, let channels = audio.channels,
            let rate = audio.sampleRate, let bits = audio.bitsPerSample, (1...64).contains(bits)
        else { return nil }
        let (samples, overflow) = Int64(channels).multipliedReportingOverflow(by: Int64(rate))
        let product = samples.multipliedReportingOverflow(by: Int64(bits))
        return overflow || product.overflow || product.partialValue <= 0 ? nil : product.partialValue
    }
}
