#define _GNU_SOURCE
#include "CPlatform.h"

#include <fcntl.h>
#include <unistd.h>

#include <sys/prctl.h>
#include <sys/syscall.h>

char **cplatform_environment(void) { return environ; }

int32_t cplatform_pipe(int32_t ends[2]) { return pipe2(ends, O_CLOEXEC); }

int32_t cplatform_pidfd_open(int32_t pid) {
#ifdef SYS_pidfd_open
  return (int32_t)syscall(SYS_pidfd_open, pid, 0u);
#else
  return (int32_t)syscall(434, pid, 0u); /* the same number on every architecture */
#endif
}

int64_t cplatform_thread_id(void) { return (int64_t)syscall(SYS_gettid); }

void cplatform_name_thread(const char *name) { prctl(PR_SET_NAME, name); }
