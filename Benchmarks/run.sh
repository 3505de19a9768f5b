#!/usr/bin/env bash
# Measures the command beside tools of others, in turns, and prints a table. See README.md beside this file.
#
#   run.sh MUTOSCOPE [RUNS]    RUNS is how often each is measured (9)
set -euo pipefail
export LC_ALL=C

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
clips=$here/../media/clips
[[ $# -ge 1 && -x $1 ]] || {
    echo "usage: run.sh MUTOSCOPE [RUNS]" >&2
    exit 2
}
ours=$(realpath "$1")
runs=${2:-9}
batch=5 # runs per measurement: one is too short for the clock
many=300 # files for the bars of whole collections
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for tool in ffprobe mediainfo ffmpegthumbnailer; do
    command -v $tool >/dev/null || echo "run.sh: without $tool" >&2
done
"$here/../media/generate.sh" --bench

# What is measured, each a function without arguments.
ours_version() { "$ours" version; }
ours_probe() { "$ours" probe --json "$film"; }
ffprobe_probe() { ffprobe -v error -show_format -show_streams -of json "$film"; }
mediainfo_probe() { mediainfo --Output=JSON "$film"; }
ours_many() { "$ours" probe --ndjson -j 2 --files-from "$work/many"; }
ffprobe_many() { local file; while read -r file; do ffprobe -v quiet -of json -show_format -show_streams "$file" || true; done <"$work/some"; }
mediainfo_many() { xargs -d '\n' mediainfo --Output=JSON <"$work/many"; }
ours_frame() { "$ours" frame "$film" --at 50% --mode key -s 320 -f -o "$work/ours.jpg"; }
thumbnailer_frame() { ffmpegthumbnailer -i "$film" -s 320 -t 50% -o "$work/theirs.jpg"; }

# measure NAME: runs it $batch times; appends "wall cpu" of one run, in milliseconds, to its file.
measure() {
    local TIMEFORMAT='%R %U %S' name=$1 line i
    # The group's standard error is the time alone; the command's own goes nowhere.
    line=$({ time for ((i = 0; i < batch; i++)); do "$name" >/dev/null 2>&1 || exit 1; done; } 2>&1) || return 1
    awk -v n="$batch" '{ printf "%.3f %.3f\n", $1 * 1000 / n, ($2 + $3) * 1000 / n }' <<<"$line" >>"$work/$name"
}

# contest NAME...: measures them in turns, so that a busy moment meets them all.
contest() {
    local name round
    for name in "$@"; do
        rm -f "$work/$name"
        "$name" >/dev/null 2>&1 || true # a first run fills the caches and is not counted
    done
    for ((round = 0; round < runs; round++)); do
        for name in "$@"; do measure "$name" || echo "run.sh: $name fails" >&2; done
    done
}

# figure NAME COLUMN min|median: a figure of its measurements; nothing where there are none.
figure() {
    [[ -s $work/$1 ]] || return 0
    cut -d ' ' -f "$2" "$work/$1" | sort -n | awk -v want="$3" '
        { values[NR] = $1 }
        END { print want == "min" ? values[1] : (values[int((NR + 1) / 2)] + values[int((NR + 2) / 2)]) / 2 }'
}

# collect: copies of clips of ten kinds, $many in all, listed in one file, and a tenth of them, of every kind, in another.
collect() {
    local kinds=(fast.mp4 alpha.mov film.mkv film.webm film.ts film.avi anim.gif sound.mp3 traps/cover.flac still.jpg)
    local number copy
    mkdir -p "$work/files"
    for ((number = 0; number < many; number++)); do
        copy=$work/files/$number.${kinds[number % 10]##*.}
        cp "$clips/${kinds[number % 10]}" "$copy"
        echo "$copy" >>"$work/many"
        ((number % 100 >= 10)) || echo "$copy" >>"$work/some"
    done
}

# per_file NAME COUNT: divides what was measured, so that figures are of one file.
per_file() {
    [[ -s $work/$1 ]] || return 0
    awk -v n="$2" '{ printf "%.5f %.5f\n", $1 / n, $2 / n }' "$work/$1" >"$work/$1.each"
}

# row TEXT OURS THEIRS BAR: one line of the table; the bar is for the ratio, or without THEIRS for our figure; - is none.
row() {
    awk -v text="$1" -v ours="$2" -v theirs="$3" -v bar="$4" 'BEGIN {
        value = theirs == "" ? ours : (theirs > 0 ? ours / theirs : 0)
        verdict = ours == "" ? "absent" : bar == "-" ? "" : value <= bar ? "pass" : "FAIL"
        printf "%-72s %9.2f %9s %7s %6s  %s\n", text, ours, theirs == "" ? "-" : sprintf("%.2f", theirs),
            theirs == "" ? "-" : sprintf("%.3f", value), bar, verdict
    }'
}

# versus TEXT OURS THEIRS COLUMN BAR: a row for the median and one for the minimum.
versus() {
    local kind theirs
    for kind in median min; do
        theirs=$(figure "$3" "$4" $kind)
        if [[ -z $theirs ]]; then
            echo "$1: no figure of the other"
            return
        fi
        row "$1, $kind" "$(figure "$2" "$4" $kind)" "$theirs" "$5"
    done
}

echo "$runs measurements of $batch runs each, in turns; milliseconds of one run; the lower the better"
printf '%-72s %9s %9s %7s %6s\n' what ours theirs ratio bar
contest ours_version
for kind in median min; do row "version, CPU, $kind" "$(figure ours_version 2 $kind)" "" 15; done
for name in fast.mp4 bench/film1080.mp4 alpha.mov film.mkv film.webm; do
    film=$clips/$name
    contest ours_probe ffprobe_probe mediainfo_probe
    versus "probe $name, wall, against ffprobe" ours_probe ffprobe_probe 1 0.6
    versus "probe $name, wall, against mediainfo" ours_probe mediainfo_probe 1 1.0
done
for name in film.ts film.avi anim.gif sound.mp3 traps/cover.flac still.jpg; do
    film=$clips/$name
    contest ours_probe ffprobe_probe mediainfo_probe
    versus "probe $name, wall, against ffprobe" ours_probe ffprobe_probe 1 0.6
    versus "probe $name, wall, against mediainfo" ours_probe mediainfo_probe 1 -
done

collect
batch=1 # these are long enough
contest ours_many ffprobe_many mediainfo_many
per_file ours_many $many
per_file ffprobe_many "$(wc -l <"$work/some")"
per_file mediainfo_many $many
versus "probe $many files, wall of one, against an ffprobe each" ours_many.each ffprobe_many.each 1 0.01
versus "probe $many files, wall of one, against one mediainfo" ours_many.each mediainfo_many.each 1 0.1667
batch=5

film=$clips/bench/film1080.mp4
name=bench/film1080.mp4
contest ours_frame thumbnailer_frame
versus "keyframe of $name, CPU, against ffmpegthumbnailer" ours_frame thumbnailer_frame 2 0.7
versus "keyframe of $name, wall, against ffmpegthumbnailer" ours_frame thumbnailer_frame 1 -
