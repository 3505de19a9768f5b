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
        forEachPlace(atMost: count) { result.append(($0, $1)) }
        return result
    }

    /// Calls `body` with the offset and the length of the first samples, as many as asked for.
    ///
    /// There are fewer where chunks run out.
    func forEachPlace(atMost count: Int, _ body: (_ offset: Int64, _ size: Int64) -> Void) {
        chunks.forEach(samples: min(count, self.count)) { offset, samples in
            var offset = offset
            for sample in samples {
                let size = sizes[sample]
                body(offset, size)
                offset = offset.addingSaturated(size)
            }
            return true
        }
    }
}
