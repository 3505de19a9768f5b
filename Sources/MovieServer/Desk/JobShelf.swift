/// What jobs gave last, up to so many bytes; those not asked for longest go first.
struct JobShelf {
    private struct Place {
        let bytes: [UInt8]
        var lastUse: UInt64
    }

    private let capacity: Int
    private var places: [JobKey: Place] = [:]
    private var size = 0
    private var clock: UInt64 = 0

    /// Holds up to `capacity` bytes.
    init(capacity: Int) { self.capacity = capacity }

    /// What the job of this key gave, which counts as a use.
    subscript(key: JobKey) -> [UInt8]? {
        mutating get {
            guard places[key] != nil else { return nil }
            clock += 1
            places[key]!.lastUse = clock
            return places[key]!.bytes
        }
    }

    /// Puts what a job gave on the shelf; a result that would fill a quarter of it is not kept.
    mutating func put(_ bytes: [UInt8], at key: JobKey) {
        guard bytes.count <= capacity / 4 else { return }
        clock += 1
        size += bytes.count - (places[key]?.bytes.count ?? 0)
        places[key] = Place(bytes: bytes, lastUse: clock)
        guard size > capacity else { return }
        // A quarter at a time, so that sorting is rare.
        for (key, place) in places.sorted(by: { $0.value.lastUse < $1.value.lastUse })
        where size > capacity / 4 * 3 {
            places[key] = nil
            size -= place.bytes.count
        }
    }
}
