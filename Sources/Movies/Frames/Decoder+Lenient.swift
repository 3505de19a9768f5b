import FFmpeg

extension Decoder {
    /// Takes the next frame; frames that fail are passed over, and the last failure is told.
    mutating func receiveLeniently(into frame: inout Frame) -> (step: Step, complaint: FFmpegError?) {
        var complaint: FFmpegError?
        // Each failure uses up a packet, so there is an end; the bound is for a decoder that disagrees.
        for _ in 0..<1000 {
            do throws(FFmpegError) { return (try receive(into: &frame), complaint) } catch { complaint = error }
        }
        return (.end, complaint)
    }
}
