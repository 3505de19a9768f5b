import HTTPRanges
import Testing

/// What RFC 9110 says of one range, put as plainly as can be: which positions of `size` it names.
///
/// Nil where it is malformed.
private func positions(_ first: Int?, _ last: Int?, of size: Int) -> Set<Int>? {
    switch (first, last) {
    case (nil, nil): nil
    case (let first?, nil): Set((0..<size).filter { $0 >= first })
    case (nil, let length?): Set((0..<size).filter { $0 >= size - length })
    case (let first?, let last?): last < first ? nil : Set((0..<size).filter { $0 >= first && $0 <= last })
    }
}

private func text(_ first: Int?, _ last: Int?, scale: Int = 1) -> String {
    // In units of `scale` bytes: unit 2 of 100 bytes each is 200-299.
    let left = first.map { String($0 * scale) } ?? ""
    let right = last.map { String(first == nil ? $0 * scale : $0 * scale + scale - 1) } ?? ""
    return left + "-" + right
}

@Suite struct EveryRangeTests {
    /// Bounds that may be missing, of files up to `size`.
    private func bounds(_ size: Int) -> [Int?] { [nil] + (0...size + 2).map { $0 } }

    @Test func `every single range of every file of up to 12 bytes is answered as written down naively`() {
        for size in 0...12 {
            let file = Example.file(size: Int64(size))
            for first in bounds(size) {
                for last in bounds(size) {
                    let range = "bytes=" + text(first, last)
                    let decision = get(range, of: file)
                    guard let wanted = positions(first, last, of: size), size > 0 else {
                        expectWhole(decision, of: file, "\(range) of \(size)")
                        continue
                    }
                    if let low = wanted.min(), let high = wanted.max() {
                        expectPart(decision, Int64(low), Int64(high), of: file, "\(range) of \(size)")
                    } else {
                        expectUnsatisfiable(decision, of: file, "\(range) of \(size)")
                    }
                }
            }
        }
    }

    /// Files are counted in units of 100 bytes, so that a gap of one unit is never bridged.
    @Test func `every pair of ranges of every file of up to 6 units sends exactly the bytes of their union`() {
        let unit = 100
        for size in 1...6 {
            let file = Example.file(size: Int64(size * unit))
            let content = (0..<size * unit).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 / unit) }
            let ranges = bounds(size).flatMap { first in bounds(size).map { (first, $0) } }
            for one in ranges {
                for other in ranges {
                    let range =
                        "bytes=\(text(one.0, one.1, scale: unit)),\(text(other.0, other.1, scale: unit))"
                    let answer = get(range, of: file)
                    let (left, right) = (
                        positions(one.0, one.1, of: size), positions(other.0, other.1, of: size)
                    )
                    if !isAsExpected(answer, left, right, content: content, unit: unit) {
                        Issue.record("\(range) of \(size * unit): \(answer.status) \(answer.spans)")
                    }
                }
            }
        }
    }

    private func isAsExpected(
        _ answer: Decision, _ left: Set<Int>?, _ right: Set<Int>?, content: [UInt8], unit: Int
    ) -> Bool {
        guard let left, let right, (left.count + right.count) * unit <= content.count else {
            return answer.status == .ok && assembled(answer.body, from: content) == content
        }
        let union = left.union(right)
        guard !union.isEmpty else { return answer.status == .rangeNotSatisfiable && answer.body == .none }
        let sent = answer.spans.map { Array(content[Int($0.offset)..<Int($0.end)]) }
        let wanted = runs(of: union, inOrderOf: left).map {
            Array(content[$0.lowerBound * unit..<$0.upperBound * unit])
        }
        return answer.status == .partialContent && sent == wanted
            && Int(answer.contentLength ?? -1) == assembled(answer.body, from: content).count
    }

    /// The runs of neighbours in `union`; the one that holds members of `first` comes first.
    private func runs(of union: Set<Int>, inOrderOf first: Set<Int>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for position in union.sorted() {
            if runs.last?.upperBound == position {
                runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<position + 1
            } else {
                runs.append(position..<position + 1)
            }
        }
        return runs.filter { !first.isDisjoint(with: $0) } + runs.filter { first.isDisjoint(with: $0) }
    }
}
