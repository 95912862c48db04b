#ifndef PRIVATE_COPY_H
#define PRIVATE_COPY_H

/* A sealed copy of a file's content in memory (memfd). Returns its descriptor, close-on-exec, or
 * -errno. */
int cplatform_private_copy(int fd, const char *name);

#endif
