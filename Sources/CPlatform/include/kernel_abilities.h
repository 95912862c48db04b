#ifndef KERNEL_ABILITIES_H
#define KERNEL_ABILITIES_H

/* The Landlock ABI that the kernel speaks: 1 or more, 0 when it was built or started without. */
int cplatform_landlock_abi(void);

/* Whether the kernel takes seccomp filters that answer with a signal: 1 or 0. */
int cplatform_has_seccomp_filter(void);

/* Whether the kernel knows no_new_privs: 1 or 0. */
int cplatform_has_no_new_privs(void);

#endif
