import CFFmpeg

/// What is told of the side data that holds for a whole stream.
enum SideDataReport {
    static func sections(of stream: UnsafeMutablePointer<AVStream>) -> [[String: ReportValue]] {
        unsafe (0..<CFF_stream_side_data_count(stream)).map { index in
            unsafe section(of: CFF_stream_side_data_at(stream, index).pointee)
        }
    }

    private static func section(of data: AVPacketSideData) -> [String: ReportValue] {
        var section: [String: ReportValue] = [:]
        section.set(
            "side_data_type",
            text: unsafe av_packet_side_data_name(data.type).map { unsafe String(cString: $0) } ?? "unknown")
        let bytes = unsafe UnsafeRawBufferPointer(start: data.data, count: Int(data.size))
        switch unsafe data.type {
        case AV_PKT_DATA_DISPLAYMATRIX: unsafe addMatrix(bytes, &section)
        case AV_PKT_DATA_STEREO3D: unsafe addStereo(bytes, &section)
        case AV_PKT_DATA_MASTERING_DISPLAY_METADATA: unsafe addMastering(bytes, &section)
        case AV_PKT_DATA_CONTENT_LIGHT_LEVEL: unsafe addLight(bytes, &section)
        case AV_PKT_DATA_DOVI_CONF: unsafe addDolbyVision(bytes, &section)
        case AV_PKT_DATA_CPB_PROPERTIES: unsafe addBuffer(bytes, &section)
        case AV_PKT_DATA_AUDIO_SERVICE_TYPE:
            if let type = unsafe load(Int32.self, bytes) { section.set("service_type", type) }
        default: break
        }
        return section
    }

    private static func load<Value>(_ type: Value.Type, _ bytes: UnsafeRawBufferPointer) -> Value? {
        guard bytes.count >= MemoryLayout<Value>.size else { return nil }
        return unsafe bytes.baseAddress?.assumingMemoryBound(to: type).pointee
    }

    private static func addMatrix(_ bytes: UnsafeRawBufferPointer, _ section: inout [String: ReportValue]) {
        guard bytes.count >= 36, let start = bytes.baseAddress else { return }
        var numbers = unsafe matrixNumbers(start)
        section.set("displaymatrix", text: ReportText.matrix(numbers))
        let rotation = unsafe av_display_rotation_get(&numbers)
        section.set("rotation", rotation.isFinite ? Int(rotation) : 0)
    }

    private static func addStereo(_ bytes: UnsafeRawBufferPointer, _ section: inout [String: ReportValue]) {
        guard let stereo = unsafe load(AVStereo3D.self, bytes) else { return }
        section.set(
            "type",
            text: unsafe av_stereo3d_type_name(UInt32(stereo.type.rawValue)).map { unsafe String(cString: $0) })
        section.set("inverted", flag: stereo.flags & AV_STEREO3D_FLAG_INVERT != 0)
    }

    private static func addMastering(_ bytes: UnsafeRawBufferPointer, _ section: inout [String: ReportValue]) {
        guard let display = unsafe load(AVMasteringDisplayMetadata.self, bytes) else { return }
        if display.has_primaries != 0 {
            let (red, green, blue) = display.display_primaries
            for (name, point) in [
                ("red", red), ("green", green), ("blue", blue), ("white_point", display.white_point),
            ] {
                section.set(name + "_x", text: ReportText.ratio(point.0))
                section.set(name + "_y", text: ReportText.ratio(point.1))
            }
        }
        if display.has_luminance != 0 {
            section.set("min_luminance", text: ReportText.ratio(display.min_luminance))
            section.set("max_luminance", text: ReportText.ratio(display.max_luminance))
        }
    }

    private static func addLight(_ bytes: UnsafeRawBufferPointer, _ section: inout [String: ReportValue]) {
        guard let light = unsafe load(AVContentLightMetadata.self, bytes) else { return }
        section.set("max_content", light.MaxCLL)
        section.set("max_average", light.MaxFALL)
    }

    private static func addDolbyVision(_ bytes: UnsafeRawBufferPointer, _ section: inout [String: ReportValue])
    {
        guard let vision = unsafe load(AVDOVIDecoderConfigurationRecord.self, bytes) else { return }
        section.set("dv_version_major", vision.dv_version_major)
        section.set("dv_version_minor", vision.dv_version_minor)
        section.set("dv_profile", vision.dv_profile)
        section.set("dv_level", vision.dv_level)
        section.set("rpu_present_flag", vision.rpu_present_flag)
        section.set("el_present_flag", vision.el_present_flag)
        section.set("bl_present_flag", vision.bl_present_flag)
        section.set("dv_bl_signal_compatibility_id", vision.dv_bl_signal_compatibility_id)
    }

    private static func addBuffer(_ bytes: UnsafeRawBufferPointer, _ section: inout [String: ReportValue]) {
        guard let buffer = unsafe load(AVCPBProperties.self, bytes) else { return }
        section.set("max_bitrate", buffer.max_bitrate)
        section.set("min_bitrate", buffer.min_bitrate)
        section.set("avg_bitrate", buffer.avg_bitrate)
        section.set("buffer_size", buffer.buffer_size)
        section.set("vbv_delay", Int64(truncatingIfNeeded: buffer.vbv_delay))
    }
}
