extension SampleTables {
    /// The samples in decoding order, with their times; nil where they are too many.
    var samples: [SampleOrder.Sample]? {
        guard count <= SampleOrder.mostSamples else { return nil }
        var samples: [SampleOrder.Sample] = []
        samples.reserveCapacity(count)
        var durations = RunReader(durations)
        var offsets = RunReader(offsets)
        var keys = SyncReader(keys)
        var decoding: Int64 = 0
        for _ in 0..<count {
            let duration = durations.next()
            samples.append(
                SampleOrder.Sample(time: decoding &+ offsets.next(), duration: duration, isKey: keys.next()))
            decoding = decoding.addingSaturated(duration)
        }
        return samples
    }
}
