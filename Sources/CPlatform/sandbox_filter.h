#ifndef SANDBOX_FILTER_H
#define SANDBOX_FILTER_H

#include <stdint.h>

/* Lets this process, and its threads, make only the system calls that computing needs; others
 * fail with EPERM. 1 applied, 0 the kernel cannot do it, -errno. */
int32_t cplatform_install_filter(void);

#endif
