# shellcheck shell=bash
# Short clips that readers of headers stumble over. What is right of each stands in Tests/mutoscopeTests/Traps.

# A second of 160x90 at 30 per second, and two of sound.
small=.small.y4m
beep=.beep.wav
h264=(-c:v libx264 -pix_fmt yuv420p -preset veryfast -crf 40 -g 15 -bf 2 -sc_threshold 0 "${exact[@]}")
hevc=(-c:v libx265 -preset ultrafast -crf 40 -tag:v hvc1 "${exact[@]}")
# As `exact`, but words from the inputs stay.
# shellcheck disable=SC2034 # tracks.sh
worded=(-fflags +bitexact -flags:v +bitexact -flags:a +bitexact -threads 1)
quiet_x265=log-level=error:info=0:pools=none:frame-threads=1:wpp=0
sound=(-c:a aac -b:a 32k)

from_small() { run -i $small -map 0:v "$@"; }
with_beep() { run -i $small -i $beep -map 0:v -map 1:a -shortest "$@"; }
# picture_of SIZE RATE FRAMES ...: another picture.
picture_of() { run -f lavfi -i "testsrc2=s=$1:r=$2" -frames:v "$3" "${@:4}"; }

trap_material() {
    run -f lavfi -i testsrc2=s=160x90:r=30 -frames:v 30 -pix_fmt yuv420p "${exact[@]}" $small
    run -f lavfi -i sine=440:sample_rate=44100:duration=2 -c:a pcm_s16le "${exact[@]}" $beep
    from_small "${h264[@]}" .base.mp4
    with_beep "${h264[@]}" "${sound[@]}" .both.mp4
    run -f lavfi -i color=orange:s=64x64 -frames:v 1 -update 1 "${exact[@]}" .cover.jpg
    local tags=(-color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc -color_range tv)
    from_small -pix_fmt yuv420p10le "${tags[@]}" "${hevc[@]}" -x265-params \
        "$quiet_x265:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc" .pq.mp4
}

trap_clips() {
    trap_material
    together trap_shapes trap_matrices trap_stereo trap_starts trap_rates trap_fields trap_live trap_damage \
        trap_brands trap_fragments trap_edits trap_covers trap_choices trap_words trap_chapters trap_dates \
        trap_ranges trap_dolby trap_depths trap_colors trap_alpha trap_sounds trap_av1 trap_old
}

# Shape: sample aspect ratios, apertures, matrices, stereo

trap_shapes() {
    from_small -vf setsar=64/45 "${h264[@]}" sar64x45.mp4
    picture_of 72x48 30 10 -vf setsar=8/9 "${h264[@]}" sar8x9.mp4
    picture_of 320x180 30 5 -vf setsar=3201/3200:max=4000 "${h264[@]}" sar3201.mp4
    # The sequence parameter set says 64:45, the sample entry 2:1.
    cp sar64x45.mp4 sar_conflict.mp4
    put sar_conflict.mp4 $(($(find_text sar_conflict.mp4 pasp) + 4)) 0000000200000001
    remux sar64x45.mp4 sar64x45.mkv
    # The middle 80x45, as width, height and offsets, each a fraction.
    cp .base.mp4 clap.mp4
    add_box clap.mp4 "$(box clap 00000050000000010000002d0000000100000000000000010000000000000001)" \
        moov trak mdia minf stbl stsd avc1
    # Coded in whole macroblocks, 1920x1088 is shown as 1920x1080.
    picture_of 1920x1080 30 1 "${h264[@]}" cropped.mp4
}

# matrix_of NAME HEX...: the film with another track matrix, rows (a b u) (c d v) (x y w).
matrix_of() {
    cp .base.mp4 "$1"
    put "$1" $(($(find_text "$1" tkhd) + 44)) "$(printf %s "${@:2}")"
}
trap_matrices() {
    local one=00010000 minus=ffff0000 zero=00000000 w=40000000
    matrix_of matrix30.mp4 0000ddb4 00008000 $zero ffff8000 0000ddb4 $zero $zero $zero $w
    # A division by w gives no number.
    matrix_of matrix_infinite.mp4 $one $zero $zero $zero $one $zero $zero $zero $zero
    matrix_of matrix_singular.mp4 $zero $zero $zero $zero $zero $zero 00a00000 $zero $w
    # The movie is turned, the track is not; then both, which makes 180 degrees.
    cp .base.mp4 movie_rot90.mp4
    put movie_rot90.mp4 $(($(find_text movie_rot90.mp4 mvhd) + 40)) \
        $zero$one$zero$minus$zero${zero}005a0000$zero$w
    matrix_of both_rot90.mp4 $zero $one $zero $minus $zero $zero 005a0000 $zero $w
    put both_rot90.mp4 $(($(find_text both_rot90.mp4 mvhd) + 40)) \
        $zero$one$zero$minus$zero${zero}00a00000$zero$w
}

