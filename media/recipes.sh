# shellcheck shell=bash
# How each clip is made. Recipes run in an empty directory and leave their clips there.

# Bytes must depend on the recipe alone: no dates, no library versions, no thread timing.
exact=(-fflags +bitexact -flags:v +bitexact -flags:a +bitexact -map_metadata -1 -threads 1)
x264=(-c:v libx264 -pix_fmt yuv420p -preset medium -crf 28 -bf 3 -sc_threshold 0 "${exact[@]}")
x265=(-c:v libx265 -preset fast -crf 30 -tag:v hvc1 "${exact[@]}")
still_x265=log-level=error:info=0:pools=none:frame-threads=1:wpp=0
aac=(-c:a aac -b:a 48k)

# The film before encoding: 300 numbered frames of 320x180 at 30 per second.
picture=.picture.y4m
# Its sound: a tone with a beep each second.
tone=.tone.wav

run() { ffmpeg -nostdin -v error -y "$@"; }
# from_picture ...: encodes the film without sound.
from_picture() { run -i $picture -map 0:v "$@"; }
# from_film ...: encodes the film with sound.
from_film() { run -i $picture -i $tone -map 0:v -map 1:a "$@"; }
# with_late_sound INPUT ...: a picture track, and sound that starts after it. Sound encoders put their priming
# before the start, and containers without edit lists would then move the picture.
with_late_sound() { run -i "$1" -itsoffset 0.05 -i $tone -map 0:v -map 1:a "${exact[@]}" "${@:2}"; }
# remux INPUT ...: the same packets in another container.
remux() { run -i "$1" -map 0 -c copy "${exact[@]}" "${@:2}"; }

# barcode: filters that draw the frame number and the corners; README.md has the layout.
barcode() {
    local bit weight x
    printf 'drawbox=20:50:280:80:black:fill,drawbox=20:50:20:40:white:fill'
    for bit in {11..0}; do
        weight=$((1 << bit)) x=$((40 + (11 - bit) * 20))
        printf ",drawbox=%d:50:20:40:white:fill:enable='bitand(n,%d)'" $x $weight
        printf ",drawbox=%d:90:20:40:white:fill:enable='not(bitand(n,%d))'" $x $weight
    done
    printf ',drawbox=0:0:40:40:0xff0000:fill,drawbox=280:0:40:40:0x00ff00:fill'
    printf ',drawbox=0:140:40:40:0x0000ff:fill,drawbox=280:140:40:40:white:fill'
}

raw_material() {
    local source=testsrc2=s=320x180:r=30,format=gbrp coded=scale=out_color_matrix=bt601,format=yuv444p,setsar=1
    run -f lavfi -i "$source,$(barcode),$coded" -frames:v 300 "${exact[@]}" -strict -1 $picture
    run -f lavfi -i "sine=440:beep_factor=4:sample_rate=44100:duration=10" -c:a pcm_s16le "${exact[@]}" $tone
}

# together COMMAND...: runs the commands side by side, as many as there are processors.
together() {
    local command running=0 limit
    limit=$(nproc)
    for command in "$@"; do
        if ((running == limit)); then
            wait -n
            running=$((running - 1))
        fi
        "$command" &
        running=$((running + 1))
    done
    while ((running > 0)); do
        wait -n
        running=$((running - 1))
    done
}

all_clips() {
    raw_material
    together webm opengop tenbit long_gop short_gop avi alpha odd odd_webm hd vfr sar one_key gif \
        orientation_{1..8} sounds stills disguises
    together moov_last fragmented matroska primed transport_stream late_start edited covers cut_short
}

# H.264

