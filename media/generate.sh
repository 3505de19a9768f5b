#!/usr/bin/env bash
# Makes the clips that the tests read. See README.md beside this file.
#
#   generate.sh                  makes media/clips/ and media/clips/traps/ unless they are up to date
#   generate.sh --bench          also makes media/clips/bench/ (large, for benchmarks)
#   generate.sh --verify         checks the clips against manifest.json and traps.json
#   generate.sh --describe CLIP... prints the facts of clips as the manifests have them
set -euo pipefail
export LC_ALL=C

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
clips=$here/clips
# shellcheck source=/dev/null
source "$here/recipes.sh"
# shellcheck source=/dev/null
source "$here/patch.sh"
# shellcheck source=/dev/null
source "$here/traps.sh"
# shellcheck source=/dev/null
source "$here/tracks.sh"
# shellcheck source=/dev/null
source "$here/describe.sh"

fail() {
    echo "generate.sh: $*" >&2
    exit 1
}

# What the clips were made from: other recipes or another ffmpeg make other bytes.
fingerprint() {
    { cat "$here"/{generate,recipes,patch,traps,tracks}.sh && ffmpeg -version | head -n 1; } | sha256sum | cut -d ' ' -f 1
}

# is_current DIRECTORY: whether its clips come from these recipes.
is_current() {
    [[ -f $1/.stamp && $(<"$1/.stamp") == "$(fingerprint)" ]]
}

# replace DIRECTORY RECIPE: runs the recipe beside, then moves whole files in; the stamp comes last.
# A run that is interrupted leaves old clips or new ones, never a half one, and no stamp.
replace() {
    local target=$1 recipe=$2
    is_current "$target" && return
    mkdir -p "$target"
    rm -rf "$target"/.new.*
    work=$(mktemp -d "$target/.new.XXXXXX")
    trap 'rm -rf "$work"' EXIT
    (
        cd "$work"
        "$recipe"
    )
    rm -f "$target/.stamp"
    find "$target" -maxdepth 1 -type f ! -name '.*' -delete
    find "$work" -maxdepth 1 -type f ! -name '.*' -exec mv -t "$target" {} +
    rm -rf "$work"
    fingerprint >"$target/.stamp"
}

# Only one run at a time: test processes may ask for the clips together.
lock() {
    mkdir -p "$clips"
    exec 9>"$clips/.lock"
    flock 9
}

for tool in ffmpeg ffprobe; do
    command -v $tool >/dev/null || fail "needs $tool"
done
case ${1-} in
"")
    lock
    replace "$clips" all_clips
    replace "$clips/traps" trap_clips
    ;;
--bench)
    lock
    replace "$clips" all_clips
    replace "$clips/traps" trap_clips
    replace "$clips/bench" bench_clips
    ;;
--verify) verify ;;
--describe)
    for clip in "${@:2}"; do
        describe "$clip"
    done
    ;;
*) fail "unknown option: $1" ;;
esac
