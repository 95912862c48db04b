#define _GNU_SOURCE
#include "private_copy.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <unistd.h>

int cplatform_private_copy(int fd, const char *name) {
  int copy = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (copy < 0) return -errno;
  off_t offset = 0;
  for (;;) {
    ssize_t count = sendfile(copy, fd, &offset, 1 << 24);
    if (count == 0) break;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      int error = errno;
      close(copy);
      return -error;
    }
  }
  /* Sealed: the content stays what was checked, whoever holds the descriptor. */
  if (fcntl(copy, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) != 0) {
    int error = errno;
    close(copy);
    return -error;
  }
  return copy;
}
