#pragma once

// Functions of a shared library that is loaded when first needed.
//
// CLAZY_DEFINE gives each function a hidden symbol that jumps through a slot, so callers link and call as usual;
// CLAZY_FILL points the slot at the library's function. Loading is the caller's: see CFFmpeg/load.c.

#include <dlfcn.h>
#include <stdlib.h>

#if defined(__x86_64__)
#define CLAZY_JUMP(name) "jmp *CLAZY_slot_" #name "(%rip)\n"
#elif defined(__aarch64__)
#define CLAZY_JUMP(name) "adrp x16, CLAZY_slot_" #name "\nldr x16, [x16, :lo12:CLAZY_slot_" #name "]\nbr x16\n"
#else
#error "CLazy needs one line for this processor"
#endif

#define CLAZY_DEFINE(name)                                                                              \
    __attribute__((visibility("hidden"), used)) void (*CLAZY_slot_##name)(void) = abort;                \
    __asm__(".text\n.globl " #name "\n.hidden " #name "\n.type " #name ", %function\n" #name ":\n" CLAZY_JUMP(name));

#define CLAZY_FILL(handle, name) (CLAZY_slot_##name = (void (*)(void))dlsym(handle, #name))
