#!/usr/bin/env bash
# Installs the Debian packages that Mutoscope needs, and only those that are missing.
#   Scripts/deps.sh run    to build and run
#   Scripts/deps.sh test   to test and measure too
set -euo pipefail

# g++ brings the C and C++ headers and the start-up files that Swift's own linker calls for.
run=(
    g++ libcurl4 libncurses6 libsqlite3-0 libxml2 pkg-config
    libavformat-dev libavcodec-dev libavutil-dev libswscale-dev
    libturbojpeg0-dev libdeflate-dev libmicrohttpd-dev libgnutls28-dev
    ffmpeg # makes the clips
)
test=(curl mediainfo ffmpegthumbnailer chromium python3 strace shellcheck)

case "${1:-}" in
run) wanted=("${run[@]}") ;;
test) wanted=("${run[@]}" "${test[@]}") ;;
*)
    echo "usage: Scripts/deps.sh run|test" >&2
    exit 2
    ;;
esac

if ! command -v swift >/dev/null; then
    echo "Swift 6.2 or later is missing: install it from swift.org and put it on PATH." >&2
    exit 1
fi
if ! command -v dpkg-query >/dev/null; then
    echo "This is no Debian or Ubuntu; install what these packages hold: ${wanted[*]}" >&2
    exit 1
fi

missing=()
for package in "${wanted[@]}"; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [[ $state == installed ]] || missing+=("$package")
done
((${#missing[@]})) || exit 0

install="apt-get install -y --no-install-recommends ${missing[*]}"
if ((EUID == 0)); then
    as_root=()
elif command -v sudo >/dev/null; then
    as_root=(sudo)
else
    echo "Packages are missing. As root, run:" >&2
    echo "  $install" >&2
    exit 1
fi
echo "$install"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
