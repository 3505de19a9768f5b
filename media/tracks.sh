# shellcheck shell=bash
# More traps: what containers and codecs say about tracks. The helpers and their variables stand in traps.sh
# and recipes.sh.
# shellcheck disable=SC2086,SC2154

# Choice of tracks, words and dates

trap_covers() {
    remux .both.mp4 -attach .cover.jpg -metadata:s:t mimetype=image/jpeg -metadata:s:t filename=cover.jpg cover.mkv
    run -i $beep -i .cover.jpg -map 0 -map 1 -c:a libmp3lame -b:a 32k -c:v copy -disposition:v attached_pic \
        "${exact[@]}" cover.mp3
    run -i $beep -i .cover.jpg -map 0 -map 1 -ar 8000 -c:a flac -c:v copy -disposition:v attached_pic \
        "${exact[@]}" cover.flac
    run -i .both.mp4 -i .cover.jpg -map 0 -map 1 -c copy -disposition:v:1 attached_pic "${exact[@]}" cover.mp4
}

trap_choices() {
    picture_of 80x44 30 30 "${h264[@]}" .tiny.mp4
    local both=(-i .tiny.mp4 -i .base.mp4 -map 0 -map 1 -c copy -disposition:v:0 0 -disposition:v:1 default)
    run "${both[@]}" "${exact[@]}" second.mkv
    run "${both[@]}" "${exact[@]}" second.mp4
}

trap_words() {
    local three=(-i .both.mp4 -map 0:v -map 0:a -map 0:a -map 0:a -c copy)
    local words=(-metadata:s:a:0 language=eng -metadata:s:a:1 language=ger -metadata:s:a:2 language=und)
    run "${three[@]}" "${exact[@]}" "${words[@]}" languages.mkv
    words=(-metadata:s:a:0 language=eng -metadata:s:a:1 language=deu -metadata:s:a:2 language=und)
    run "${three[@]}" "${exact[@]}" "${words[@]}" languages.mp4
    # Swiss German by its tag of BCP 47; the element of old is gone.
    cp languages.mkv bcp47.mkv
    put bcp47.mkv "$(find_bytes bcp47.mkv 22b59c83676572)" 22b59d83677377
    # An extended language box beside the code of old.
    cp .base.mp4 elng.mp4
    add_box elng.mp4 "$(box elng 0000000064652d434800)" moov trak mdia
    printf '%s\n' 1 '00:00:00,100 --> 00:00:00,900' Words. '' >.words.srt
    local texts=(-i .both.mp4 -i .words.srt -map 0 -map 1 -c copy)
    run "${texts[@]}" -c:s mov_text "${exact[@]}" -metadata:s:s language=fra subtitled.mp4
    run "${texts[@]}" "${exact[@]}" -metadata:s:s language=fre -metadata:s:s title=Words \
        -disposition:s forced subtitled.mkv
}

trap_chapters() {
    printf '%s\n' ';FFMETADATA1' '[CHAPTER]' TIMEBASE=1/1000 START=0 END=400 title=One \
        '[CHAPTER]' TIMEBASE=1/1000 START=400 END=1000 'title=Zwei & drei' >.chapters
    local marks=(-i .both.mp4 -f ffmetadata -i .chapters -map 0 -map_chapters 1 -c copy)
    run "${marks[@]}" "${worded[@]}" chapters.mp4
    run "${marks[@]}" "${worded[@]}" chapters.mkv
    picture_of 64x36 30000/1001 30 "${h264[@]}" -timecode '01:02:03;04' timecode.mov
    picture_of 64x36 25 25 "${h264[@]}" -timecode 10:00:00:00 timecode25.mov
}

trap_dates() {
    run -i .both.mp4 -c copy "${exact[@]}" -metadata creation_time=2024-05-01T12:00:00Z date.mp4
    run -i .both.mp4 -c copy "${exact[@]}" -metadata creation_time=2024-05-01T12:00:00Z date.mkv
    local apple=com.apple.quicktime
    run -i .both.mp4 -c copy "${exact[@]}" -movflags +use_metadata_tags \
        -metadata creation_time=2024-05-01T12:00:00Z -metadata $apple.creationdate=2024-05-01T14:00:00+0200 \
        -metadata $apple.location.ISO6709=+46.4845+030.6848+012.300/ -metadata $apple.make=Apple \
        -metadata "$apple.model=iPhone 15" iphone.mov
    run -i .both.mp4 -c copy "${exact[@]}" -metadata location=+46.4845-030.6848/ android.mp4
}

