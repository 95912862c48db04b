/* What a game in the sandbox must not be able to do, tried in a constructor. Part of hostile.c. */
#ifndef FORBIDDEN_H
#define FORBIDDEN_H

#include <linux/perf_event.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/uio.h>

/* Numbers that older C libraries do not name; the same on every architecture. */
enum {
  NR_PIDFD_SEND_SIGNAL = 424, NR_IO_URING_SETUP = 425, NR_OPEN_TREE = 428, NR_MOVE_MOUNT = 429,
  NR_FSOPEN = 430, NR_PIDFD_OPEN = 434, NR_CLONE3 = 435, NR_PIDFD_GETFD = 438
};

extern char **environ;

/* One call, or a few of a kind, for each -DCALL=name. */

static void io_uring(void) {
  char room[512] = {0};
  MUST_FAIL(NR_IO_URING_SETUP, 8, room);
}

static void userfaultfd(void) { MUST_FAIL(SYS_userfaultfd, 1 /* of user mode only */); }

static void keys(void) {
  MUST_FAIL(SYS_keyctl, 0 /* id of a keyring */, -3 /* the session's */, 1);
  MUST_FAIL(SYS_add_key, "user", "gamehost-hostile", "x", 1, -3);
  MUST_FAIL(SYS_request_key, "user", "gamehost-hostile", NULL, -3);
}

static void bpf(void) {
  /* An array of one number: its kind, the sizes of key and value, and how many. */
  uint32_t map[32] = {2, 4, 8, 1};
  MUST_FAIL(SYS_bpf, 0 /* make a map */, map, sizeof map);
}

static void perf(void) {
  struct perf_event_attr event;
  memset(&event, 0, sizeof event);
  event.size = sizeof event;
  event.type = PERF_TYPE_SOFTWARE;
  event.exclude_kernel = 1;
  MUST_FAIL(SYS_perf_event_open, &event, 0, -1, -1, 0);
}

static void other_memory(void) {
  char room[8];
  struct iovec here = {room, sizeof room}, there = {(void *)room, sizeof room};
  MUST_FAIL(SYS_process_vm_readv, getppid(), &here, 1, &there, 1, 0);
  MUST_FAIL(SYS_process_vm_writev, getppid(), &here, 1, &there, 1, 0);
  MUST_FAIL(SYS_process_vm_readv, getpid(), &here, 1, &there, 1, 0);
  MUST_FAIL(SYS_kcmp, getpid(), getpid(), 0, 0, 0);
}

static void pidfd(void) {
  MUST_FAIL(NR_PIDFD_OPEN, getppid(), 0);
  MUST_FAIL(NR_PIDFD_GETFD, 0, 0, 0);
  MUST_FAIL(NR_PIDFD_SEND_SIGNAL, 0, SIGKILL, NULL, 0);
}

static void signals(void) {
  char info[128] = {0};
  MUST_FAIL(SYS_kill, 0, 0);
  MUST_FAIL(SYS_tkill, getppid(), 0);
  MUST_FAIL(SYS_tgkill, getppid(), getppid(), 0);
  MUST_FAIL(SYS_rt_sigqueueinfo, getppid(), SIGTERM, info);
  MUST_FAIL(SYS_rt_tgsigqueueinfo, getppid(), getppid(), SIGTERM, info);
}

