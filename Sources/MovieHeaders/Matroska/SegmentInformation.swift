import Timing

/// What a segment says of itself as a whole.
struct SegmentInformation {
    /// Nanoseconds in a tick.
    private(set) var tick: Int64 = 1_000_000
    /// Ticks that the movie lasts, where it says so.
    private(set) var duration: Double?
    private(set) var title: String?
    private(set) var muxer: String?
    /// When it was made, as FFmpeg writes it.
    private(set) var created: String?

    private enum Field {
        static let tick: UInt64 = 0x2AD7B1
        static let duration: UInt64 = 0x4489
        static let date: UInt64 = 0x4461
        static let title: UInt64 = 0x7BA9
        static let muxer: UInt64 = 0x4D80
    }

    /// Knows the defaults only.
    init() {}

    /// Reads the fields.
    init(_ list: ElementList) {
        // A clock that ticks once an hour or not at all is none.
        if let tick = list.number(Field.tick), (1...3_600_000_000_000).contains(tick) {
            self.tick = Int64(tick)
        }
        duration = list.real(Field.duration).flatMap { $0 > 0 ? $0 : nil }
        title = list.text(Field.title)
        muxer = list.text(Field.muxer)
        created = list.first(Field.date).flatMap { content in
            guard content.count == 8, let bits = content.bigEndian(at: 0, count: 8) else { return nil }
            // Nanoseconds since the beginning of 2001.
            let microseconds = Int64(bitPattern: bits).floored(by: 1000).quotient
            return CalendarText.text(microsecondsSince1970: microseconds + 978_307_200_000_000)
        }
    }

    /// The instant of so many ticks; the last one there is where it lies beyond.
    func time(_ ticks: Int64) -> MediaTime {
        MediaTime(value: tick, timescale: 1_000_000_000).scaled(by: ticks, over: 1)
    }

    /// The duration in seconds, to a nanosecond.
    var length: MediaTime? {
        guard let nanoseconds = duration.map({ ($0 * Double(tick)).rounded() }), nanoseconds < 9e18 else {
            return nil
        }
        return MediaTime(value: Int64(nanoseconds), timescale: 1_000_000_000).reduced
    }
}