# Colour

trap_ranges() {
    local primaries='G(13250,34500)B(7500,3000)R(34000,16000)WP(15635,16450)L(10000000,1)'
    local params=$quiet_x265:colorprim=bt2020:colormatrix=bt2020nc
    local tags=(-pix_fmt yuv420p10le -color_primaries bt2020 -colorspace bt2020nc -color_range tv)
    cp .pq.mp4 pq.mp4
    from_small "${tags[@]}" -color_trc smpte2084 "${hevc[@]}" -x265-params \
        "$params:transfer=smpte2084:hdr10=1:master-display=$primaries:max-cll=1000,400" hdr10.mp4
    # The same in the container alone: green, blue, red, white point, brightest, darkest; then both light levels.
    cp .pq.mp4 hdr10_boxes.mp4
    add_box hdr10_boxes.mp4 "$(box mdcv 33c286c41d4c0bb884d03e803d1340420098968000000001)$(box clli 03e80190)" \
        moov trak mdia minf stbl stsd hvc1
    remux hdr10_boxes.mp4 hdr10.mkv
    from_small "${tags[@]}" -color_trc arib-std-b67 "${hevc[@]}" -x265-params "$params:transfer=arib-std-b67" hlg.mp4
    from_small "${tags[@]}" -color_trc bt2020-10 "${hevc[@]}" -x265-params "$params:transfer=bt2020-10" bt2020.mp4
}

# Records of 24 bytes: version 1.0, profile, level, presence of metadata, enhancement and base layer, compatibility.
trap_dolby() {
    local rest
    rest=$(printf '00%.0s' {1..19})
    cp .pq.mp4 dolby8.mp4
    add_box dolby8.mp4 "$(box dvvC "0100100d10$rest")" moov trak mdia minf stbl stsd hvc1
    cp .pq.mp4 dolby5.mp4
    add_box dolby5.mp4 "$(box dvcC "01000a0d00$rest")" moov trak mdia minf stbl stsd hvc1
    put dolby5.mp4 "$(find_box dolby5.mp4 stsd hvc1)" 64766831
}

trap_depths() {
    local format
    for format in yuv422p yuv444p gray yuv420p10le yuv422p10le; do
        picture_of 64x36 30 5 -pix_fmt $format "${h264[@]}" -pix_fmt $format "h264_$format.mp4"
    done
    picture_of 64x36 30 5 -c:v libx264rgb -pix_fmt rgb24 -crf 30 "${exact[@]}" h264_gbrp.mp4
    for format in yuv420p12le yuv422p10le yuv444p gray; do
        picture_of 64x36 30 5 -pix_fmt $format "${hevc[@]}" -x265-params $quiet_x265 "hevc_$format.mp4"
    done
    picture_of 64x36 30 5 -c:v libvpx-vp9 -pix_fmt yuv420p10le -b:v 50k "${exact[@]}" vp9_yuv420p10le.webm
    picture_of 64x36 30 5 -c:v libvpx-vp9 -pix_fmt yuv444p -b:v 50k "${exact[@]}" vp9_yuv444p.mp4
    picture_of 64x36 30 5 -c:v ffv1 -pix_fmt yuv420p "${exact[@]}" ffv1.mkv
    picture_of 64x36 30 5 -c:v prores_ks -profile:v 3 -pix_fmt yuv422p10le -qscale:v 20 "${exact[@]}" prores.mov
}

trap_colors() {
    local plain=(-c:v libx264 -preset veryfast -crf 45 -pix_fmt yuv420p "${exact[@]}")
    picture_of 1280x720 30 2 "${plain[@]}" untagged_hd.mp4
    picture_of 64x36 30 5 "${plain[@]}" untagged_sd.mp4
    picture_of 64x36 30 5 "${plain[@]}" -color_primaries smpte170m -color_trc smpte170m -colorspace smpte170m \
        -color_range tv bt601.mp4
    picture_of 64x36 30 5 "${plain[@]}" -color_primaries bt709 -color_trc bt709 -colorspace bt709 \
        -color_range pc full.mp4
    # The stream says nothing, the container BT.709.
    cp untagged_sd.mp4 colr_only.mp4
    add_box colr_only.mp4 "$(box colr 6e636c7800010001000100)" moov trak mdia minf stbl stsd avc1
    # Primaries of 0, which is reserved.
    remux full.mp4 -bsf:v h264_metadata=colour_primaries=0 reserved.mp4
}