static void process(void) {
  MUST_FAIL(SYS_prctl, PR_SET_DUMPABLE, 1, 0, 0, 0);
  MUST_FAIL(SYS_prctl, PR_SET_PDEATHSIG, 0, 0, 0, 0);
  MUST_FAIL(SYS_prctl, PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  MUST_FAIL(SYS_prctl, PR_SET_KEEPCAPS, 1, 0, 0, 0);
  MUST_FAIL(SYS_personality, 0x0040000 /* addresses not random */);
  MUST_FAIL(SYS_setsid);
  MUST_FAIL(SYS_setpgid, 0, 0);
  MUST_FAIL(SYS_setuid, getuid());
  MUST_FAIL(SYS_setpriority, 0, 0, 1);
  MUST_FAIL(SYS_seccomp, 2 /* is an action known */, 0, NULL);
}

static void namespaces(void) {
  MUST_FAIL(SYS_unshare, 0x10000000 /* user */);
  MUST_FAIL(SYS_setns, 0, 0);
  MUST_FAIL(SYS_clone, 0x10000000 | SIGCHLD, NULL, NULL, NULL, 0);
  MUST_FAIL(NR_CLONE3, NULL, 0);
#ifdef SYS_vfork
  MUST_FAIL(SYS_vfork);
#endif
}

static void mounts(void) {
  MUST_FAIL(SYS_chroot, "/");
  MUST_FAIL(SYS_mount, "none", "/tmp", "tmpfs", 0, NULL);
  MUST_FAIL(SYS_umount2, "/tmp", 0);
  MUST_FAIL(SYS_pivot_root, "/", "/");
  MUST_FAIL(NR_FSOPEN, "tmpfs", 0);
  MUST_FAIL(NR_OPEN_TREE, -100, "/", 1);
  MUST_FAIL(NR_MOVE_MOUNT, -1, "", -1, "", 0);
}

static void programs(void) {
  char *const arguments[] = {(char *)"true", NULL};
  MUST_FAIL(SYS_memfd_create, "program", 0);
  MUST_FAIL(SYS_execveat, -100, "/bin/true", arguments, NULL, 0);
}

static void watching(void) {
  MUST_FAIL(SYS_inotify_init1, 0);
  MUST_FAIL(SYS_fanotify_init, 0, 0);
  MUST_FAIL(SYS_open_by_handle_at, -100, NULL, 0);
}

static void shared_memory(void) {
  MUST_FAIL(SYS_shmget, 0, 4096, 01600);
  MUST_FAIL(SYS_msgget, 0, 01600);
  MUST_FAIL(SYS_semget, 0, 1, 01600);
  MUST_FAIL(SYS_mq_open, "gamehost-hostile", 0102, 0600, NULL);
}

static void sockets(void) {
  int ends[2];
  MUST_FAIL(SYS_socket, AF_NETLINK, SOCK_RAW, 0);
  MUST_FAIL(SYS_socket, AF_INET6, SOCK_DGRAM, 0);
  MUST_FAIL(SYS_socketpair, AF_UNIX, SOCK_STREAM, 0, ends);
  MUST_FAIL(SYS_bind, 3, "\1\0\0name", 7);
  MUST_FAIL(SYS_connect, 3, "\1\0\0name", 7);
  MUST_FAIL(SYS_listen, 3, 1);
  MUST_FAIL(SYS_setsockopt, 3, SOL_SOCKET, SO_PASSCRED, "\1\0\0\0", 4);
}

static void files(void) {
  must_fail(mkdir(HOME "/made", 0700));
  must_fail(unlink(HOME "/secret"));
  must_fail(rename(HOME "/secret", HOME "/taken"));
  must_fail(link(HOME "/secret", HOME "/linked"));
  must_fail(symlink(HOME "/secret", HOME "/linked"));
  must_fail(mkfifo(HOME "/fifo", 0600));
  must_fail(chmod(HOME "/secret", 0777));
  must_fail(chown(HOME "/secret", getuid(), getgid()));
  must_fail(truncate(HOME "/secret", 0));
  must_fail(utimensat(AT_FDCWD, HOME "/secret", NULL, 0));
  must_fail(open("/dev/shm/gamehost-hostile", O_RDWR | O_CREAT, 0600));
  must_fail(open(HOME, O_TMPFILE | O_RDWR, 0600));
}

static void reading(void) {
  char path[64];
  if (opendir(HOME) != NULL || opendir("/") != NULL || opendir("/proc") != NULL) _exit(99);
  must_fail(open("/proc/self/mem", O_RDWR));
  must_fail(open("/proc/self/environ", O_RDONLY));
  must_fail(open("/proc/self/maps", O_RDONLY));
  sprintf(path, "/proc/%d/environ", (int)getppid());
  must_fail(open(path, O_RDONLY));
  sprintf(path, "/proc/%d/mem", (int)getppid());
  must_fail(open(path, O_RDWR));
  must_fail(open("/sys/kernel/notes", O_RDONLY));
  must_fail(open("/etc/hostname", O_RDONLY));
  must_fail(open("/dev/tty", O_RDWR));
}

/* Signals could be sent to others through a descriptor as well. */
static void owners(void) {
  must_fail(fcntl(3, F_SETOWN, getppid()));
  must_fail(fcntl(3, F_SETSIG, SIGKILL));
  must_fail(fcntl(1, F_SETLEASE, F_RDLCK));
  must_fail(fcntl(0, F_NOTIFY, 1));
}

static void typing(void) {
  for (int fd = 0; fd < 5; fd++) {
    must_fail(ioctl(fd, 0x5412 /* TIOCSTI */, "x"));
    must_fail(ioctl(fd, 0x540e /* TIOCSCTTY */, 1));
    must_fail(ioctl(fd, 0x541c /* TIOCLINUX */, "x"));
  }
}

/* The socket, the log, nothing, and the copy that is just being loaded. */
static void descriptors(void) {
  for (int fd = 5; fd < 4096; fd++)
    if (fcntl(fd, F_GETFD) >= 0) _exit(99);
  if (fcntl(4, F_ADD_SEALS, 0) >= 0 || write(4, "x", 1) >= 0) _exit(99);
}

static void limits(void) {
  struct rlimit limit;
  getrlimit(RLIMIT_AS, &limit);
  if (limit.rlim_max == RLIM_INFINITY) _exit(99);
  getrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_max > 64) _exit(99);
  getrlimit(RLIMIT_FSIZE, &limit);
  if (limit.rlim_max == RLIM_INFINITY) _exit(99);
  if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0) _exit(99);
}

static void surroundings(void) {
  static const char *const known[] = {"SWIFT_BACKTRACE=", "LANG=", "LC_ALL=", "LC_CTYPE=",
                                      "LC_MESSAGES=", "TZ=", "LD_LIBRARY_PATH="};
  for (char **line = environ; *line != NULL; line++) {
    int found = 0;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
      found |= strncmp(*line, known[i], strlen(known[i])) == 0;
    if (!found) _exit(99);
  }
}

#if defined(__x86_64__)
static void x32(void) {
  syscall(0x40000000 | SYS_getpid);
  _exit(99);
}

static void i386(void) {
  long result = 20; /* getpid */
  __asm__ volatile("int $0x80" : "+a"(result) : : "memory");
  _exit(99);
}
#endif

static void forbidden(void) { CALL(); }

#endif
