#ifndef PRIVATE_COPY_H
#define PRIVATE_COPY_H

#include <stdint.h>

/* An empty file in memory (memfd). Returns its descriptor, close-on-exec, or -errno. */
int cplatform_memory_file(const char *name);

/* Copies a file's content into one in memory. Returns 0, -EFBIG when there are more than `limit`
 * bytes, or -errno. */
int cplatform_fill(int copy, int fd, int64_t limit);

/* Makes a file in memory unchangeable, whoever holds it. Returns 0 or -errno. */
int cplatform_seal(int copy);

#endif
