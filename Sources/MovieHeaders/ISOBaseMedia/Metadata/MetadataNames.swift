/// FFmpeg's names for the metadata of QuickTime and iTunes.
enum MetadataNames {
    /// The name of an entry; nil for unknown ones.
    static func name(_ code: FourCharacterCode) -> String? { names[code] }

    private static let names: [FourCharacterCode: String] = Dictionary(
        uniqueKeysWithValues: table.split(separator: " ").map { pair in
            let parts = pair.split(separator: "=")
            return (FourCharacterCode(stringLiteral: String(parts[0])), String(parts[1]))
        })

    private static let table = """
        ©ART=artist ©alb=album ©cmt=comment ©com=composer ©cpy=copyright ©day=date ©dir=director \
        ©dis=disclaimer ©ed1=edit_date ©enc=encoder ©fmt=original_format ©gen=genre ©grp=grouping \
        ©hst=host_computer ©inf=comment ©lyr=lyrics ©mak=make ©mod=model ©nam=title ©ope=original_artist \
        ©prd=producer ©prf=performers ©req=playback_requirements ©src=original_source ©st3=subtitle \
        ©swr=encoder ©too=encoder ©trk=track ©url=url ©wrn=warning ©wrt=composer ©xyz=location ©aut=artist \
        ©chp=chapter ©isr=isrc ©lab=label ©lal=label_url ©pub=publisher ©ark=artist_keywords \
        aART=album_artist catg=category cpil=compilation cprt=copyright desc=description disk=disc \
        egid=episode_uid hdvd=hd_video keyw=keywords ldes=synopsis manu=make modl=model pcst=podcast \
        pgap=gapless_playback purd=purchase_date rtng=rating soaa=sort_album_artist soal=sort_album \
        soar=sort_artist soco=sort_composer sonm=sort_name sosn=sort_show stik=media_type trkn=track \
        tven=episode_id tves=episode_sort tvnn=network tvsh=show tvsn=season_number tmpo=tmpo \
        dscp=description perf=artist titl=title auth=author yrrc=date albm=album
        """
}
