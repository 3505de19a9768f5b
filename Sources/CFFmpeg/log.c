#include "CFFmpeg.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static atomic_bool verbose;
static _Thread_local char last[512];

static void capture(void *source, int level, const char *format, va_list arguments) {
    if (level > (verbose ? AV_LOG_INFO : AV_LOG_ERROR)) return;
    char line[sizeof last];
    int prefix = 0;
    av_log_format_line2(source, level, format, arguments, line, sizeof line, &prefix);
    if (verbose) fputs(line, stderr);
    if (level > AV_LOG_ERROR) return;
    line[strcspn(line, "\r\n")] = 0;
    if (line[0]) memcpy(last, line, sizeof last);
}

void CFF_log_capture(bool is_verbose) {
    verbose = is_verbose;
    av_log_set_callback(capture);
}

const char *CFF_log_last(void) { return last; }

void CFF_log_forget(void) { last[0] = 0; }