long_gop() { from_film "${x264[@]}" -g 250 -keyint_min 250 "${aac[@]}" -movflags +faststart fast.mp4; }
short_gop() { from_picture "${x264[@]}" -g 30 -keyint_min 30 .short.mp4; }
moov_last() { remux fast.mp4 tail.mp4; }
matroska() {
    with_late_sound fast.mp4 -c:v copy "${aac[@]}" film.mkv
    half film.mkv >cut.mkv
}
# Sound whose priming starts 23 ms before the picture.
primed() { remux fast.mp4 primed.mkv; }
late_start() { run -i fast.mp4 -map 0:v -c copy -output_ts_offset 5 "${exact[@]}" start5.mkv; }
fragmented() {
    with_late_sound .short.mp4 -c:v copy "${aac[@]}" -movflags +frag_keyframe+empty_moov+delay_moov \
        fragmented.mp4
}
transport_stream() { with_late_sound .short.mp4 -c:v copy "${aac[@]}" film.ts; }
# The cut falls inside a group of pictures: the frames before it are decoded but not shown.
edited() { run -ss 2.5 -i fast.mp4 -map 0 -c copy "${exact[@]}" edit.mp4; }
one_key() { from_picture "${x264[@]}" -g 300 -keyint_min 300 silent.mp4; }
sar() { from_picture -vf scale=160:180,setsar=2 "${x264[@]}" -g 30 sar2.mp4; }
# 30 frames per second for a second, then 2.
vfr() {
    from_picture -vf "setpts='if(lt(N,30),N,30+(N-30)*15)'" -fps_mode passthrough -frames:v 60 \
        "${x264[@]}" -g 250 vfr.mp4
}
odd() { from_picture -vf scale=321:181,setsar=1 -frames:v 30 "${x264[@]}" -pix_fmt yuv444p odd.mp4; }
hd() {
    from_picture -frames:v 30 -vf scale=1280:720:flags=neighbor:in_color_matrix=bt601:out_color_matrix=bt709 \
        "${x264[@]}" -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 hd.mp4
}

# Other codecs

webm() {
    with_late_sound $picture -c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf 45 -deadline good -cpu-used 5 \
        -auto-alt-ref 1 -lag-in-frames 16 -g 250 -c:a libopus -b:a 32k film.webm
}
odd_webm() {
    from_picture -vf scale=321:181,setsar=1 -frames:v 30 -c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf 45 \
        -cpu-used 5 "${exact[@]}" odd.webm
}
# Open groups: frames shown before a keyframe need the group before it.
opengop() {
    from_picture -pix_fmt yuv420p "${x265[@]}" \
        -x265-params "$still_x265:keyint=30:min-keyint=30:open-gop=1:scenecut=0:bframes=3" opengop.mp4
}
tenbit() {
    from_picture -frames:v 90 -pix_fmt yuv420p10le "${x265[@]}" -x265-params "$still_x265:keyint=30" tenbit.mp4
}
avi() {
    with_late_sound $picture -c:v mpeg4 -pix_fmt yuv420p -bf 0 -g 30 -q:v 8 -c:a libmp3lame -b:a 48k film.avi
}
gif() {
    from_picture -vf \
        'scale=160:90,setpts=N/10/TB,split[a][b];[a]palettegen=64[p];[b][p]paletteuse=dither=none' -r 10 \
        -frames:v 20 "${exact[@]}" anim.gif
}
# Clear between the upper corners, half clear between the lower ones.
alpha() {
    local mask=color=white:s=320x180:r=30,format=gbrp,drawbox=40:0:240:40:black:fill
    run -i $picture -f lavfi -i "$mask,drawbox=40:140:240:40:gray:fill,extractplanes=g" \
        -filter_complex '[0:v]format=yuva444p[v];[v][1:v]alphamerge' -frames:v 10 \
        -c:v prores_ks -profile:v 4444 -pix_fmt yuva444p10le -alpha_bits 16 "${exact[@]}" alpha.mov
}

# Orientations: the coded picture is the inverse of what its matrix does, so that a turned picture is upright.

# oriented NAME INVERSE A B C D X Y: turns the film by the inverse filter, then writes the matrix.
oriented() {
    from_picture -vf "$2" "${x264[@]}" -g 250 -keyint_min 250 -movflags +faststart "$1"
    write_matrix "$@"
}
orientation_1() {
    from_picture "${x264[@]}" -frames:v 90 -g 30 -movflags +faststart zeromatrix.mp4
    write_matrix zeromatrix.mp4 none 0 0 0 0 0 0 0
}
orientation_2() { oriented hflip.mp4 hflip -1 0 0 1 320 0; }
orientation_3() { oriented rot180.mp4 hflip,vflip -1 0 0 -1 320 180; }
orientation_4() { oriented vflip.mp4 vflip 1 0 0 -1 0 180; }
orientation_5() { oriented transpose.mp4 transpose=cclock_flip 0 1 1 0 0 0; }
orientation_6() { oriented rot90.mp4 transpose=cclock 0 1 -1 0 320 0; }
orientation_7() { oriented transverse.mp4 transpose=clock_flip 0 -1 -1 0 320 180; }
orientation_8() { oriented rot270.mp4 transpose=clock 0 -1 1 0 0 180; }

