#define _GNU_SOURCE
#include "sandbox_filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/* The flags that make a clone a thread of this process and not a process of its own, and those
 * that no thread of a game may have: namespaces, and a tracer. */
#define THREAD_FLAGS (CLONE_VM | CLONE_SIGHAND | CLONE_THREAD)
#define OTHER_FLAGS                                                                           \
  (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | \
   CLONE_NEWNET | CLONE_PTRACE)

/* Set in the numbers of the x32 interface, whose calls are others under the same filter. */
#define X32_BIT 0x40000000u

/* Allowed whatever their arguments: memory, time, threads, and files that are open already or
 * that Landlock lets be opened. Architectures have only some of them. */
static const int allowed[] = {
#ifdef SYS_open
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_poll, SYS_select, SYS_dup2,
    SYS_pipe, SYS_time, SYS_getdents, SYS_epoll_create, SYS_epoll_wait, SYS_eventfd,
    SYS_arch_prctl, SYS_pause, SYS_alarm,
#endif
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_close, SYS_fstat,
    SYS_newfstatat, SYS_statx, SYS_lseek, SYS_openat, SYS_faccessat, SYS_readlinkat, SYS_getcwd,
    SYS_getdents64, SYS_dup, SYS_dup3, SYS_pipe2, SYS_ppoll, SYS_pselect6,
    SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_fadvise64, SYS_fsync,
    SYS_fdatasync, SYS_statfs, SYS_fstatfs, SYS_ftruncate,
    SYS_mmap, SYS_mprotect, SYS_munmap, SYS_mremap, SYS_madvise, SYS_brk, SYS_mincore,
    SYS_membarrier,
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigsuspend,
    SYS_rt_sigtimedwait, SYS_sigaltstack, SYS_setitimer, SYS_getitimer,
    SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday,
    SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid,
    SYS_getgid, SYS_getegid, SYS_getpgid, SYS_getsid, SYS_getrandom, SYS_uname, SYS_sysinfo,
    SYS_getrusage, SYS_times, SYS_getcpu, SYS_getrlimit, SYS_exit, SYS_exit_group,
    SYS_restart_syscall,
    /* On the one socket that the stage has; new ones cannot be made. */
    SYS_sendto, SYS_recvfrom, SYS_sendmsg, SYS_recvmsg, SYS_getsockopt, SYS_shutdown,
#ifdef SYS_rseq
    SYS_rseq,
#endif
#ifdef SYS_faccessat2
    SYS_faccessat2,
#endif
#ifdef SYS_close_range
    SYS_close_range,
#endif
};

/* What may be asked of a descriptor. Not among them: having signals sent to others (F_SETOWN,
 * F_SETSIG), leases and notices of what others do with files. */
static const int descriptor_commands[] = {
    F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW,
    F_GETPIPE_SZ, F_GET_SEALS,
};

#define LENGTH(list) (sizeof list / sizeof list[0])
#define LOAD(member) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, member))
#define LOAD_ARGUMENT(n) \
  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 8 * (n))
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), 0, count)
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, action)
#define ALLOW ANSWER(SECCOMP_RET_ALLOW)
#define REFUSE(code) ANSWER(SECCOMP_RET_ERRNO | (code))

/* Lets what was loaded last pass when it is `value`. */
static size_t append_allowed(struct sock_filter *program, size_t length, int value) {
  const struct sock_filter pair[] = {SKIP_UNLESS(value, 1), ALLOW};
  program[length] = pair[0];
  program[length + 1] = pair[1];
  return length + 2;
}

int32_t cplatform_install_filter(void) {
#ifndef ARCHITECTURE
  return 0;
#else
  uint32_t self = (uint32_t)getpid();
  const struct sock_filter head[] = {
      LOAD(arch),
      SKIP_UNLESS(ARCHITECTURE, 1),
      BPF_STMT(BPF_JMP | BPF_JA, 1),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
#if defined(__x86_64__)
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, X32_BIT, 0, 1),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
#endif
      /* Threads, but no processes. glibc tries clone3 first and clone when that is missing. */
      SKIP_UNLESS(SYS_clone, 5),
      LOAD_ARGUMENT(0),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, THREAD_FLAGS | OTHER_FLAGS),
      SKIP_UNLESS(THREAD_FLAGS, 1),
      ALLOW,
      REFUSE(EPERM),
#ifdef SYS_clone3
      SKIP_UNLESS(SYS_clone3, 1),
      REFUSE(ENOSYS),
#endif
      /* Signals to this process alone. */
      SKIP_UNLESS(SYS_kill, 4),
      LOAD_ARGUMENT(0),
      SKIP_UNLESS(self, 1),
      ALLOW,
      REFUSE(EPERM),
      SKIP_UNLESS(SYS_tgkill, 4),
      LOAD_ARGUMENT(0),
      SKIP_UNLESS(self, 1),
      ALLOW,
      REFUSE(EPERM),
      /* Limits may be read (a null pointer for the new ones), not set. */
      SKIP_UNLESS(SYS_prlimit64, 6),
      LOAD_ARGUMENT(2),
      SKIP_UNLESS(0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 8 * 2 + 4),
      SKIP_UNLESS(0, 1),
      ALLOW,
      REFUSE(EPERM),
      /* A thread may name itself; nothing else may be changed about the process. */
      SKIP_UNLESS(SYS_prctl, 6),
      LOAD_ARGUMENT(0),
      SKIP_UNLESS(PR_SET_NAME, 1),
      ALLOW,
      SKIP_UNLESS(PR_GET_NAME, 1),
      ALLOW,
      REFUSE(EPERM),
      /* Asking whether a descriptor is a terminal; with one of its own a game could type. */
      SKIP_UNLESS(SYS_ioctl, 4),
      LOAD_ARGUMENT(1),
      SKIP_UNLESS(0x5401 /* TCGETS */, 1),
      ALLOW,
      REFUSE(ENOTTY),
  };
  enum { HEAD = LENGTH(head), ASKED = LENGTH(descriptor_commands), COUNT = LENGTH(allowed) };
  struct sock_filter program[HEAD + 2 + 2 * ASKED + 1 + 2 * COUNT + 1];
  size_t length = 0;
  for (size_t i = 0; i < HEAD; i++) program[length++] = head[i];
  const struct sock_filter on_descriptors[] = {SKIP_UNLESS(SYS_fcntl, 2 + 2 * ASKED),
                                               LOAD_ARGUMENT(1)};
  for (size_t i = 0; i < LENGTH(on_descriptors); i++) program[length++] = on_descriptors[i];
  for (size_t i = 0; i < ASKED; i++)
    length = append_allowed(program, length, descriptor_commands[i]);
  const struct sock_filter refused = REFUSE(EPERM);
  program[length++] = refused;
  for (size_t i = 0; i < COUNT; i++) length = append_allowed(program, length, allowed[i]);
  program[length++] = refused;
  const struct sock_fprog filter = {(unsigned short)length, program};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) == 0) return 1;
  return errno == EINVAL ? 0 : -errno;
#endif
}
