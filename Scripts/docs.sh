#!/usr/bin/env bash
# Writes the reference of the public API, made from the doc comments, to a folder.
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:?usage: Scripts/docs.sh FOLDER}

graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
swift build --product mutoscope -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs" \
    -Xswiftc -symbol-graph-minimum-access-level -Xswiftc public --scratch-path .build-docs
find "$graphs" -name 'C*.symbols.json' -delete
rm -rf "$output"
"$(dirname "$(readlink -f "$(command -v swift)")")/docc" convert Sources/Movies/Movies.docc \
    --fallback-display-name Mutoscope --fallback-bundle-identifier mutoscope \
    --additional-symbol-graph-dir "$graphs" --output-path "$output"
echo "To read it: python3 -m http.server -d $output, then http://127.0.0.1:8000/documentation/movies/"
