/* epoll and signalfd in plain numbers: their own headers would redefine Glibc's types for Swift. */
#ifndef C_PLATFORM_REACTOR_CALLS_H
#define C_PLATFORM_REACTOR_CALLS_H

#include <stdint.h>

#define CPLATFORM_READ 1u
#define CPLATFORM_WRITE 2u
#define CPLATFORM_HANGUP 4u

/* A watch that is ready, and for what (CPLATFORM_*). */
typedef struct cplatform_ready {
  uint64_t token;
  uint32_t ready;
  uint32_t reserved;
} cplatform_ready;

/* Each answers -1 with errno set when it fails. */
int32_t cplatform_epoll_create(void);
int32_t cplatform_epoll_add(int32_t epoll, int32_t fd, uint32_t wanted, uint64_t token);
int32_t cplatform_epoll_remove(int32_t epoll, int32_t fd);

/* Fills `ready` with at most `limit` (up to 64) watches and answers how many; a negative timeout
 * in milliseconds waits for ever. An interruption counts as nothing ready. */
int32_t cplatform_epoll_wait(int32_t epoll, cplatform_ready *ready, int32_t limit, int32_t timeout);

/* Makes a signalfd that reads these signals, or changes one that is there (fd not -1). */
int32_t cplatform_signalfd(int32_t fd, const int32_t *signals, int32_t count);

/* The next signal that waits in a signalfd; 0 when there is none. */
int32_t cplatform_signalfd_next(int32_t fd);

#endif
