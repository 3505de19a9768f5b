#pragma once

// Constants that Swift does not import, and fields that moved between FFmpeg's releases.

#include <libavcodec/avcodec.h>
#include <libavcodec/version.h>
#include <libavformat/avformat.h>

static const int32_t CFF_ERROR_EOF = AVERROR_EOF;
static const int32_t CFF_ERROR_EXIT = AVERROR_EXIT;
static const int32_t CFF_ERROR_INVALID_DATA = AVERROR_INVALIDDATA;
static const int32_t CFF_ERROR_DEMUXER_NOT_FOUND = AVERROR_DEMUXER_NOT_FOUND;
static const int32_t CFF_ERROR_DECODER_NOT_FOUND = AVERROR_DECODER_NOT_FOUND;
static const int32_t CFF_ERROR_STREAM_NOT_FOUND = AVERROR_STREAM_NOT_FOUND;
static const int32_t CFF_ERROR_PATCHWELCOME = AVERROR_PATCHWELCOME;
static const int32_t CFF_ERROR_AGAIN = AVERROR(EAGAIN);
static const int32_t CFF_ERROR_NO_MEMORY = AVERROR(ENOMEM);
static const int32_t CFF_ERROR_IO = AVERROR(EIO);
static const int32_t CFF_ERROR_INVALID_ARGUMENT = AVERROR(EINVAL);
static const int32_t CFF_ERROR_NOT_PERMITTED = AVERROR(EPERM);
static const int32_t CFF_ERROR_NOT_SUPPORTED = AVERROR(ENOSYS);
static const int64_t CFF_NO_TIMESTAMP = AV_NOPTS_VALUE;

// The side data of a whole stream moved from AVStream to AVCodecParameters.
#if LIBAVCODEC_VERSION_INT >= AV_VERSION_INT(60, 31, 102)
#define CFF_HAS_CODED_SIDE_DATA 1
#endif

/// The side data of a kind that holds for a whole stream, or NULL.
static inline const uint8_t *_Nullable CFF_stream_side_data(
    const AVStream *_Nonnull stream, enum AVPacketSideDataType type, size_t *_Nonnull size) {
    *size = 0;
#ifdef CFF_HAS_CODED_SIDE_DATA
    const AVPacketSideData *found = av_packet_side_data_get(
        stream->codecpar->coded_side_data, stream->codecpar->nb_coded_side_data, type);
    if (found) *size = found->size;
    return found ? found->data : NULL;
#else
    return av_stream_get_side_data(stream, type, size);
#endif
}

// The duration of a frame was called pkt_duration.
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 30, 100)
#define CFF_FRAME_DURATION(frame) ((frame)->duration)
#else
#define CFF_FRAME_DURATION(frame) ((frame)->pkt_duration)
#endif

/// How long a frame is shown, in ticks of its stream; 0 where it is not known.
static inline int64_t CFF_frame_duration(const AVFrame *_Nonnull frame) { return CFF_FRAME_DURATION(frame); }

/// Whether a decoded frame is a keyframe (a field at first, a flag later).
static inline bool CFF_frame_is_key(const AVFrame *_Nonnull frame) {
#ifdef AV_FRAME_FLAG_KEY
    return frame->flags & AV_FRAME_FLAG_KEY;
#else
    return frame->key_frame;
#endif
}

/// The shown picture's size in bytes, of an embedded cover.
static inline int CFF_cover_size(const AVStream *_Nonnull stream) { return stream->attached_pic.size; }

/// The number of kinds of side data that hold for a whole stream.
static inline int CFF_stream_side_data_count(const AVStream *_Nonnull stream) {
#ifdef CFF_HAS_CODED_SIDE_DATA
    return stream->codecpar->nb_coded_side_data;
#else
    return stream->nb_side_data;
#endif
}

/// One of them; `index` is below their number.
static inline const AVPacketSideData *_Nonnull CFF_stream_side_data_at(const AVStream *_Nonnull stream, int index) {
#ifdef CFF_HAS_CODED_SIDE_DATA
    return &stream->codecpar->coded_side_data[index];
#else
    return &stream->side_data[index];
#endif
}

/// Whether an opened decoder expects closed captions.
static inline bool CFF_has_closed_captions(const AVCodecContext *_Nonnull decoder) {
#if LIBAVCODEC_VERSION_MAJOR < 61
    return decoder->properties & FF_CODEC_PROPERTY_CLOSED_CAPTIONS;
#else
    (void)decoder;
    return false;
#endif
}

/// Whether an opened decoder expects film grain.
static inline bool CFF_has_film_grain(const AVCodecContext *_Nonnull decoder) {
#if LIBAVCODEC_VERSION_MAJOR < 61
    return decoder->properties & FF_CODEC_PROPERTY_FILM_GRAIN;
#else
    (void)decoder;
    return false;
#endif
}

/// Flags of a container's demuxer (AVFMT_…).
static inline int CFF_format_flags(const AVFormatContext *_Nonnull context) { return context->iformat->flags; }
