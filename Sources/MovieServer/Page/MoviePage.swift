import HTTPRanges
import Origins

/// The page that people see: every movie by its name, playable without any script.
enum MoviePage {
    /// The answer that shows `page`, found by `words`.
    static func answer(_ page: Catalogue.Page, words: String, isFirst: Bool) -> Answer {
        Answer(
            status: 200,
            fields: [
                HeaderField("Content-Type", "text/html; charset=utf-8"),
                HeaderField("Content-Security-Policy", PageStyle.policy),
                HeaderField("Cache-Control", "no-cache"),
            ],
            body: .bytes(Array(html(page, words: words, isFirst: isFirst).utf8)))
    }

    /// The page as HTML.
    static func html(_ page: Catalogue.Page, words: String, isFirst: Bool) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Mutoscope</title>
        <style>\(PageStyle.css)</style>
        <header>
        <h1>Mutoscope</h1>
        <form action="/" method="get" role="search">
        <input type="search" name="q" value="\(HTMLText.escaped(words))" placeholder="Words of a name" \
        aria-label="Search">
        <button>Search</button>
        </form>
        </header>
        <main>
        \(page.items.isEmpty ? "<p>\(words.isEmpty ? "There are no movies here." : "Nothing has these words.")</p>" : "")
        \(page.items.map(card).joined(separator: "\n"))
        </main>
        \(navigation(page, words: words, isFirst: isFirst))
        </html>

        """
    }

    private static func card(_ item: MovieItem) -> String {
        let name = HTMLText.escaped(item.name)
        let folder = String(decoding: item.path.dropLast(item.nameBytes.count + 1), as: UTF8.self)
        let place = folder.isEmpty ? "" : HTMLText.escaped(folder) + " · "
        return """
            <article>
            \(stage(item, name: name))
            <h2>\(name)</h2>
            <p>\(place)\(size(item.stamp.size)) · <a href="\(item.url)?download">Download</a></p>
            </article>
            """
    }

    /// What plays the item, or shows it where browsers cannot play it.
    ///
    /// URLs need no escaping.
    private static func stage(_ item: MovieItem, name: String) -> String {
        switch (item.type.kind, item.type.playsInBrowsers) {
        case (.audio, true):
            #"<audio controls preload="none" src="\#(item.url)" title="\#(name)"></audio>"#
        case (.video, true):
            #"<video controls playsinline preload="none" poster="\#(item.poster)" src="\#(item.url)" "#
                + #"title="\#(name)"></video>"#
        case (.audio, false): ""
        default:
            #"<a href="\#(item.url)?download"><img src="\#(item.poster)" alt="\#(name)" loading="lazy"></a>"#
        }
    }

    private static func navigation(_ page: Catalogue.Page, words: String, isFirst: Bool) -> String {
        let search = words.isEmpty ? "" : "q=\(PercentEncoding.encoded(words.utf8))"
        var links: [String] = []
        if !isFirst { links.append(#"<a href="/\#(search.isEmpty ? "" : "?" + search)">First page</a>"#) }
        if let next = page.next {
            links.append(
                #"<a rel="next" href="/?after=\#(next.text)\#(search.isEmpty ? "" : "&amp;" + search)">Next page</a>"#
            )
        }
        return links.isEmpty ? "" : "<nav>\(links.joined(separator: " · "))</nav>"
    }

    /// A length as people read it: `12.3 MB`.
    static func size(_ bytes: Int64) -> String {
        guard bytes >= 1000 else { return "\(bytes) B" }
        var (divisor, unit): (Int64, Int) = (1000, 1)
        // From 999.5 on, three digits round to the next unit.
        while bytes / (divisor / 10) >= 9995, unit < units.count - 1 {
            (divisor, unit) = (divisor * 1000, unit + 1)
        }
        let tenths = (bytes / (divisor / 100) + 5) / 10
        guard tenths >= 1000 else { return "\(tenths / 10).\(tenths % 10) \(units[unit])" }
        return "\((bytes / (divisor / 10) + 5) / 10) \(units[unit])"
    }

    private static let units = ["B", "kB", "MB", "GB", "TB", "PB"]
}