trap_stereo() {
    remux .base.mp4 -metadata:s:v:0 stereo_mode=left_right stereo.mkv
    cp .base.mp4 stereo.mp4
    add_box stereo.mp4 "$(box st3d 0000000002)" moov trak mdia minf stbl stsd avc1
    local projection
    projection=$(box prhd 00000000000000000000000000000000)$(box equi 0000000000000000000000000000000000000000)
    cp .base.mp4 spherical.mp4
    add_box spherical.mp4 "$(box sv3d "$(box svhd 0000000000)$(box proj "$projection")")" \
        moov trak mdia minf stbl stsd avc1
}

# Time: starts, rates, fields, files without an index

trap_starts() {
    remux .both.mp4 start14.ts
    # Six seconds across the end of 33 bits of 90 kHz, at 95443.718 s.
    picture_of 160x90 5 30 "${h264[@]}" .slow.mp4
    remux .slow.mp4 -muxdelay 0 -muxpreload 0 -output_ts_offset 95440 wrap.ts
    with_beep -c:v mpeg2video -q:v 12 -c:a mp2 -b:a 64k "${exact[@]}" -f vob film.mpg
    remux .both.mp4 film.flv
    from_small "${h264[@]}" -f h264 film.h264
    from_small -pix_fmt yuv420p "${hevc[@]}" -x265-params "$quiet_x265" -f hevc film.hevc
    remux .base.mp4 -output_ts_offset 5 start5.mkv
}

trap_rates() {
    picture_of 64x36 25 250 "${h264[@]}" -g 250 frames250.mkv
    # The default duration says 60 per second (16,666,667 ns), the blocks 30.
    remux .base.mp4 lying.mkv
    put lying.mkv $(($(find_bytes lying.mkv 23e383) + 4)) 00fe502b
    picture_of 64x36 30 40 -vf "setpts='if(lt(N,30),N,30+(N-30)*15)'" -fps_mode passthrough "${h264[@]}" vfr.mkv
    picture_of 64x36 24000/1001 48 -c:v libvpx -b:v 50k "${exact[@]}" ntsc.webm
    picture_of 64x36 24000/1001 48 "${h264[@]}" -video_track_timescale 24000 ntsc.mp4
    picture_of 64x36 30 9 "${h264[@]}" short.mp4
    # Shown for half a second of one: pictures of the whole second stay in the file.
    run -i .base.mp4 -t 0.5 -c copy "${exact[@]}" copied.mp4
    from_small -c:v mpeg4 -bf 2 -q:v 20 "${exact[@]}" bframes.avi
}

trap_fields() {
    local tff=(-flags +ilme+ildct+bitexact -x264-params tff=1) bff=(-flags +ilme+ildct+bitexact -x264-params bff=1)
    local lines=tinterlace=interleave_top,fieldorder=tff bottom=tinterlace=interleave_bottom,fieldorder=bff
    picture_of 160x96 50 20 -vf $lines "${h264[@]}" "${tff[@]}" tff.mkv
    picture_of 160x96 50 20 -vf $bottom "${h264[@]}" "${bff[@]}" bff.ts
    picture_of 160x96 50 20 -vf $lines "${h264[@]}" "${tff[@]}" tff.mp4
    picture_of 160x96 50 20 -vf $lines -pix_fmt yuv420p -c:v mpeg2video -q:v 12 "${exact[@]}" -flags:v +ilme+ildct+bitexact \
        -top 1 tff_mpeg2.ts
    picture_of 160x96 50 20 -vf $lines -pix_fmt yuv420p -c:v mpeg2video -q:v 12 "${exact[@]}" -flags:v +ilme+ildct+bitexact \
        -top 1 -f vob tff_mpeg2.mpg
    picture_of 160x96 50 20 -vf $lines -c:v prores_ks -profile:v 0 -qscale:v 30 "${exact[@]}" \
        -flags:v +ilme+ildct+bitexact tff.mov
}

