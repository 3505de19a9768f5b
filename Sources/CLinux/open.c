#define _GNU_SOURCE

#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

int CLinux_open_root(const char *path) {
    int descriptor = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
    return descriptor < 0 ? -errno : descriptor;
}

int CLinux_open_folder(int parent, const char *name) {
    int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return descriptor < 0 ? -errno : descriptor;
}

int CLinux_open_beneath(int root, const char *path, bool readable) {
    // O_NONBLOCK: opening a pipe nobody writes to must not hang. O_NOCTTY: nor may a terminal become ours.
    struct open_how how = {
        .flags = (uint64_t)(O_CLOEXEC | (readable ? O_RDONLY | O_NONBLOCK | O_NOCTTY : O_PATH)),
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS,
    };
    // The kernel says EAGAIN when a rename elsewhere disturbed its walk; a busy tree settles within a few tries.
    for (int tries = 0;; tries++) {
        long descriptor = syscall(SYS_openat2, root, path, &how, sizeof how);
        if (descriptor >= 0) return (int)descriptor;
        if (errno != EINTR && !(errno == EAGAIN && tries < 32)) return -errno;
    }
}