trap_alpha() {
    local clear=testsrc2=s=64x36:r=30:alpha=128,format=yuva420p
    run -f lavfi -i $clear -frames:v 5 -c:v libvpx-vp9 -b:v 50k -auto-alt-ref 0 "${exact[@]}" alpha.webm
    run -f lavfi -i $clear -frames:v 5 -c:v libvpx -b:v 50k -auto-alt-ref 0 "${exact[@]}" alpha_vp8.webm
    run -f lavfi -i testsrc2=s=64x36:r=4:alpha=128,format=rgba -frames:v 6 -plays 0 "${exact[@]}" anim.apng
    # Delays of 10 and then 50 hundredths.
    run -f lavfi -i testsrc2=s=64x36:r=10 -vf "setpts='if(lt(N,5),N,5+(N-5)*5)'" -fps_mode passthrough -frames:v 8 \
        "${exact[@]}" delays.gif
    run -f lavfi -i testsrc2=s=64x36:r=30:alpha=128,format=argb -frames:v 5 -c:v qtrle "${exact[@]}" alpha_qtrle.mov
}

# Sound and codecs of old

trap_sounds() {
    local tone=(-f lavfi -i "sine=440:sample_rate=48000:duration=0.2" -ac 2 "${exact[@]}" -strict -2)
    local six='pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0'
    many_sounds sounds.mp4 aac ac3 eac3 libopus flac alac libmp3lame
    many_sounds sounds.mkv libvorbis ac3 eac3 libopus flac dca pcm_s16le
    many_sounds sounds.mov pcm_s16le pcm_s24be alac pcm_f32le
    run "${tone[@]:0:4}" -af "$six" -c:a aac -b:a 96k "${exact[@]}" surround.m4a
    run "${tone[@]:0:4}" -af "$six" -c:a ac3 -b:a 192k "${exact[@]}" surround.mkv
    run "${tone[@]}" -c:a pcm_s16le sound.wav
    run "${tone[@]}" -c:a libopus -b:a 32k sound.ogg
}
# many_sounds FILE ENCODER...: one tone, in a track for each encoder.
many_sounds() {
    local file=$1 encoder coded=()
    for encoder in "${@:2}"; do coded+=("-c:a:$((${#coded[@]} / 2))" "$encoder"); done
    # shellcheck disable=SC2046
    run "${tone[@]:0:4}" $(printf -- '-map 0 %.0s' "${@:2}") "${tone[@]:4}" "${coded[@]}" "$file"
}

trap_av1() {
    local av1=(-c:v libaom-av1 -cpu-used 8 -crf 60 -b:v 0 "${exact[@]}")
    picture_of 64x36 30 5 "${av1[@]}" -pix_fmt yuv420p av1.mp4
    remux av1.mp4 av1.webm
    picture_of 64x36 30 5 "${av1[@]}" -pix_fmt yuv420p10le av1_10.mp4
}

trap_old() {
    local few=(-frames:v 10 -pix_fmt yuvj420p -q:v 25 "${exact[@]}")
    from_small -c:v mjpeg "${few[@]}" mjpeg.mov
    from_small -c:v mjpeg "${few[@]}" mjpeg.avi
    picture_of 720x576 25 2 -vf setsar=16/15 -c:v dvvideo -pix_fmt yuv420p "${exact[@]}" dv.mov
    with_beep -c:v wmv2 -q:v 20 -c:a wmav2 -b:a 48k "${exact[@]}" film.wmv
    with_beep -c:v libtheora -q:v 1 -c:a libvorbis "${exact[@]}" film.ogv
    from_small -c:v mpeg4 -q:v 20 "${exact[@]}" mpeg4.mp4
    from_small -c:v libvpx -b:v 60k -deadline realtime "${exact[@]}" vp8.webm
}
