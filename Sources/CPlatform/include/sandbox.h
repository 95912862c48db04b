#ifndef SANDBOX_H
#define SANDBOX_H

#include <stdint.h>

/* What came of each part: 1 applied, 0 the kernel cannot do it, -errno it failed. */
typedef struct cplatform_sandbox_report {
  int32_t no_new_privileges;
  int32_t limits;
  int32_t landlock; /* the kernel's Landlock ABI version, 0 for none, -errno */
  int32_t seccomp;
} cplatform_sandbox_report;

/* Bounds on what the process may use. */
typedef struct cplatform_sandbox_limits {
  uint64_t memory;     /* bytes of address space */
  uint64_t file_size;  /* bytes that one file may grow to */
  uint64_t open_files;
} cplatform_sandbox_limits;

/* Drops what a game does not need, for this process and for good. Files can only be read below
 * `readable` (count paths; those that do not exist are passed over). */
void cplatform_sandbox(const char *const *readable, int32_t count,
                       const cplatform_sandbox_limits *limits, cplatform_sandbox_report *report);

/* Only the part that a trusted game keeps: no new privileges, and the limits. Leaves the rest of
 * the report alone. */
void cplatform_limit(const cplatform_sandbox_limits *limits, cplatform_sandbox_report *report);

/* The kernel's Landlock ABI version; 0 for none. */
int32_t cplatform_landlock_version(void);

/* Whether the kernel takes seccomp filters. */
int32_t cplatform_has_seccomp(void);

#endif
