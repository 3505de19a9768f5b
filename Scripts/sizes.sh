#!/usr/bin/env bash
# Small files: median at most 120 lines, nine in ten at most 300, none above 500.
set -euo pipefail
cd "$(dirname "$0")/.."

mapfile -t counts < <(git ls-files 'Sources/*.swift' 'Tests/*.swift' 'Fuzz/*.swift' | xargs wc -l | awk '$2 != "total" { print $1 }' | sort -n)
total=${#counts[@]}
median=${counts[total / 2]}
ninth=${counts[total * 9 / 10]}
largest=${counts[total - 1]}
echo "$total Swift files: median $median lines, nine in ten up to $ninth, largest $largest"
((median <= 120 && ninth <= 300 && largest <= 500))
