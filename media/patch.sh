# shellcheck shell=bash
# Bytes that no encoder here writes: patches and insertions into finished files.

# escaped HEX: the digits with a mark before each pair.
# shellcheck disable=SC2001
escaped() { sed 's/../\\x&/g' <<<"$1"; }

# bytes HEX: writes the bytes that the digits stand for.
bytes() { printf '%b' "$(escaped "$1")"; }

# put FILE OFFSET HEX: writes over what is there.
put() { bytes "$3" | dd of="$1" bs=1 seek="$2" conv=notrunc status=none; }

# insert FILE OFFSET HEX: moves the rest back.
insert() {
    {
        head -c "$2" "$1"
        bytes "$3"
        tail -c "+$(($2 + 1))" "$1"
    } >"$1.inserted"
    mv "$1.inserted" "$1"
}

# find_text FILE TEXT [FROM]: where the text first stands at or behind an offset.
find_text() { grep -abo -- "$2" "$1" | awk -F: -v from="${3-0}" '$1 >= from { print $1; exit }'; }

# find_bytes FILE HEX [FROM]: the same for bytes.
find_bytes() {
    grep -aboUP "$(escaped "$2")" "$1" |
        awk -F: -v from="${3-0}" '$1 + 0 >= from && $1 ~ /^[0-9]+$/ { print $1; exit }'
}

# number FILE OFFSET: the four bytes there, the most significant first.
number() { echo $((16#$(od -An -v -tx1 -j "$2" -N 4 "$1" | tr -d ' '))); }

# find_box FILE NAME...: where the name of the innermost of nested boxes stands.
find_box() {
    local file=$1 name at=0
    for name in "${@:2}"; do at=$(find_text "$file" "$name" "$at"); done
    echo "$at"
}

# box NAME HEX: the digits of a box.
box() { printf '%08x%s%s' $((8 + ${#2} / 2)) "$(printf %s "$1" | od -An -v -tx1 | tr -d ' \n')" "$2"; }

# add_box FILE HEX NAME...: puts a box at the end of the innermost of nested boxes.
# Sizes on the way grow. Offsets of samples do not, so that the samples must stand before or count from the fragment.
add_box() {
    local file=$1 hex=$2 name at=0 size
    for name in "${@:3}"; do
        at=$(find_text "$file" "$name" "$at")
        size=$(number "$file" $((at - 4)))
        put "$file" $((at - 4)) "$(printf %08x $((size + ${#hex} / 2)))"
    done
    insert "$file" $((at - 4 + size)) "$hex"
}

# shift_chunks FILE COUNT: adds to the offset of every chunk of every track.
shift_chunks() {
    local file=$1 at=0 entry count
    while at=$(find_text "$file" stco $((at + 1))) && [[ -n $at ]]; do
        count=$(number "$file" $((at + 8)))
        for ((entry = at + 12; entry < at + 12 + 4 * count; entry += 4)); do
            put "$file" $entry "$(printf %08x $(($(number "$file" $entry) + $2)))"
        done
    done
}

# put_before FILE HEX: puts bytes before everything else.
put_before() {
    shift_chunks "$1" $((${#2} / 2))
    insert "$1" 0 "$2"
}
