#ifndef C_PLATFORM_H
#define C_PLATFORM_H

#include "linux_events.h"

#endif
