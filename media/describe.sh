# shellcheck shell=bash
# The facts about clips, as ffprobe tells them, and their comparison with the manifests.

manifests=("${here:?}"/{manifest,traps}.json)

# Containers that hold movies, sound or pictures; without this list, playlists would pass for movies.
containers=mov,matroska,avi,mpegts,mpeg,flv,asf,ogg,h264,hevc,gif,apng,mp3,flac,wav,image2,jpeg_pipe,png_pipe

probe() { ffprobe -v quiet -format_whitelist "$containers,mov\\,mp4" -of default=noprint_wrappers=1 "$@"; }

# describe FILE: its facts as the manifest writes them, on one line without the braces.
describe() {
    local file=$1 key value
    local -A fact=()
    while IFS='=' read -r key value; do
        [[ -n $key && $value != N/A && $value != unknown ]] && fact[$key]=$value
    done < <(facts "${clips:?}/$file")
    local rate=${fact[avg_frame_rate]-} container=${fact[format_name]-} turned front back
    turned=$(orientation "${fact[codec_name]-}" "${fact[matrix]-}")
    printf -v front '"file": "%s", "container": %s, "codec": %s, "width": %s, "height": %s, ' \
        "$file" "$(text "${container%%,*}")" "$(text "${fact[codec_name]-}")" "${fact[width]-null}" \
        "${fact[height]-null}"
    printf -v back '"frames": %s, "rate": %s, "duration": %s, "start": %s, %s, "sar": %s, "audio": %s' \
        "${fact[nb_read_frames]-null}" "$(text "${rate#0/0}")" \
        "${fact[duration]-null}" "${fact[start_time]-null}" "$turned" \
        "$(text "${fact[sample_aspect_ratio]-}")" "$(text "${fact[audio]-}")"
    # In one write, so that lines stay whole when several processes describe.
    echo "$front$back"
}

# facts PATH: lines of key=value about the container, its video, the matrix (a b c d) and the first sound.
facts() {
    local video=codec_name,width,height,avg_frame_rate,nb_read_frames,sample_aspect_ratio
    local matrix=stream_side_data=displaymatrix
    # Pictures carry it in the frame.
    [[ $1 == *.jpg ]] && matrix=frame_side_data=displaymatrix
    probe -select_streams V:0 -count_frames \
        -show_entries "format=format_name,start_time,duration:stream=$video:$matrix" "$1" |
        awk '/^0000000[01]:/ { rows = rows $2 " " $3 " " } /=./ { print } END { print "matrix=" rows }'
    probe -select_streams a:0 -show_entries stream=codec_name "$1" | sed -n 's/^codec_name/audio/p'
}

# text STRING: a JSON string, or null where there is none.
text() { if [[ -n $1 ]]; then printf '"%s"' "$1"; else printf null; fi; }

# orientation CODEC MATRIX: an Exif number, and the same as a mirroring (left to right) before a clockwise turn.
orientation() {
    local number=null turn=null mirrored=null
    if [[ -n $1 ]]; then
        case $2 in
        '' | '65536 0 0 65536 ' | '0 0 0 0 ') number=1 turn=0 mirrored=false ;;
        '-65536 0 0 65536 ') number=2 turn=0 mirrored=true ;;
        '-65536 0 0 -65536 ') number=3 turn=180 mirrored=false ;;
        '65536 0 0 -65536 ') number=4 turn=180 mirrored=true ;;
        '0 65536 65536 0 ') number=5 turn=270 mirrored=true ;;
        '0 65536 -65536 0 ') number=6 turn=90 mirrored=false ;;
        '0 -65536 -65536 0 ') number=7 turn=90 mirrored=true ;;
        '0 -65536 65536 0 ') number=8 turn=270 mirrored=false ;;
        esac
    fi
    printf '"orientation": %s, "rotation": %s, "mirrored": %s' $number $turn $mirrored
}

# verify: compares every clip with its line of the manifest, which goes on with what ffprobe cannot tell.
verify() {
    local facts wrong=0
    local directory
    for directory in "${clips:?}"{,/traps}; do
        is_current "$directory" || fail "the clips are missing or old: run media/generate.sh"
    done
    while read -r facts; do
        grep -qF "{ $facts, " "${manifests[@]}" && continue
        echo "generate.sh: not in a manifest: $facts" >&2
        wrong=1
    done < <(names | xargs -P "$(nproc)" -n 8 "${here:?}/generate.sh" --describe)
    ((wrong == 0)) || fail "the manifests do not fit the clips"
}

# names: the clips that are here or in a manifest.
names() {
    {
        find "${clips:?}" -maxdepth 1 -type f ! -name '.*' -printf '%f\n'
        find "$clips/traps" -type f ! -name '.*' -printf 'traps/%f\n'
        sed -n 's/.*"file": "\([^"]*\)".*/\1/p' "${manifests[@]}"
    } | sort -u
}
