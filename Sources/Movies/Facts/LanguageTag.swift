/// A language as BCP 47 writes it, from what containers write.
enum LanguageTag {
    /// The shortest tag for a code of ISO 639 (`eng`, `ger`, `deu`, `en`) or a tag; nil where it says nothing.
    static func tag(from code: String) -> String? {
        let letters = code.lowercased()
        if letters.isEmpty || ["und", "mis", "zxx", "```"].contains(letters) { return nil }
        guard letters.count == 3 else { return isTag(code) ? code : nil }
        guard letters.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
            return nil
        }
        return short[letters] ?? letters
    }

    private static func isTag(_ text: String) -> Bool {
        text.split(separator: "-", omittingEmptySubsequences: false).enumerated().allSatisfy { index, part in
            (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
                && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    /// ISO 639-2, both the bibliographic and the terminological codes, with their ISO 639-1 equivalents.
    private static let short: [String: String] = Dictionary(
        uniqueKeysWithValues: table.split(separator: " ").map { (String($0.prefix(3)), String($0.suffix(2))) })

    private static let table = """
        aaraa abkab afraf akaak albsq amham araar argan armhy asmas avaav aveae aymay azeaz bakba \
        bambm baqeu belbe benbn bisbi bodbo bosbs brebr bulbg burmy catca cescs chach chece chizh \
        chucu chvcv corkw cosco crecr cymcy czecs danda deude divdv dutnl dzodz ellel engen epoeo \
        estet euseu eweee faofo fasfa fijfj finfi frafr frefr fryfy fulff geoka gerde glagd glega \
        glggl glvgv greel grngn gujgu hatht hauha hbssh hebhe herhz hinhi hmoho hrvhr hunhu hyehy \
        iboig iceis idoio iiiii ikuiu ileie inaia indid ipkik islis itait javjv jpnja kalkl kankn \
        kasks katka kaukr kazkk khmkm kikki kinrw kirky komkv konkg korko kuakj kurku laolo latla \
        lavlv limli linln litlt ltzlb lublu luglg macmk mahmh malml maomi marmr mayms mkdmk mlgmg \
        mltmt monmn mrimi msams myamy nauna navnv nblnr ndend ndong nepne nldnl nnonn nobnb norno \
        nyany ocioc ojioj orior ormom ossos panpa perfa plipi polpl porpt pusps quequ rohrm ronro \
        rumro runrn rusru sagsg sansa sinsi slksk slosk slvsl smese smosm snasn sndsd somso sotst \
        spaes sqisq srdsc srpsr sswss sunsu swasw swesv tahty tamta tattt telte tgktg tgltl thath \
        tibbo tirti tonto tsntn tsots tuktk turtr twitw uigug ukruk urdur uzbuz venve vievi volvo \
        welcy wlnwa wolwo xhoxh yidyi yoryo zhaza zhozh zulzu
        """
}
