#pragma once

// What Linux offers and Swift cannot call: variadic system calls, and work between fork and exec.
// Every function gives 0 or a descriptor or process id on success, and minus errno on failure.

#include <stdbool.h>
#include <sys/types.h>

/// Opens a folder only to name files below it.
int CLinux_open_root(const char *_Nonnull path);

/// Opens a folder directly below another one for listing, never through a link.
int CLinux_open_folder(int parent, const char *_Nonnull name);

/// Opens `path` below `root`: links are followed while they stay below it. Without `readable` it is only named.
int CLinux_open_beneath(int root, const char *_Nonnull path, bool readable);

/// Starts `path` with the three descriptors as standard input, output and error, and nothing else of ours open.
///
/// The child leads a process group of its own, and the kernel kills it when the *thread* that called this ends: call
/// it on a thread that lasts as long as the process.
pid_t CLinux_spawn(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments, int input, int output, int error);

/// A descriptor that becomes readable when the process ends.
int CLinux_process_descriptor(pid_t process);

/// Makes a pipe that no child inherits and whose reading never waits.
int CLinux_pipe(int *_Nonnull reading, int *_Nonnull writing);

/// Has the C library keep at most so many pools of free memory: by default it is eight for each core.
///
/// Pieces of four mebibytes and more go back to the system when they are freed; less stays for what comes next.
int CLinux_limit_arenas(int count);
