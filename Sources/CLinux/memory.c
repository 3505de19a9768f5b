#include "CLinux.h"

#include <malloc.h>

int CLinux_limit_arenas(int count) { return mallopt(M_ARENA_MAX, count) == 1 ? 0 : -1; }
