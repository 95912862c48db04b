#ifndef PRIVATE_COPY_H
#define PRIVATE_COPY_H

/* An empty file in memory (memfd). Returns its descriptor, close-on-exec, or -errno. */
int cplatform_memory_file(const char *name);

/* Copies a file's content into one in memory and seals it. Returns 0 or -errno. */
int cplatform_fill_and_seal(int copy, int fd);

#endif
