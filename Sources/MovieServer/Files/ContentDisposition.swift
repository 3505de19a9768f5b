import HTTPRanges

/// The field that tells a browser under which name to save a file (RFC 6266).
enum ContentDisposition {
    /// Asks to save under the name of which `name` are the bytes.
    ///
    /// Old clients read the plain name, in which everything beyond letters, digits and a few marks is replaced; the
    /// others read the exact one (RFC 8187).
    static func attachment(_ name: some Collection<UInt8>) -> HeaderField {
        // Bytes that are no UTF-8 cannot be said in either form.
        let text = String(decoding: name, as: UTF8.self)
        let plain = text.map { character in
            character.isASCII && (character.isLetter || character.isNumber || " ._-()[]+,&".contains(character))
                ? character : "_"
        }
        return HeaderField(
            "Content-Disposition",
            "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(PercentEncoding.encoded(text.utf8))")
    }
}
