/// The look of the page.
enum PageStyle {
    /// The style sheet, inline in every page.
    static let css = """
        :root { color-scheme: light dark; --ground: #f6f5f2; --card: #fff; --ink: #1d1c1a; --faint: #6d6a63; \
        --line: #dedbd3; --accent: #a4471d }
        @media (prefers-color-scheme: dark) { :root { --ground: #161513; --card: #211f1d; --ink: #eceae5; \
        --faint: #9d998f; --line: #35322e; --accent: #f0a27c } }
        * { box-sizing: border-box }
        body { margin: 0 auto; max-width: 90rem; padding: 1.25rem; background: var(--ground); color: var(--ink); \
        font: 1rem/1.45 system-ui, sans-serif }
        header { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center; margin-bottom: 1.25rem }
        h1 { margin: 0; font-size: 1.5rem; letter-spacing: -.01em }
        form { display: flex; gap: .5rem; flex: 1 1 16rem; max-width: 32rem; margin-left: auto }
        input { flex: 1; min-width: 0 }
        input, button { font: inherit; color: inherit; padding: .45rem .8rem; border: 1px solid var(--line); \
        border-radius: .5rem; background: var(--card) }
        a { color: var(--accent) }
        a:focus-visible, input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); \
        outline-offset: 2px }
        main { display: grid; gap: 1.25rem; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)) }
        article { display: flex; flex-direction: column; background: var(--card); border: 1px solid var(--line); \
        border-radius: .75rem; overflow: hidden }
        video, article > a, article img { display: block; width: 100%; aspect-ratio: 16 / 9; background: #000; \
        object-fit: contain }
        audio { display: block; width: 100%; padding: 1rem .75rem 0 }
        h2 { margin: .7rem .9rem 0; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere }
        p { margin: .2rem .9rem .8rem; color: var(--faint); font-size: .85rem; overflow-wrap: anywhere }
        nav { margin-top: 1.5rem; text-align: center }
        """

    /// The value of Content-Security-Policy: no script, nothing from elsewhere, this style sheet alone.
    static let policy: String = {
        let digest = Base64URL.encoded(Digest.sha256(Array(css.utf8)))
        // Sources of a policy are written in the other alphabet, padded: 32 bytes take one sign.
        let source = String(digest.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }) + "="
        return "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'sha256-\(source)'; "
            + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    }()
}
