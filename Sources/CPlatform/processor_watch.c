#define _GNU_SOURCE
#include "processor_watch.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "CPlatform.h"

/* Where the C library names only the union that it lies in. */
#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

/* The same number on every architecture; older headers lack it. */
#ifndef SYS_pidfd_send_signal
#define SYS_pidfd_send_signal 424
#endif

/* What one that is asked often may use for being asked at all, besides the answer itself. */
#define GRANT_PER_REQUEST 1000000ll
/* One that needs so many times longer than a processor of its own would is no burst. */
#define SLOWEST 60

struct cplatform_processor_watch {
  cplatform_processor_watch *next;
  uintptr_t number;
  int32_t pidfd;
  int32_t has_fired;
  int64_t burst;
  clockid_t clock;
  int32_t timer; /* the kernel's number: the C library's functions for it lay in librt for long */
  /* Written by the thread that asks, read by the timer's. */
  int32_t is_asked;
  int64_t asked_at;  /* of the child's clock, as what follows */
  int64_t answering; /* used while its own clock's requests were answered */
  uint32_t by_player;
  uint32_t by_clock;
  /* The timer's own: what of the above was so when it was last set. */
  int64_t set_at;
  int64_t set_answering;
  uint32_t set_by_player;
  uint32_t set_by_clock;
};

/* The timer's thread finds a watch by its number: it may have been stopped meanwhile. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static cplatform_processor_watch *first;
static uintptr_t last_number;

#define GET(field) __atomic_load_n(&watch->field, __ATOMIC_ACQUIRE)
#define SET(field, value) __atomic_store_n(&watch->field, value, __ATOMIC_RELEASE)

static int64_t time_of(clockid_t clock) {
  struct timespec time = {0, 0};
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void set_timer(cplatform_processor_watch *watch) {
  watch->set_at = time_of(CLOCK_MONOTONIC);
  watch->set_answering = GET(answering);
  watch->set_by_player = GET(by_player);
  watch->set_by_clock = GET(by_clock);
  struct itimerspec when = {{0, 0}, {watch->burst / 1000000000, watch->burst % 1000000000}};
  (void)syscall(SYS_timer_settime, watch->timer, 0, &when, NULL);
}

/* Whether what was used since the timer was set was used for nothing. */
static int is_for_nothing(const cplatform_processor_watch *watch) {
  if (GET(is_asked) || GET(by_player) != watch->set_by_player) return 0;
  if (time_of(CLOCK_MONOTONIC) - watch->set_at > watch->burst * SLOWEST) return 0;
  int64_t granted = GET(answering) - watch->set_answering +
                    (int64_t)(GET(by_clock) - watch->set_by_clock) * GRANT_PER_REQUEST;
  return granted < watch->burst / 2;
}

static void fired(uintptr_t number) {
  pthread_mutex_lock(&lock);
  cplatform_processor_watch *watch = first;
  while (watch != NULL && watch->number != number) watch = watch->next;
  if (watch != NULL) {
    if (is_for_nothing(watch)) {
      SET(has_fired, 1);
      (void)syscall(SYS_pidfd_send_signal, watch->pidfd, SIGKILL, NULL, 0u);
    } else {
      set_timer(watch);
    }
  }
  pthread_mutex_unlock(&lock);
}

/* The timers' signals go to a thread of their own, which takes no others: those that the C
 * library starts for timers would take what the host keeps blocked, and the host would end. */
static pthread_once_t started = PTHREAD_ONCE_INIT;
static sem_t is_ready;
static pid_t listener;

static void *listen_to_timers(void *unused) {
  sigset_t timers;
  sigemptyset(&timers);
  sigaddset(&timers, SIGRTMIN);
  cplatform_name_thread("processor-watch");
  listener = (pid_t)syscall(SYS_gettid);
  sem_post(&is_ready);
  for (;;) {
    siginfo_t info;
    if (sigwaitinfo(&timers, &info) == SIGRTMIN && info.si_code == SI_TIMER)
      fired((uintptr_t)info.si_value.sival_ptr);
  }
  return unused;
}

static void start_listening(void) {
  sigset_t all, before;
  pthread_t thread;
  sem_init(&is_ready, 0, 0);
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  if (pthread_create(&thread, NULL, listen_to_timers, NULL) == 0) {
    pthread_detach(thread);
    while (sem_wait(&is_ready) != 0 && errno == EINTR) {}
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

cplatform_processor_watch *cplatform_processor_watch_start(int32_t pid, int32_t pidfd,
                                                           int64_t burst) {
  clockid_t clock;
  pthread_once(&started, start_listening);
  if (listener == 0 || clock_getcpuclockid(pid, &clock) != 0) return NULL;
  cplatform_processor_watch *watch = calloc(1, sizeof *watch);
  if (watch == NULL) return NULL;
  watch->pidfd = pidfd;
  watch->burst = burst;
  watch->clock = clock;
  pthread_mutex_lock(&lock);
  watch->number = ++last_number;
  struct sigevent event = {0};
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_notify_thread_id = listener;
  event.sigev_signo = SIGRTMIN;
  event.sigev_value.sival_ptr = (void *)watch->number;
  if (syscall(SYS_timer_create, clock, &event, &watch->timer) != 0) {
    free(watch);
    watch = NULL;
  } else {
    watch->next = first;
    first = watch;
    set_timer(watch);
  }
  pthread_mutex_unlock(&lock);
  return watch;
}

void cplatform_processor_watch_asked(cplatform_processor_watch *watch, int32_t by_player) {
  if (by_player) {
    SET(by_player, watch->by_player + 1);
    watch->asked_at = 0;
  } else {
    SET(by_clock, watch->by_clock + 1);
    watch->asked_at = time_of(watch->clock);
  }
  SET(is_asked, 1);
}

void cplatform_processor_watch_answered(cplatform_processor_watch *watch) {
  if (watch->asked_at != 0)
    SET(answering, watch->answering + time_of(watch->clock) - watch->asked_at);
  watch->asked_at = 0;
  SET(is_asked, 0);
}

int32_t cplatform_processor_watch_has_fired(const cplatform_processor_watch *watch) {
  return GET(has_fired);
}

void cplatform_processor_watch_stop(cplatform_processor_watch *watch) {
  pthread_mutex_lock(&lock);
  cplatform_processor_watch **place = &first;
  while (*place != NULL && *place != watch) place = &(*place)->next;
  if (*place == watch) *place = watch->next;
  pthread_mutex_unlock(&lock);
  (void)syscall(SYS_timer_delete, watch->timer);
  free(watch);
}
