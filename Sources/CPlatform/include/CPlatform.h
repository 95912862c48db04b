/* What Platform needs from C: calls that Swift cannot make safely or cannot see. */
#ifndef C_PLATFORM_H
#define C_PLATFORM_H

#include "linux_events.h"
#include "processes.h"

#endif
