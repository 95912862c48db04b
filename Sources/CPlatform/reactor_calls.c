#define _GNU_SOURCE
#include "reactor_calls.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#include <sys/epoll.h>
#include <sys/signalfd.h>

#define MOST 64

int32_t cplatform_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

int32_t cplatform_epoll_add(int32_t epoll, int32_t fd, uint32_t wanted, uint64_t token) {
  struct epoll_event event = {0};
  if (wanted & CPLATFORM_READ) event.events |= EPOLLIN;
  if (wanted & CPLATFORM_WRITE) event.events |= EPOLLOUT;
  event.data.u64 = token;
  return epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event);
}

int32_t cplatform_epoll_remove(int32_t epoll, int32_t fd) {
  return epoll_ctl(epoll, EPOLL_CTL_DEL, fd, NULL);
}

int32_t cplatform_epoll_wait(int32_t epoll, cplatform_ready *ready, int32_t limit,
                             int32_t timeout) {
  struct epoll_event events[MOST];
  int count = epoll_wait(epoll, events, limit < MOST ? limit : MOST, timeout);
  if (count < 0) return errno == EINTR ? 0 : -1;
  for (int i = 0; i < count; i++) {
    uint32_t mask = events[i].events;
    ready[i].token = events[i].data.u64;
    ready[i].reserved = 0;
    ready[i].ready = (mask & EPOLLIN ? CPLATFORM_READ : 0) |
                     (mask & EPOLLOUT ? CPLATFORM_WRITE : 0) |
                     (mask & (EPOLLHUP | EPOLLERR) ? CPLATFORM_HANGUP : 0);
  }
  return count;
}

int32_t cplatform_signalfd(int32_t fd, const int32_t *signals, int32_t count) {
  sigset_t set;
  sigemptyset(&set);
  for (int32_t i = 0; i < count; i++) sigaddset(&set, signals[i]);
  return signalfd(fd, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int32_t cplatform_signalfd_next(int32_t fd) {
  struct signalfd_siginfo info;
  return read(fd, &info, sizeof info) == sizeof info ? (int32_t)info.ssi_signo : 0;
}
