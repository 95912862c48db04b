/* What Platform needs from C: calls that Swift cannot make safely or cannot see. */
#ifndef C_PLATFORM_H
#define C_PLATFORM_H

#include "processes.h"
#include "reactor_calls.h"
#include "terminal_rescue.h"

#endif
