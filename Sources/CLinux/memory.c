#include "CLinux.h"

#include <malloc.h>

int CLinux_limit_arenas(int count) {
    // Else the first large picture that is freed makes the library keep all later ones among small pieces.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    return mallopt(M_ARENA_MAX, count) == 1 ? 0 : -1;
}