# write_matrix FILE _ A B C D X Y [W]: patches the first track's matrix, rows (a b u) (c d v) (x y w).
# The header is of version 0: 40 bytes stand between its name and the matrix. u, v and w are 2.30, else 16.16.
write_matrix() {
    local file=$1 a=$3 b=$4 c=$5 d=$6 x=$7 y=$8 w=${9-1} offset value
    offset=$(grep -abo tkhd "$file" | sed -n '1s/:.*//p')
    for value in $((a << 16)) $((b << 16)) 0 $((c << 16)) $((d << 16)) 0 \
        $((x << 16)) $((y << 16)) $((w << 30)); do
        big_endian "$value"
    done | dd of="$file" bs=1 seek=$((offset + 44)) conv=notrunc status=none
}

# big_endian NUMBER: its four bytes.
big_endian() {
    local hex
    hex=$(printf '%08x' $(($1 & 0xffffffff)))
    printf '%b' "\\x${hex:0:2}\\x${hex:2:2}\\x${hex:4:2}\\x${hex:6:2}"
}

# Sound, stills and covers

sounds() {
    run -i $tone "${aac[@]}" "${exact[@]}" sound.m4a
    run -i $tone -c:a libmp3lame -b:a 48k "${exact[@]}" sound.mp3
}
# Frame 42, upright and turned; the cover has no barcode, so it is never taken for a frame.
stills() {
    local pick="select='eq(n,42)'"
    from_picture -vf "$pick" -frames:v 1 -update 1 "${exact[@]}" still.png
    from_picture -vf "$pick" -frames:v 1 -update 1 -pix_fmt yuvj420p -q:v 3 "${exact[@]}" still.jpg
    from_picture -vf "$pick,transpose=cclock" -frames:v 1 -update 1 -pix_fmt yuvj420p -q:v 3 "${exact[@]}" \
        .turned.jpg
    with_orientation .turned.jpg 6 >rot6.jpg
    run -f lavfi -i color=orange:s=200x200 -frames:v 1 -update 1 "${exact[@]}" .cover.jpg
}
# with_orientation JPEG NUMBER: puts an Exif segment with the orientation behind the first marker.
with_orientation() {
    head -c 2 "$1"
    printf '\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0%b\0\0\0\0\0\0' "\\x0$2"
    tail -c +3 "$1"
}
covers() {
    run -i sound.m4a -i .cover.jpg -map 0 -map 1 -c copy -disposition:v:0 attached_pic "${exact[@]}" cover.m4a
    run -i fast.mp4 -i .cover.jpg -map 0 -map 1 -c copy -disposition:v:1 attached_pic "${exact[@]}" cover.mp4
}

# Damaged files and files that are no movies

cut_short() {
    local offset
    half fast.mp4 >cut.mp4
    remux fast.mp4 .whole.mp4
    offset=$(grep -abo moov .whole.mp4 | sed -n '$s/:.*//p')
    head -c $((offset - 4)) .whole.mp4 >nomoov.mp4
}
half() { head -c $(($(stat -c %s "$1") / 2)) "$1"; }
# Texts that some demuxers take for a movie; each names another file or address, which must not be opened.
disguises() {
    printf '%s\n' '#EXTM3U' '#EXT-X-TARGETDURATION:10' '#EXTINF:10,' fast.mp4 '#EXT-X-ENDLIST' >playlist.mp4
    printf '%s\n' 'ffconcat version 1.0' 'file fast.mp4' >concat.mp4
    printf '%s\n' '<?xml version="1.0"?>' \
        '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT10S">' \
        '<Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1">' \
        '<BaseURL>fragmented.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>' >dash.mp4
    printf '%s\r\n' v=0 'o=- 0 0 IN IP4 127.0.0.1' s=x 'c=IN IP4 127.0.0.1' t='0 0' 'm=video 5004 RTP/AVP 96' \
        'a=rtpmap:96 H264/90000' >sdp.mp4
    printf '%s\n' 1 '00:00:01,000 --> 00:00:02,000' 'Not a movie.' '' >subs.mp4
    run -f lavfi -i anoisesrc=seed=1:d=1:r=65536 -f u8 -c:a pcm_u8 "${exact[@]}" noise.mp4
    : >empty.mp4
}

# Benchmarks: noise keeps the encoder from saving bits, as a camera's film does.
bench_clips() {
    run -f lavfi -i "testsrc2=s=1920x1080:r=30,noise=alls=24:allf=t:all_seed=1,format=yuv420p" \
        -f lavfi -i sine=440:beep_factor=4 -t 20 \
        -c:v libx264 -preset veryfast -b:v 40M -maxrate 50M -bufsize 40M -bf 3 \
        -g 250 -keyint_min 250 -sc_threshold 0 \
        -c:a aac -b:a 128k -movflags +faststart film1080.mp4
}
