#define _GNU_SOURCE
#include "terminal_rescue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include <sys/mman.h>
#include <sys/stat.h>

#define REPLAY_LIMIT 65536
#define WRITE_PATIENCE_MS 400
#define FENCE_PATIENCE_MS 200
#define QUIET_MS 20

/* Two slots each, so that a signal between two stores never sees a half-written text. */
typedef struct slot {
  uint8_t bytes[CPLATFORM_RESCUE_UNDO_LIMIT];
  uint32_t count;
} slot;

static cplatform_rescue armed;
static struct termios original;
static slot undo_slots[2];
static volatile sig_atomic_t undo_current;
static slot note;
static volatile sig_atomic_t fence;
static volatile sig_atomic_t is_armed;
static pid_t owner;

/* Every signal whose default action ends a process and that can be caught, but for those that
 * the host itself waits for. Faults come first. */
static const struct {
  int number;
  const char *name;
} deadly[] = {
    {SIGSEGV, "SIGSEGV"}, {SIGILL, "SIGILL"},   {SIGTRAP, "SIGTRAP"}, {SIGABRT, "SIGABRT"},
    {SIGBUS, "SIGBUS"},   {SIGFPE, "SIGFPE"},   {SIGSYS, "SIGSYS"},   {SIGXCPU, "SIGXCPU"},
    {SIGXFSZ, "SIGXFSZ"}, {SIGALRM, "SIGALRM"}, {SIGUSR1, "SIGUSR1"}, {SIGUSR2, "SIGUSR2"},
    {SIGVTALRM, "SIGVTALRM"}, {SIGPROF, "SIGPROF"}, {SIGPOLL, "SIGPOLL"}, {SIGPWR, "SIGPWR"},
};
#define DEADLY_COUNT (sizeof(deadly) / sizeof(deadly[0]))
#define FAULT_COUNT 7
static struct sigaction previous[DEADLY_COUNT];

static int64_t now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static int wait_for(int fd, short events, int64_t end) {
  for (;;) {
    int64_t left = end - now_ms();
    struct pollfd entry = {fd, events, 0};
    int count = poll(&entry, 1, left > 0 ? (int)left : 0);
    if (count < 0 && errno == EINTR) continue;
    return count > 0 && (entry.revents & events);
  }
}

/* A terminal that takes nothing any more must not keep the process alive. */
static void write_all(int fd, const uint8_t *bytes, size_t count, int64_t end) {
  while (count > 0) {
    ssize_t done = write(fd, bytes, count);
    if (done > 0) {
      bytes += done;
      count -= (size_t)done;
    } else if (done < 0 && errno == EAGAIN) {
      if (!wait_for(fd, POLLOUT, end)) return;
    } else if (done >= 0 || errno != EINTR) {
      return;
    }
  }
}

/* Throws away what the terminal has already sent, so that no mouse report reaches the shell. The
 * terminal must still be in raw mode. */
static void drain_input(int fd, int fenced) {
  uint8_t bytes[256];
  int state = 0; /* how much of ESC [ ? … c was seen */
  int64_t end = now_ms() + (fenced ? FENCE_PATIENCE_MS : QUIET_MS);
  while (wait_for(fd, POLLIN, end)) {
    ssize_t count = read(fd, bytes, sizeof bytes);
    if (count <= 0) break;
    for (ssize_t i = 0; i < count; i++) {
      uint8_t byte = bytes[i];
      if (byte == 0x1b) state = 1;
      else if (state == 1) state = byte == '[' ? 2 : 0;
      else if (state == 2) state = byte == '?' ? 3 : 0;
      else if (state == 3 && byte == 'c') end = 0;
      else if (state == 3 && byte != ';' && (byte < '0' || byte > '9')) state = 0;
    }
    if (end == 0) break;
  }
  tcflush(fd, TCIFLUSH);
}

static void replay_capture(void) {
  struct stat status;
  int target = armed.saved_stderr >= 0 ? armed.saved_stderr : armed.saved_stdout;
  if (armed.capture < 0 || target < 0 || fstat(armed.capture, &status) != 0) return;
  off_t at = (off_t)armed.capture_start;
  if (status.st_size - at > REPLAY_LIMIT) at = status.st_size - REPLAY_LIMIT;
  int64_t end = now_ms() + WRITE_PATIENCE_MS;
  uint8_t bytes[1024];
  for (;;) {
    ssize_t count = pread(armed.capture, bytes, sizeof bytes, at);
    if (count <= 0) return;
    /* The true descriptor 2 may wait for ever; the terminal's own never does. */
    write_all(armed.output, bytes, (size_t)count, end);
    at += count;
  }
}

