#!/usr/bin/env bash
# Fuzzes for a number of seconds each (60 unless told) one target or all: Fuzz/run.sh [SECONDS] [TARGET]
#
#   HTTPRanges     the decisions about ranges
#   MovieHeaders   the readers of movies' headers
#
# Targets are compiled here and not by the manifest: -sanitize=fuzzer brings its own main, which would break every
# other product of the package.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
seconds=${1:-60}
targets=("${@:2}")
((${#targets[@]})) || targets=(HTTPRanges MovieHeaders)
out=${FUZZ_OUT:-.build-fuzz}

# The backtracer of Swift and the crash handler of the fuzzer wait for each other.
export SWIFT_BACKTRACE=enable=no
# What is freed is kept for a while; less of it, so that the bound on memory is one on what is read.
export ASAN_OPTIONS=quarantine_size_mb=16

# compile NAME OUTPUT SOURCE...: a program of Swift's with the sanitizer of addresses.
compile() {
    swiftc -swift-version 6 -sanitize=address -use-ld=lld -parse-as-library -O -module-name "$1" -o "$2" "${@:3}"
}

# sources MODULE...: all files of modules.
sources() { find "${@/#/Sources/}" -name '*.swift' | sort; }

# fuzz NAME OPTION... -- SEEDS: runs what was compiled; what it finds stands in its folder.
fuzz() {
    local name=$1 folder=$out/$1
    mkdir -p "$folder/corpus"
    "$folder/run" -max_total_time="$seconds" -timeout=5 -print_final_stats=1 -artifact_prefix="$folder/" "${@:2}"
}

HTTPRanges() {
    local files
    mapfile -t files < <(sources HTTPRanges)
    compile HTTPRangesFuzz "$out/HTTPRanges/run" -sanitize=fuzzer Fuzz/HTTPRangesFuzz.swift "${files[@]}"
    fuzz HTTPRanges -max_len=1024 -dict=Fuzz/HTTPRanges.dict "$out/HTTPRanges/corpus" Fuzz/Seeds
}

# One module out of four: what they import of each other is here already.
MovieHeaders() {
    local folder=$out/MovieHeaders file copy
    rm -rf "$folder/sources"
    mkdir -p "$folder/sources"
    while read -r file; do
        copy=$folder/sources/${file//\//_}
        sed -E '/^((public|internal|package) )?import (Timing|Bytes|PictureGeometry)$/d' "$file" >"$copy"
    done < <(sources Timing Bytes PictureGeometry MovieHeaders)
    compile MovieHeadersFuzz "$folder/run" -sanitize=fuzzer Fuzz/MovieHeadersFuzz.swift "$folder"/sources/*.swift
    seeds "$folder/seeds"
    fuzz MovieHeaders -max_len=131072 -rss_limit_mb=384 -malloc_limit_mb=64 -dict=Fuzz/MovieHeaders.dict "$folder/corpus" "$folder/seeds"
}

# seeds FOLDER: the beginnings of the clips, and their indexes where those stand at the end.
seeds() {
    local clip name at
    media/generate.sh
    mkdir -p "$1"
    for clip in media/clips/traps/*.{mp4,mov,m4v,3gp,mkv,webm,avi,jpg} media/clips/*.{mp4,mkv,webm,avi,jpg,png}; do
        name=${clip//\//_}
        { printf '\0' && head -c 65536 "$clip"; } >"$1/$name"
        at=$(grep -abo moov "$clip" | sed -n '$s/:.*//p') || continue
        ((${at:-0} > 65536)) || continue
        { printf '\0\0\0\0\x14ftypisom\0\0\0\0isom' && piece "$clip" $((at - 4)) 65536; } >"$1/$name.index"
    done
    codec_seeds "$1"
}

# piece FILE OFFSET COUNT: bytes of a file, fewer at its end.
piece() { tail -c "+$(($2 + 1))" "$1" | { head -c "$3" && cat >/dev/null; }; }

# codec_seeds FOLDER: configurations, each behind the byte that chooses its codec and its length.
codec_seeds() {
    local box clip size at number=128
    for box in avcC:fast.mp4 avcC:fast.mp4 hvcC:tenbit.mp4 hvcC:tenbit.mp4 av1C:traps/av1.mp4 \
        vpcC:traps/vp9_yuv444p.mp4 none esds:sound.m4a esds:sound.m4a dOps:traps/sounds.mp4 dfLa:traps/sounds.mp4 \
        dac3:traps/sounds.mp4 dec3:traps/sounds.mp4; do
        clip=media/clips/${box#*:}
        if [[ $box != none ]]; then
            at=$(grep -abo "${box%:*}" "$clip" | sed -n '1s/:.*//p')
            size=$(($(od -An -tu1 -j $((at - 1)) -N 1 "$clip") - 8))
            {
                printf '%b' "\\x$(printf %02x $number)\\0\\x$(printf %02x $size)"
                piece "$clip" $((at + 4)) $size
            } >"$1/codec-$number"
        fi
        number=$((number + 1))
    done
}

for target in "${targets[@]}"; do
    case $target in
    HTTPRanges | MovieHeaders)
        mkdir -p "$out/$target"
        "$target"
        ;;
    *)
        echo "run.sh: no such target: $target" >&2
        exit 2
        ;;
    esac
done
