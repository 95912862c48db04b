#define _GNU_SOURCE
#include "kernel_abilities.h"

#include <errno.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The number is the same on every architecture; older C libraries do not name it. */
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#endif
#define LANDLOCK_ASK_FOR_VERSION 1u

int cplatform_landlock_abi(void) {
  long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_ASK_FOR_VERSION);
  return abi > 0 ? (int)abi : 0;
}

int cplatform_has_seccomp_filter(void) {
  /* Mode 2 without a filter: a kernel that knows it looks for the filter and fails with EFAULT;
   * nothing is installed. */
  return prctl(PR_SET_SECCOMP, 2, NULL, 0, 0) == -1 && errno == EFAULT;
}

int cplatform_has_no_new_privs(void) { return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) >= 0; }
