#pragma once

// The one door to FFmpeg's C: its headers, what Swift cannot import from them, and loading on first use.

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/display.h>
#include <libavutil/dovi_meta.h>
#include <libavutil/imgutils.h>
#include <libavutil/mastering_display_metadata.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libavutil/stereo3d.h>
#include <libswscale/swscale.h>

#include "load.h"
#include "log.h"
#include "shim.h"
