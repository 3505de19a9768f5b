extension SampleTables {
    /// Offset and length of the first sample; nil without one.
    var firstSample: (offset: Int64, size: Int64)? {
        guard count > 0 else { return nil }
        var result: (Int64, Int64)?
        chunks.forEach(samples: count) { offset, samples in
            guard let first = samples.first else { return true }
            result = (offset, sizes[first])
            return false
        }
        return result
    }

    /// Offset of the first byte behind the last sample in the file.
    var end: Int64 {
        var end: Int64 = 0
        chunks.forEach(samples: count) { offset, samples in
            end = max(end, offset.addingSaturated(sizes.sum(samples)))
            return true
        }
        return end
    }

    /// Offset and length of the first samples, as many as asked for.
    func places(atMost count: Int) -> [(offset: Int64, size: Int64)] {
        var result: [(Int64, Int64)] = []
        chunks.forEach(samples: min(count, self.count)) { offset, samples in
            var offset = offset
            for sample in samples {
                result.append((offset, sizes[sample]))
                offset = offset.addingSaturated(sizes[sample])
            }
            return true
        }
        return result
    }
}