/* True when this call is the one that gives the terminal back. */
static int give_back(int by_signal) {
  if (!is_armed || owner != getpid()) return 0;
  is_armed = 0;
  const slot *undo = &undo_slots[undo_current];
  write_all(armed.output, undo->bytes, undo->count, now_ms() + WRITE_PATIENCE_MS);
  int fenced = fence;
  if (fenced == CPLATFORM_FENCE_ANSWERS) write_all(armed.output, (const uint8_t *)"\033[c", 3, now_ms() + QUIET_MS);
  drain_input(armed.input, fenced);
  tcsetattr(armed.output, TCSANOW, &original);
  if (armed.saved_stdout >= 0) dup2(armed.saved_stdout, STDOUT_FILENO);
  if (armed.saved_stderr >= 0) dup2(armed.saved_stderr, STDERR_FILENO);
  if (by_signal || armed.replay_always) replay_capture();
  return 1;
}

static void on_deadly_signal(int number) {
  int saved_errno = errno;
  if (give_back(1) && note.count > 0) {
    const char *name = "";
    for (size_t i = 0; i < DEADLY_COUNT; i++) {
      if (deadly[i].number == number) name = deadly[i].name;
    }
    int64_t end = now_ms() + WRITE_PATIENCE_MS;
    write_all(armed.output, note.bytes, note.count, end);
    write_all(armed.output, (const uint8_t *)name, strlen(name), end);
    write_all(armed.output, (const uint8_t *)"\n", 1, end);
  }
  signal(number, SIG_DFL);
  raise(number); /* delivered when the handler returns */
  errno = saved_errno;
}

/* Output and terminal settings from the background stop a process; not when it is leaving. */
static void leave_unstopped(void) {
  sigset_t set, old;
  sigemptyset(&set);
  sigaddset(&set, SIGTTOU);
  sigaddset(&set, SIGTTIN);
  pthread_sigmask(SIG_BLOCK, &set, &old);
  give_back(0);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}

static void install_handlers(void) {
  static uint8_t stack[65536]; /* a stack overflow leaves no other */
  stack_t alternate = {0};
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  sigaltstack(&alternate, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_deadly_signal;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < DEADLY_COUNT; i++) {
    sigaction(deadly[i].number, NULL, &previous[i]);
    /* The runtime's own handlers for faults would talk to the player on the game's screen. */
    if (i < FAULT_COUNT || previous[i].sa_handler == SIG_DFL) {
      sigaction(deadly[i].number, &action, NULL);
    }
  }
}

static void restore_handlers(void) {
  for (size_t i = 0; i < DEADLY_COUNT; i++) sigaction(deadly[i].number, &previous[i], NULL);
}

void cplatform_rescue_arm(const cplatform_rescue *rescue) {
  static int at_exit_is_set;
  if (is_armed) return;
  armed = *rescue;
  memcpy(&original, rescue->modes, sizeof original);
  armed.modes = NULL;
  owner = getpid();
  if (!at_exit_is_set) at_exit_is_set = atexit(leave_unstopped) == 0;
  install_handlers();
  is_armed = 1;
  if (armed.saved_stdout >= 0) dup2(armed.capture, STDOUT_FILENO);
  if (armed.saved_stderr >= 0) dup2(armed.capture, STDERR_FILENO);
}

void cplatform_rescue_set_undo(const uint8_t *bytes, uint32_t count) {
  slot *next = &undo_slots[1 - undo_current];
  if (count > sizeof next->bytes) count = sizeof next->bytes;
  memcpy(next->bytes, bytes, count);
  next->count = count;
  undo_current = 1 - undo_current;
}

void cplatform_rescue_set_note(const char *bytes, uint32_t count) {
  note.count = 0;
  if (count > sizeof note.bytes) count = sizeof note.bytes;
  memcpy(note.bytes, bytes, count);
  note.count = count;
}

void cplatform_rescue_set_fence(int32_t known) { fence = known; }

int32_t cplatform_rescue_memory(void) {
  int fd = memfd_create("terminal-output", MFD_CLOEXEC);
  if (fd >= 0) fcntl(fd, F_SETFL, O_APPEND);
  return fd;
}

void cplatform_rescue_leave(void) {
  if (!is_armed) return;
  leave_unstopped();
  restore_handlers();
}
