#!/bin/sh
# Fuzzes the decisions about ranges for a number of seconds (60 unless told): Fuzz/run.sh [seconds]
#
# The target is compiled here and not by the manifest: -sanitize=fuzzer brings its own main, which would break
# every other product of the package.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
out=${FUZZ_OUT:-.build-fuzz}
mkdir -p "$out/corpus"

find Sources/HTTPRanges -name '*.swift' -exec \
    swiftc -swift-version 6 -sanitize=fuzzer,address -use-ld=lld -parse-as-library -O -module-name HTTPRangesFuzz \
    -o "$out/ranges" Fuzz/HTTPRangesFuzz.swift {} +

# The backtracer of Swift and the crash handler of the fuzzer wait for each other.
export SWIFT_BACKTRACE=enable=no
exec "$out/ranges" -max_total_time="$seconds" -max_len=1024 -timeout=5 -print_final_stats=1 \
    -artifact_prefix="$out/" -dict=Fuzz/HTTPRanges.dict "$out/corpus" Fuzz/Seeds
