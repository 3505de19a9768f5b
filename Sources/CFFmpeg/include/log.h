#pragma once

#include <stdbool.h>

/// Takes FFmpeg's log over: nothing is printed unless `verbose`, and each thread remembers its last error.
void CFF_log_capture(bool verbose);

/// The last error that FFmpeg logged on this thread since CFF_log_forget, without its newline; "" for none.
const char *_Nonnull CFF_log_last(void);

/// Forgets this thread's last error.
void CFF_log_forget(void);
