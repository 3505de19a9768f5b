#pragma once

#include <microhttpd.h>

// Swift imports no variadic function, so options travel as one array closed by MHD_OPTION_END.
static inline struct MHD_Daemon *_Nullable CMHD_start_daemon(
    unsigned int flags, uint16_t port, MHD_AccessHandlerCallback _Nonnull handler, void *_Nullable context,
    struct MHD_OptionItem *_Nonnull options) {
    return MHD_start_daemon(flags, port, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/// The socket of a connection, or -1.
static inline int CMHD_connection_socket(struct MHD_Connection *_Nonnull connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/// Length of the head of the request under way, in bytes.
static inline size_t CMHD_request_header_size(struct MHD_Connection *_Nonnull connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// Closes the connection after `seconds` in which no byte moved.
static inline void CMHD_set_timeout(struct MHD_Connection *_Nonnull connection, unsigned int seconds) {
    MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

/// Has an answer of unknown length neither chunked nor followed by another.
static inline void CMHD_speak_1_0(struct MHD_Response *_Nonnull response) {
    MHD_set_response_options(response, MHD_RF_HTTP_1_0_SERVER, MHD_RO_END);
}

/// What a content reader returns at the end.
static const ssize_t CMHD_END_OF_STREAM = MHD_CONTENT_READER_END_OF_STREAM;

/// What a content reader returns to have the connection closed. Swift imports no macro with a cast.
static const ssize_t CMHD_END_WITH_ERROR = MHD_CONTENT_READER_END_WITH_ERROR;
