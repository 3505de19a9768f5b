#pragma once

#include <stdbool.h>
#include <stddef.h>

/// One C function of FFmpeg that Mutoscope calls.
typedef struct {
    const char *_Nonnull library;
    const char *_Nonnull name;
    /// Without it nothing works; otherwise its absence costs one ability.
    bool required;
    bool present;
} CFF_Function;

/// Loads FFmpeg's libraries and finds every function; call it once, before any other function of FFmpeg.
///
/// `hidden` names functions, parted by spaces, that count as absent (for tests); NULL hides none.
/// Returns NULL, or the loader's message about a library that cannot be had.
const char *_Nullable CFF_load(const char *_Nullable hidden);

/// The census of functions, filled by CFF_load.
const CFF_Function *_Nonnull CFF_functions(size_t *_Nonnull count);
