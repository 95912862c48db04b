#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "sandbox_filter.h"

/* The numbers are the same on every architecture (they came after the tables were unified). */
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

/* Older kernel headers lack the newer rights; the bits are the kernel's and never change. */
/* Loading a library needs no right to execute: that one is about running programs. */
#define RIGHTS_READ (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
#define RIGHTS_ABI_1 ((1ull << 13) - 1)
#define RIGHT_REFER (1ull << 13)     /* ABI 2 */
#define RIGHT_TRUNCATE (1ull << 14)  /* ABI 3 */
#define RIGHT_IOCTL_DEV (1ull << 15) /* ABI 5 */
#define NET_TCP 3ull                 /* ABI 4: bind and connect */
#define SCOPES 3ull                  /* ABI 6: abstract sockets and signals */

struct ruleset {
  uint64_t fs;
  uint64_t net;
  uint64_t scoped;
};

int32_t cplatform_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version < 0 ? 0 : (int32_t)version;
}

int32_t cplatform_has_seccomp(void) { return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0 ? 1 : 0; }

static void allow_reading(int ruleset, const char *path) {
  int fd = open(path, O_PATH | O_CLOEXEC);
  if (fd < 0) return;
  struct stat status;
  struct landlock_path_beneath_attr rule;
  memset(&rule, 0, sizeof rule);
  rule.parent_fd = fd;
  rule.allowed_access = RIGHTS_READ;
  if (fstat(fd, &status) == 0 && !S_ISDIR(status.st_mode))
    rule.allowed_access &= ~(uint64_t)LANDLOCK_ACCESS_FS_READ_DIR;
  (void)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(fd);
}

static int32_t apply_landlock(const char *const *readable, int32_t count) {
  int32_t version = cplatform_landlock_version();
  if (version == 0) return 0;
  struct ruleset attributes = {RIGHTS_ABI_1, 0, 0};
  size_t size = sizeof attributes.fs;
  if (version >= 2) attributes.fs |= RIGHT_REFER;
  if (version >= 3) attributes.fs |= RIGHT_TRUNCATE;
  if (version >= 4) {
    attributes.net = NET_TCP;
    size = offsetof(struct ruleset, scoped);
  }
  if (version >= 5) attributes.fs |= RIGHT_IOCTL_DEV;
  if (version >= 6) {
    attributes.scoped = SCOPES;
    size = sizeof attributes;
  }
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &attributes, size, 0);
  if (ruleset < 0) return -errno;
  for (int32_t i = 0; i < count; i++) allow_reading(ruleset, readable[i]);
  int32_t result = version;
  if (syscall(SYS_landlock_restrict_self, ruleset, 0) != 0) result = -errno;
  close(ruleset);
  return result;
}

static int set_limit(int resource, uint64_t value) {
  struct rlimit limit;
  if (getrlimit((__rlimit_resource_t)resource, &limit) == 0 && limit.rlim_max < value)
    value = limit.rlim_max;
  limit.rlim_cur = value;
  limit.rlim_max = value;
  return setrlimit((__rlimit_resource_t)resource, &limit) == 0 ? 0 : errno;
}

static int32_t apply_limits(const cplatform_sandbox_limits *limits) {
  /* A file that grew too large is an error of the write, not the end of the game. */
  signal(SIGXFSZ, SIG_IGN);
  int error = set_limit(RLIMIT_AS, limits->memory);
  if (!error) error = set_limit(RLIMIT_FSIZE, limits->file_size);
  if (!error) error = set_limit(RLIMIT_NOFILE, limits->open_files);
  if (!error) error = set_limit(RLIMIT_CORE, 0);
  return error ? -error : 1;
}

void cplatform_limit(const cplatform_sandbox_limits *limits, cplatform_sandbox_report *report) {
  report->no_new_privileges = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 1 : -errno;
  report->limits = apply_limits(limits);
}

void cplatform_sandbox(const char *const *readable, int32_t count,
                       const cplatform_sandbox_limits *limits, cplatform_sandbox_report *report) {
  cplatform_limit(limits, report);
  report->landlock = apply_landlock(readable, count);
  report->seccomp = cplatform_install_filter();
}
