/// Everything that is served, as one scan found it: an immutable value.
struct Catalogue: Sendable {
    /// The items in the order of their paths' bytes.
    let items: [MovieItem]
    private let places: [String: Int]

    /// A catalogue of nothing.
    static let empty = Catalogue([])

    /// Sorts `items`; of two with one path the first wins.
    init(_ items: [MovieItem]) {
        var places: [String: Int] = [:]
        var kept: [MovieItem] = []
        kept.reserveCapacity(items.count)
        let order = items.enumerated().sorted { first, second in
            first.element.path == second.element.path
                ? first.offset < second.offset
                : first.element.path.lexicographicallyPrecedes(second.element.path)
        }
        for (_, item) in order where places[item.id] == nil {
            places[item.id] = kept.count
            kept.append(item)
        }
        self.items = kept
        self.places = places
    }

    /// The item of this name.
    subscript(id: String) -> MovieItem? { places[id].map { items[$0] } }

    /// One page of the catalogue: at most `limit` items behind `cursor` that have all words of `query`.
    func page(after cursor: Cursor?, limit: Int, query: String) -> Page {
        let words = SearchText.words(query)
        var found: [MovieItem] = []
        for item in items[place(behind: cursor)...] where SearchText.matches(item.folded, words) {
            // One more than the page holds tells that there is another page.
            if found.count == limit { return Page(items: found, next: Cursor(behind: found[limit - 1].path)) }
            found.append(item)
        }
        return Page(items: found, next: nil)
    }

    /// Some items and where to go on.
    struct Page: Hashable, Sendable {
        /// The items.
        let items: [MovieItem]
        /// The cursor of the next page; nil where this is the last.
        let next: Cursor?
    }

    /// The place of the first item behind `cursor`, by halving.
    private func place(behind cursor: Cursor?) -> Int {
        guard let cursor else { return 0 }
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if cursor.path.lexicographicallyPrecedes(items[middle].path) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}
