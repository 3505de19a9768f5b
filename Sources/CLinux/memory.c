#include "CLinux.h"

#include <malloc.h>

int CLinux_limit_arenas(int count) {
    // Else the first large picture that is freed makes the library keep all later ones among small pieces.
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    // The default would give back, and take again, what each movie needs.
    mallopt(M_TRIM_THRESHOLD, 8 << 20);
    return mallopt(M_ARENA_MAX, count) == 1 ? 0 : -1;
}
