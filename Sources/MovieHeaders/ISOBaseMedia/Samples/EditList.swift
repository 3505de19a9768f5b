/// One stretch of a track on the movie's timeline (ISO/IEC 14496-12, 8.6.6).
struct Edit: Hashable {
    /// How long it is, in ticks of the movie; 0 where it lasts to the end of the track.
    var length: Int64
    /// Where it begins in the track, in ticks of the track; nil where nothing is shown.
    var mediaTime: Int64?
}

/// The stretches of a track, in the order they are shown.
struct EditList: Hashable {
    /// The edits; empty where the track is shown as it is.
    var edits: [Edit] = []

    /// What is not sure of them.
    private(set) var doubts: Set<MovieHeader.Doubt> = []

    /// Edits that are obeyed; real files have a handful.
    private static let mostEdits = 1024

    /// The same list for a movie in fragments: they go on past the end that stood when the list was written.
    var extended: EditList {
        var list = self
        if let last = edits.indices.last { list.edits[last].length = 0 }
        return list
    }

    /// Reads the content of an `elst` box.
    init(_ content: ArraySlice<UInt8>?) {
        guard let content, let claimed = content.unsigned(at: 4, count: 4) else { return }
        let width = content.version == 1 ? 8 : 4
        if claimed > Int64(Self.mostEdits) { doubts.insert(.limit) }
        for index in 0..<Int(min(claimed, Int64(Self.mostEdits))) {
            let place = 8 + index * (2 * width + 4)
            guard let length = content.unsigned(at: place, count: width),
                let time = content.signed(at: place + width, count: width),
                let speed = content.unsigned(at: place + 2 * width, count: 4)
            else {
                doubts.insert(.damaged)
                return
            }
            if time >= 0, speed != 0x1_0000 { doubts.insert(.unfollowed) }
            edits.append(Edit(length: length, mediaTime: time < 0 ? nil : time))
        }
        // A list of nothing but a pause delays the track, which nobody makes in order not to show it.
        if !edits.isEmpty, edits.allSatisfy({ $0.mediaTime == nil }) {
            edits.append(Edit(length: 0, mediaTime: 0))
        }
    }

    /// How long nothing is shown before the first thing, in ticks of the movie.
    var leadingPause: Int64 {
        edits.prefix { $0.mediaTime == nil }.reduce(0) { $0.addingSaturated($1.length) }
    }
}
