#define _GNU_SOURCE

#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

// Puts the descriptors in their places. They are first moved out of the way, for one of them may be 0, 1 or 2.
static bool place(int input, int output, int error) {
    int moved[3] = {fcntl(input, F_DUPFD, 3), fcntl(output, F_DUPFD, 3), fcntl(error, F_DUPFD, 3)};
    for (int number = 0; number < 3; number++) {
        if (moved[number] < 0 || dup2(moved[number], number) < 0) return false;
    }
    return true;
}

// The child between fork and exec: only what is safe there.
static void become(
    pid_t parent, const sigset_t *mask, const char *path, char *const *arguments, int input, int output, int error) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) return;
    // The parent may have gone before the kernel was told.
    if (getppid() != parent) _exit(127);
    setpgid(0, 0);
    if (!place(input, output, error)) return;
    // Whatever another thread opened meanwhile without O_CLOEXEC stays here. Old kernels: the flag has to do.
    syscall(SYS_close_range, 3u, ~0u, CLOSE_RANGE_CLOEXEC);
    // A crash on a hostile movie is expected; its memory must not fill the disk.
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    // Neither must what it claims to need take the machine's memory.
    rlim_t memory = (rlim_t)4 << 30;
    setrlimit(RLIMIT_AS, &(struct rlimit){memory, memory});
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    execve(path, arguments, environ);
}

pid_t CLinux_spawn(const char *path, char *const *arguments, int input, int output, int error) {
    int report[2];
    if (pipe2(report, O_CLOEXEC) < 0) return -errno;
    // No signal handler of ours may run in the child.
    sigset_t all, mask;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &mask);
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        // Above the standard three, so that placing those does not overwrite it.
        int above = fcntl(report[1], F_DUPFD_CLOEXEC, 3);
        become(parent, &mask, path, arguments, input, output, error);
        int reason = errno;
        _exit(write(above, &reason, sizeof reason) == sizeof reason ? 127 : 126);
    }
    int reason = child < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    close(report[1]);
    // Nothing comes where exec succeeded: it closed the other end.
    if (child > 0 && TEMP_FAILURE_RETRY(read(report[0], &reason, sizeof reason)) > 0) {
        TEMP_FAILURE_RETRY(waitpid(child, NULL, 0));
    }
    close(report[0]);
    return reason ? -reason : child;
}

int CLinux_process_descriptor(pid_t process) {
    long descriptor = syscall(SYS_pidfd_open, process, 0);
    return descriptor < 0 ? -errno : (int)descriptor;
}

int CLinux_pipe(int *reading, int *writing) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) < 0) return -errno;
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    *reading = ends[0];
    *writing = ends[1];
    return 0;
}
