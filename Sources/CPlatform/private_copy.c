#define _GNU_SOURCE
#include "private_copy.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <unistd.h>

int cplatform_memory_file(const char *name) {
  int copy = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  return copy < 0 ? -errno : copy;
}

int cplatform_fill(int copy, int fd, int64_t limit) {
  off_t offset = 0;
  for (;;) {
    ssize_t count = sendfile(copy, fd, &offset, 1 << 24);
    if (count == 0) return 0;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return -errno;
    if (offset > limit) return -EFBIG;
  }
}

int cplatform_seal(int copy) {
  /* Sealed: the content stays what was checked, whoever holds the descriptor. */
  int seals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL;
  /* Busy: on a loaded machine a page may still be on its way through the kernel; each try waits
   * for it there. */
  for (int tries = 0; fcntl(copy, F_ADD_SEALS, seals) != 0; tries++)
    if (errno != EBUSY || tries == 20) return -errno;
  return 0;
}
