/* Keeps a child from using the processor without end while nobody asks it for anything.
 *
 * The kernel counts: a timer on the child's own processor clock fires when it has used so much,
 * in whatever state its signals and limits are, and costs nothing as long as it rests. What has
 * to be noted with each request is a store into memory.
 */
#ifndef C_PLATFORM_PROCESSOR_WATCH_H
#define C_PLATFORM_PROCESSOR_WATCH_H

#include <stdint.h>

typedef struct cplatform_processor_watch cplatform_processor_watch;

/* Watches a child, whose pidfd must stay open until the watch is stopped. It is killed when it
 * has used `burst` nanoseconds without being asked. Null when there is no memory or the kernel
 * has no such timers. */
cplatform_processor_watch *cplatform_processor_watch_start(int32_t pid, int32_t pidfd,
                                                           int64_t burst);

/* The child is asked for something, until `answered`. With `by_player` its allowance begins
 * anew; without, as with the ticks of its own clock, only what it uses until it has answered is
 * granted. */
void cplatform_processor_watch_asked(cplatform_processor_watch *watch, int32_t by_player);
void cplatform_processor_watch_answered(cplatform_processor_watch *watch);

/* Whether the child was killed for it. */
int32_t cplatform_processor_watch_has_fired(const cplatform_processor_watch *watch);

/* Ends the watch and frees it. */
void cplatform_processor_watch_stop(cplatform_processor_watch *watch);

#endif
