#ifndef CRASH_TRACE_H
#define CRASH_TRACE_H

/* From now on a fatal signal writes where it happened to standard error (one line that begins
 * with CRASH_TRACE_MARK, then one line per function) and then ends the process as it would have. */
void cplatform_trace_crashes(void);

#define CRASH_TRACE_MARK "*** crashed: "

#endif
