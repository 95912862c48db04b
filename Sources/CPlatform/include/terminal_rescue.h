/*
 * Gives a terminal back: on an ordinary end, at exit(), and from the handlers of the signals that
 * end a process. One piece of code does all three, with async-signal-safe calls only.
 */
#ifndef C_PLATFORM_TERMINAL_RESCUE_H
#define C_PLATFORM_TERMINAL_RESCUE_H

#include <stdint.h>

#define CPLATFORM_RESCUE_UNDO_LIMIT 512
#define CPLATFORM_RESCUE_NOTE_LIMIT 512

/* What is needed to give the terminal back. Copied by cplatform_rescue_arm. */
typedef struct cplatform_rescue {
  int32_t input;  /* non-blocking descriptors of the terminal; they stay open while armed */
  int32_t output;
  const void *modes; /* a struct termios: what the terminal had before */
  /* Where the text of descriptors 1 and 2 goes meanwhile; -1: they are left alone. It must allow
   * pread. What came after capture_start is shown on the terminal once it is back. */
  int32_t capture;
  int64_t capture_start;
  int32_t replay_always; /* 0: shown only when a signal ends the process */
  int32_t saved_stdout;  /* the true descriptors 1 and 2; -1: that one was not redirected */
  int32_t saved_stderr;
} cplatform_rescue;

/* Stands guard from now on: installs the handlers and takes over descriptors 1 and 2. */
void cplatform_rescue_arm(const cplatform_rescue *rescue);

/* The bytes that undo every mode that is set, in the order in which they are to be written.
 * Call it before the bytes that set a mode are written. At most CPLATFORM_RESCUE_UNDO_LIMIT. */
void cplatform_rescue_set_undo(const uint8_t *bytes, uint32_t count);

/* The sentence that is shown when a signal ends the process; the signal's name follows it. */
void cplatform_rescue_set_note(const char *bytes, uint32_t count);

/* What is known of the query for primary attributes (ESC [ c), whose answer marks the end of the
 * input that was already on its way: not asked, asked and not yet answered, or answered before. */
#define CPLATFORM_FENCE_NONE 0
#define CPLATFORM_FENCE_ASKED 1
#define CPLATFORM_FENCE_ANSWERS 2
void cplatform_rescue_set_fence(int32_t fence);

/* A file in memory to capture text in, or -1. */
int32_t cplatform_rescue_memory(void);

/* Undoes everything and stands down; does nothing when not armed. */
void cplatform_rescue_leave(void);

#endif
