/* What Platform needs from C: calls that Swift cannot make safely or cannot see. */
#ifndef C_PLATFORM_H
#define C_PLATFORM_H

#include <stdint.h>

#include "processes.h"
#include "reactor_calls.h"
#include "kernel_abilities.h"
#include "crash_trace.h"
#include "private_copy.h"
#include "processor_watch.h"
#include "sandbox.h"
#include "silent_handler.h"
#include "terminal_rescue.h"

/* The kernel's number of the running thread. */
int64_t cplatform_thread_id(void);

/* Names the running thread for the kernel's lists; at most 15 bytes. */
void cplatform_name_thread(const char *name);

#endif
