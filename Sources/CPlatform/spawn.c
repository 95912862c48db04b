#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#ifndef SYS_close_range
#define SYS_close_range 436 /* the same number on every architecture */
#endif

/* Lives in the parent's stack frame, which a vfork child shares: no pipe is needed to learn why
 * exec failed. */
typedef struct spawn_outcome {
  int error;
  const char *call;
} spawn_outcome;

static void close_span(unsigned first, unsigned last) {
  if (first > last || syscall(SYS_close_range, first, last, 0u) == 0) return;
  struct rlimit limit = {1024, 1024};
  getrlimit(RLIMIT_NOFILE, &limit);
  unsigned end = limit.rlim_cur > 65536 ? 65536u : (unsigned)limit.rlim_cur;
  for (unsigned fd = first; fd <= last && fd < end; fd++) close((int)fd);
}

static int is_wanted(const cplatform_launch *launch, int fd) {
  for (int32_t i = 0; i < launch->fd_count; i++) {
    if (launch->child_fds[i] == fd) return 1;
  }
  return 0;
}

/* First all sources are moved above every target, so that no move can overwrite a source. */
static int place_descriptors(const cplatform_launch *launch, const char **call) {
  int moved[CPLATFORM_MAX_FDS];
  int highest = -1;
  for (int32_t i = 0; i < launch->fd_count; i++) {
    if (launch->child_fds[i] > highest) highest = launch->child_fds[i];
  }
  for (int32_t i = 0; i < launch->fd_count; i++) {
    moved[i] = fcntl(launch->parent_fds[i], F_DUPFD_CLOEXEC, highest + 1);
    if (moved[i] < 0) return *call = "fcntl(F_DUPFD)", errno;
  }
  for (int32_t i = 0; i < launch->fd_count; i++) {
    if (dup2(moved[i], launch->child_fds[i]) < 0) return *call = "dup2", errno;
  }
  for (int fd = 0; fd <= highest; fd++) {
    if (!is_wanted(launch, fd)) close(fd);
  }
  close_span((unsigned)(highest + 1), ~0u);
  return 0;
}

/* By system call, since the C library's sigaction refuses its own two signals, which our parent
 * may have ignored. All zeros is the kernel's sigaction for SIG_DFL on every architecture. */
static void reset_signals(void) {
  const uint64_t standard[8] = {0};
  for (int number = 1; number <= 64; number++) {
    syscall(SYS_rt_sigaction, number, standard, NULL, sizeof(uint64_t));
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Runs in the child, on the parent's memory: nothing here may allocate or lock. */
static int become(const cplatform_launch *launch, pid_t parent, const char **call) {
  if (launch->new_session && setsid() < 0) return *call = "setsid", errno;
  if (launch->death_signal) {
    if (prctl(PR_SET_PDEATHSIG, launch->death_signal, 0, 0, 0) != 0) {
      return *call = "prctl(PR_SET_PDEATHSIG)", errno;
    }
    if (getppid() != parent) _exit(0); /* it died before we asked */
  }
  if (launch->working_directory && chdir(launch->working_directory) != 0) {
    return *call = "chdir", errno;
  }
  int error = place_descriptors(launch, call);
  if (error) return error;
  reset_signals();
  execve(launch->path, launch->arguments, launch->environment);
  return *call = "execve", errno;
}

int32_t cplatform_spawn(const cplatform_launch *launch, const char **failed_call) {
  *failed_call = "spawn";
  if (launch->fd_count < 0 || launch->fd_count > CPLATFORM_MAX_FDS) return -EINVAL;
  volatile spawn_outcome outcome = {0, NULL};
  pid_t parent = getpid();
  /* No handler of the parent may run in the child while the two share memory. */
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t pid = vfork();
  if (pid == 0) {
    const char *call = "spawn";
    outcome.error = become(launch, parent, &call);
    outcome.call = call;
    _exit(127);
  }
  int fork_error = pid < 0 ? errno : 0;
  if (pid > 0 && outcome.error) {
    /* The child is a zombie that nobody else knows; collect it. */
    while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) {
    }
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  if (pid < 0) return *failed_call = "vfork", -fork_error;
  if (outcome.error) return *failed_call = outcome.call, -outcome.error;
  return (int32_t)pid;
}
