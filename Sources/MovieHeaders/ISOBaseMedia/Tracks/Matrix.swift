/// Display matrices as files have them: nine fixed-point numbers, the third of each row with 30 binary places.
enum Matrix {
    /// The matrix that changes nothing.
    static let identity: [Int32] = [65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30]

    /// Reads nine numbers; identity where they are not all there.
    static func numbers(_ bytes: ArraySlice<UInt8>, at position: Int) -> [Int32] {
        let numbers = (0..<9).compactMap { index in
            bytes.bigEndian(at: position + 4 * index, count: 4).map {
                Int32(bitPattern: UInt32(truncatingIfNeeded: $0))
            }
        }
        return numbers.count == 9 ? numbers : identity
    }

    /// The track's matrix followed by the movie's; nil where they change nothing.
    static func product(_ track: [Int32], _ movie: [Int32]) -> [Int32]? {
        guard movie != identity else { return track == identity ? nil : track }
        var result = [Int32](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                let sum = (0..<3).reduce(Int64(0)) { sum, index in
                    let places = index == 2 ? 30 : 16
                    return sum &+ (Int64(track[3 * row + index]) &* Int64(movie[3 * index + column])) >> places
                }
                result[3 * row + column] = Int32(clamping: sum)
            }
        }
        return result == identity ? nil : result
    }
}
