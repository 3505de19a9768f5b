#pragma once

// The one door to FFmpeg's C: its headers, what Swift cannot import from them, and loading on first use.

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

#include "load.h"
#include "log.h"
#include "shim.h"
