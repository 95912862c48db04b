#define _GNU_SOURCE
#include "crash_trace.h"

#include <execinfo.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Only async-signal-safe calls below; backtrace is one once it has been called before. */

static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};

static void write_text(const char *text) {
  ssize_t ignored = write(STDERR_FILENO, text, strlen(text));
  (void)ignored;
}

static void crashed(int number) {
  char digits[3] = {(char)('0' + number / 10), (char)('0' + number % 10), '\n'};
  void *frames[64];
  write_text(CRASH_TRACE_MARK);
  ssize_t ignored = write(STDERR_FILENO, digits, sizeof digits);
  (void)ignored;
  int count = backtrace(frames, 64);
  backtrace_symbols_fd(frames, count, STDERR_FILENO);
  /* The handler was installed with SA_RESETHAND: the signal now does what it does by itself. */
  raise(number);
}

void cplatform_trace_crashes(void) {
  void *frame;
  (void)backtrace(&frame, 1);
  static char stack_memory[64 << 10];
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = stack_memory;
  stack.ss_size = sizeof stack_memory;
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = crashed;
  action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++)
    sigaction(signals[i], &action, NULL);
}
