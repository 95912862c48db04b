/* Starting programs, and what a new process inherits. */
#ifndef C_PLATFORM_PROCESSES_H
#define C_PLATFORM_PROCESSES_H

#include <stdint.h>

/* The process's environment, as the C library keeps it; ends with a null pointer. */
char **cplatform_environment(void);

/* What is run, and how. Everything is borrowed for the length of the call. */
typedef struct cplatform_launch {
  const char *path;
  char *const *arguments;        /* ends with null; the first is the name */
  char *const *environment;      /* ends with null */
  const char *working_directory; /* null: the caller's */
  const int32_t *parent_fds;     /* parent_fds[i] becomes child_fds[i] */
  const int32_t *child_fds;      /* no two equal */
  int32_t fd_count;              /* at most CPLATFORM_MAX_FDS */
  int32_t new_session;           /* 1: setsid */
  int32_t death_signal;          /* sent to the child when the calling thread ends; 0: none */
} cplatform_launch;

#define CPLATFORM_MAX_FDS 32

/*
 * Starts a program. Only the listed descriptors stay open in it, every signal has its default
 * disposition and none is blocked. Returns the process id, or the negated errno; *failed_call
 * then names the call that failed (a literal). A program that cannot be run is reported here,
 * not as an exit status. Call it from the thread that lives as long as the child may, because
 * death_signal is tied to it.
 */
int32_t cplatform_spawn(const cplatform_launch *launch, const char **failed_call);

/* pipe2(2) with O_CLOEXEC: ends[0] is read, ends[1] written. */
int32_t cplatform_pipe(int32_t ends[2]);

/* pidfd_open(2); -1 with errno set where the kernel lacks it. */
int32_t cplatform_pidfd_open(int32_t pid);

#endif