trap_live() {
    local vp8=(-c:v libvpx -b:v 60k -deadline realtime -g 15 "${exact[@]}")
    # A pipe cannot be gone back in, so that neither duration nor index is written.
    from_small "${vp8[@]}" -f webm -live 1 pipe:1 >live.webm
    from_small "${vp8[@]}" -cues_to_front 1 front.webm
    from_small "${vp8[@]}" -cluster_time_limit 400 unknown.webm
    unknown_clusters unknown.webm
}
# unknown_clusters FILE: writes all ones for the size of every cluster, which means that it is not known.
unknown_clusters() {
    local at=0 first length
    while at=$(find_bytes "$1" 1f43b675 $((at + 1))) && [[ -n $at ]]; do
        first=$((16#$(od -An -tx1 -j $((at + 4)) -N 1 "$1" | tr -d ' ')))
        for ((length = 1; first < 1 << (8 - length); length++)); do :; done
        put "$1" $((at + 4)) "$(printf '%02x' $((0xff >> (length - 1))))$(printf "%0$((2 * length - 2))d" 0 | tr 0 f)"
    done
}

# Damage

trap_damage() {
    local at
    run -i .both.mp4 -c copy "${exact[@]}" -movflags +frag_keyframe+empty_moov+default_base_moof .fragments.mp4
    at=$(find_text .fragments.mp4 moof "$(($(find_text .fragments.mp4 moof) + 4))")
    # Two hundred bytes of the second fragment's samples are left.
    head -c $(($(find_text .fragments.mp4 mdat "$at") + 204)) .fragments.mp4 >cut_fragment.mp4
    # The table of durations counts 60 samples, the table of sizes 30.
    cp .base.mp4 overclaim.mp4
    put overclaim.mp4 $(($(find_text overclaim.mp4 stts) + 12)) 0000003c
    run -i .both.mp4 -c copy "${exact[@]}" -movflags +faststart .front.mp4
    half .front.mp4 >cut_front.mp4
    remux .both.mp4 .whole.mkv
    half .whole.mkv >cut_half.mkv
    # Bytes behind the last box that are none.
    cp .base.mp4 trailing.mp4
    printf 'no box at all' >>trailing.mp4
}

# Containers

# brand NAME BRAND: the film with another major brand.
brand() {
    cp .both.mp4 "$1"
    put "$1" 8 "$2"
}
trap_brands() {
    brand xavc.mp4 58415643
    brand brand_dash.mp4 64617368
    brand unknown_brand.mp4 7a7a7a7a
    remux .both.mp4 qt.mov
    remux .both.mp4 -f ipod film.m4v
    run -f lavfi -i testsrc2=s=176x144:r=15:d=1 -i $beep -shortest -c:v h263 -q:v 20 "${sound[@]}" -ar 22050 \
        "${exact[@]}" film.3gp
    # No ftyp: its name is overwritten, or the file begins with `wide` as QuickTime's of old do.
    cp .both.mp4 noftyp.mp4
    put noftyp.mp4 4 66726565
    cp qt.mov wide.mov
    local size
    size=$(number wide.mov 0)
    shift_chunks wide.mov -"$size"
    tail -c +$((size + 1)) wide.mov >.wide.mov
    mv .wide.mov wide.mov
    cp .both.mp4 free_first.mp4
    put_before free_first.mp4 "$(box free 00000000)"
    cp .both.mp4 skip_first.mp4
    put_before skip_first.mp4 "$(box skip 0000000000000000)"
    # A picture from a telephone with a movie behind it.
    cat .cover.jpg .both.mp4 >motion.jpg
}

trap_fragments() {
    local pieces=+frag_keyframe+empty_moov+default_base_moof
    remux .base.mp4 -movflags $pieces+skip_trailer frag.mp4
    remux .base.mp4 -movflags $pieces frag_mfra.mp4
    remux .base.mp4 -movflags $pieces+dash+skip_trailer frag_sidx.mp4
    remux .base.mp4 -movflags $pieces+dash+global_sidx+skip_trailer frag_global.mp4
    # The header of the movie extends box tells the duration, in the movie's own 1/1000 s.
    cp frag.mp4 frag_mehd.mp4
    add_box frag_mehd.mp4 "$(box mehd 00000000000003e8)" moov mvex
    # The first fragment's samples stand in the movie's own tables.
    remux .base.mp4 -movflags +frag_keyframe frag_hybrid.mp4
}

trap_edits() {
    # The sound comes a second late: an empty edit.
    run -i .base.mp4 -itsoffset 1 -i $beep -t 2 -map 0:v -map 1:a -c:v copy "${sound[@]}" "${exact[@]}" delayed.mp4
    # An edit of no length reaches to the end.
    cp .base.mp4 edit0.mp4
    put edit0.mp4 $(($(find_text edit0.mp4 elst) + 12)) 00000000
    # The edit ends after half of the film.
    cp .base.mp4 edit_half.mp4
    put edit_half.mp4 $(($(find_text edit_half.mp4 elst) + 12)) 000001f4
    run -i $small -i $beep -map 0:v -map 1:a "${h264[@]}" "${sound[@]}" long_sound.mp4
}
