#include "CFFmpeg.h"
#include "CLazy.h"

#include <string.h>

#define R(library, name) CLAZY_DEFINE(name)
#define O(library, name) CLAZY_DEFINE(name)
#include "functions.h"
#undef R
#undef O

static CFF_Function functions[] = {
#define R(library, name) {#library, #name, true, false},
#define O(library, name) {#library, #name, false, false},
#include "functions.h"
#undef R
#undef O
};

const CFF_Function *CFF_functions(size_t *count) {
    *count = sizeof functions / sizeof *functions;
    return functions;
}

/// Whether `name` is one of the words of `list`.
static bool lists(const char *list, const char *name) {
    size_t length = strlen(name);
    for (const char *at = list; at && (at = strstr(at, name)); at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == 0 || at[length] == ' ')) return true;
    return false;
}

// The headers that we were built with say which library binary fits them.
#define TEXT(number) #number
#define SONAME_OF(library, major) "lib" #library ".so." TEXT(major)
// Lazily, as linked programs do: binding what a hundred libraries call of each other takes a tenth of the loading.
#define OPEN(library, major)                                                           \
    void *library = dlopen(SONAME_OF(library, major), RTLD_LAZY | RTLD_LOCAL);         \
    if (!library) return dlerror();  // at once: the next dlopen would forget it

const char *CFF_load(const char *hidden) {
    OPEN(avutil, LIBAVUTIL_VERSION_MAJOR)
    OPEN(avcodec, LIBAVCODEC_VERSION_MAJOR)
    OPEN(avformat, LIBAVFORMAT_VERSION_MAJOR)
    OPEN(swscale, LIBSWSCALE_VERSION_MAJOR)
    CFF_Function *row = functions;
#define FIND(library, name)                                                            \
    row->present = !lists(hidden, #name) && CLAZY_FILL(library, name);                 \
    row++;
#define R FIND
#define O FIND
#include "functions.h"
    return NULL;
}
