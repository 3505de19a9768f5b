#include "CLazy.h"
