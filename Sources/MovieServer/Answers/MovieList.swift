import Jobs

/// A part of the catalogue as JSON.
struct MovieList: Encodable {
    private let items: [ItemRecord]
    @Nullable private var next: String?

    init(_ page: Catalogue.Page) {
        items = page.items.map(ItemRecord.init)
        next = page.next?.text
    }

    /// The answer that lists the page.
    var answer: Answer { Answer(json: self) }
}
