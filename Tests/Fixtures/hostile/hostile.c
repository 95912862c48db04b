/* A small game that counts, and misbehaves in the one way that the build asks for with
 * -DBEHAVIOUR=NAME. The key 'x' is where it misbehaves during an event; '+' counts. */
#define _GNU_SOURCE
#include "GamePluginABI.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum behaviour {
  PLAIN,
  CONSTRUCTOR_SEGV, CONSTRUCTOR_ABORT, CONSTRUCTOR_EXIT, CONSTRUCTOR_LOOP, CONSTRUCTOR_FORK,
  CONSTRUCTOR_SOCKET, CONSTRUCTOR_HOME, CONSTRUCTOR_CLOSES, CONSTRUCTOR_MASK, CONSTRUCTOR_LIMITS,
  CONSTRUCTOR_EXEC, CONSTRUCTOR_PTRACE, CONSTRUCTOR_KILL, CONSTRUCTOR_WRITES, CONSTRUCTOR_PRINTS,
  CONSTRUCTOR_THREAD, CONSTRUCTOR_NEEDS_HOME, CONSTRUCTOR_CALLS,
  ENTRY_SELF, ENTRY_HOST, ENTRY_ASKS, RENDER_ASKS, SNAPSHOT_ASKS, EVENT_CLOSED_HANDLE,
  EVENT_REENTERS, EVENT_SLEEPS, EVENT_THREADS, EVENT_SPINS, EVENT_DESCRIPTORS, EVENT_CLASH,
  EVENT_IGNORES, EVENT_COMPUTES, RENDER_SPINS,
  ENTRY_NULL, ENTRY_MISALIGNED, ENTRY_GARBAGE, ENTRY_SMALL, ENTRY_HUGE, ENTRY_OLD, ENTRY_NEW,
  ENTRY_ERROR, ENTRY_ERROR_BYTES, ENTRY_NO_MANIFEST, ENTRY_NULL_MANIFEST, ENTRY_NOT_JSON,
  ENTRY_NO_TITLE, ENTRY_LONG_MANIFEST, ENTRY_SAME_MODES, ENTRY_BAD_SUBSYSTEM, ENTRY_NO_OPEN,
  ENTRY_NO_EVENT, ENTRY_NO_RENDER, ENTRY_NO_CLOSE, ENTRY_NO_SNAPSHOT, ENTRY_NO_LAST_ERROR,
  OPEN_ERROR, OPEN_NULL, OPEN_SEGV, OPEN_SLEEPS,
  RENDER_ERROR, RENDER_NULL, RENDER_CUT, RENDER_MAGIC, RENDER_COUNTS, RENDER_CYCLE, RENDER_UTF8,
  RENDER_MILLION, RENDER_ESCAPE, RENDER_DEEP, RENDER_TEXT_RANGE, RENDER_LONG, RENDER_NO_CELLS,
  RENDER_ROLE, RENDER_KIND, RENDER_PARAMETER,
  EVENT_SEGV, EVENT_ABORT, EVENT_EXIT, EVENT_TRAP, EVENT_LOOP, EVENT_STACK, EVENT_MEMORY,
  EVENT_ASKS, EVENT_OTHER_THREAD, EVENT_NULL_HANDLE, EVENT_NULL_TEXT, EVENT_STATUS, EVENT_TOAST,
  EVENT_TOAST_BYTES, EVENT_NOWHERE, EVENT_FLAGS, EVENT_DISK, EVENT_LOGS, EVENT_PRINTS,
  EVENT_SOCKET_GARBAGE, EVENT_SOCKET_REPLY, EVENT_SOCKET_CLOSED, EVENT_BAD_SLOT, EVENT_OLD_HANDLE,
  EVENT_LOGS_FOR_EVER, EVENT_DIES_LATER, EVENT_FLOODS_LATER,
  SNAPSHOT_NULL, SNAPSHOT_HUGE, SNAPSHOT_ERROR, CLOSE_SEGV, CLOSE_SLEEPS
};

#ifndef BEHAVIOUR
#define BEHAVIOUR PLAIN
#endif
#define IS(name) (BEHAVIOUR == (name))

/* Not declared when a header came before this file. */
long syscall(long number, ...);

static const gh_host *host;
static gh_session_handle *old_handle;

struct gh_session {
  gh_session_handle *handle;
  uint8_t count;
  gh_builder builder;
};

static void crash(void) {
  volatile int *nowhere = (volatile int *)8;
  *nowhere = 1;
}

static void sleep_for_ever(void) {
  for (;;) pause();
}

/* What the sandbox must refuse; if it does not, the game gives itself away. */
static void must_fail(int result) {
  if (result >= 0) _exit(99);
}

/* The same for a system call by its number, with arguments that would do if it were allowed. */
#define MUST_FAIL(...) must_fail((int)syscall(__VA_ARGS__))

#ifdef CALL
#include "forbidden.h"
#else
static void forbidden(void) {}
#endif

static void *idle(void *argument) {
  sleep_for_ever();
  return argument;
}

__attribute__((constructor)) static void constructor(void) {
  pthread_t thread;
  if (IS(CONSTRUCTOR_SEGV)) crash();
  if (IS(CONSTRUCTOR_ABORT)) abort();
  if (IS(CONSTRUCTOR_EXIT)) exit(0);
  if (IS(CONSTRUCTOR_LOOP)) sleep_for_ever();
  if (IS(CONSTRUCTOR_FORK)) must_fail(fork());
  if (IS(CONSTRUCTOR_SOCKET)) {
    must_fail(socket(AF_INET, SOCK_STREAM, 0));
    must_fail(socket(AF_UNIX, SOCK_STREAM, 0));
  }
  if (IS(CONSTRUCTOR_HOME)) {
    must_fail(open(HOME "/secret", O_RDONLY));
    must_fail(open("/etc/passwd", O_RDONLY));
    must_fail(open("/proc/1/environ", O_RDONLY));
  }
  if (IS(CONSTRUCTOR_NEEDS_HOME) && open(HOME "/secret", O_RDONLY) < 0) _exit(98);
  if (IS(CONSTRUCTOR_CLOSES))
    for (int fd = 0; fd < 1024; fd++) close(fd);
  if (IS(CONSTRUCTOR_MASK)) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
  }
  if (IS(CONSTRUCTOR_LIMITS)) {
    struct rlimit limit = {RLIM_INFINITY, RLIM_INFINITY};
    must_fail(setrlimit(RLIMIT_AS, &limit));
    must_fail(setrlimit(RLIMIT_NOFILE, &limit));
  }
  if (IS(CONSTRUCTOR_EXEC)) {
    char *const arguments[] = {(char *)"true", NULL};
    must_fail(execv("/bin/true", arguments));
  }
  if (IS(CONSTRUCTOR_PTRACE)) MUST_FAIL(SYS_ptrace, 16 /* attach */, getppid(), NULL, NULL);
  if (IS(CONSTRUCTOR_CALLS)) forbidden();
  if (IS(CONSTRUCTOR_KILL)) {
    must_fail(kill(getppid(), SIGKILL));
    must_fail(kill(-1, SIGKILL));
  }
  if (IS(CONSTRUCTOR_WRITES)) {
    must_fail(open(HOME "/secret", O_WRONLY));
    must_fail(open("/tmp/gamehost-hostile", O_WRONLY | O_CREAT, 0600));
  }
  if (IS(CONSTRUCTOR_PRINTS))
    for (int line = 0; line < 200000; line++) printf("\033[2Jline %d of far too many\n", line);
  if (IS(CONSTRUCTOR_THREAD)) pthread_create(&thread, NULL, idle, NULL);
}

static gh_status game_open(void *context, gh_session_handle *handle, const gh_open *request,
                           gh_session **session) {
  (void)context;
  if (IS(OPEN_ERROR)) return GH_ERROR;
  if (IS(OPEN_NULL)) return GH_OK;
  if (IS(OPEN_SEGV)) crash();
  if (IS(OPEN_SLEEPS)) sleep_for_ever();
  gh_session *made = calloc(1, sizeof *made);
  made->handle = handle;
  if (request->snapshot.length == 1) made->count = request->snapshot.bytes[0];
  if (old_handle == NULL) old_handle = handle;
  *session = made;
  return GH_OK;
}

static gh_text text(const char *bytes, uint64_t length) {
  gh_text made = {bytes, length};
  return made;
}

static void *spin(void *argument) {
  for (volatile int turn = 0;; turn++) {}
  return argument;
}

/* With signals that nobody can send it. */
static void spin_unseen(void) {
  static int is_started;
  sigset_t all;
  pthread_t thread;
  if (is_started++) return;
  for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  pthread_create(&thread, NULL, spin, NULL);
}

static gh_session_handle *interrupted;
static void reenter(int number) {
  gh_bytes bytes;
  (void)number;
  host->persistence->load(interrupted, gh_text_literal("slot"), &bytes);
}

/* A game's own function of a name that the C library or the host has too. */
#ifdef CLASH
int cplatform_spawn(void);
int cplatform_spawn(void) { return 42; }
int cplatform_sandbox(void);
int cplatform_sandbox(void) { return 42; }
void *swift_retain(void *object);
void *swift_retain(void *object) { abort(); return object; }
void swift_release(void *object);
void swift_release(void *object) { abort(); (void)object; }
int main(void);
int main(void) { abort(); }
int gh_host_version;
#endif
#ifdef NEEDS_HOST
int cplatform_install_filter(void);
#endif

static void *ask(void *handle) {
  gh_bytes bytes;
  gh_status status = host->persistence->load(handle, gh_text_literal("slot"), &bytes);
  if (status != GH_REFUSED) _exit(98);
  host->environment->log(handle, gh_text_literal("from another thread"));
  return NULL;
}

static void *die_later(void *argument) {
  usleep(200000);
  abort();
  return argument;
}

/* What is no answer to anything, without end. */
static void *flood(void *argument) {
  for (;;) (void)!write(3, "\3\1\0\0\1\0\0\0\377", 9);
  return argument;
}

static int recurse(int depth) {
  volatile char room[4096];
  room[0] = (char)depth;
  return (depth < 0 ? 0 : recurse(depth + 1)) + room[0];
}

static void misbehave(gh_session *session, gh_response *response) {
  gh_bytes bytes = {NULL, 0};
#ifdef CLASH
  if (IS(EVENT_CLASH) && cplatform_spawn() != 42) _exit(94);
#endif
#ifdef NEEDS_HOST
  cplatform_install_filter();
#endif
  if (IS(EVENT_CLOSED_HANDLE)) {
    if (old_handle == session->handle) _exit(93);
    if (host->persistence->load(old_handle, gh_text_literal("slot"), &bytes) != GH_REFUSED)
      _exit(97);
  }
  if (IS(EVENT_REENTERS)) {
    struct itimerval often = {{0, 50}, {0, 50}}, never = {{0, 0}, {0, 0}};
    interrupted = session->handle;
    signal(SIGALRM, reenter);
    setitimer(ITIMER_REAL, &often, NULL);
    for (int turn = 0; turn < 2000; turn++)
      host->persistence->load(session->handle, gh_text_literal("slot"), &bytes);
    setitimer(ITIMER_REAL, &never, NULL);
  }
  if (IS(EVENT_SLEEPS)) sleep(3600);
  if (IS(EVENT_IGNORES)) {
    for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
    sleep_for_ever();
  }
  pthread_t thread;
  if (IS(EVENT_THREADS))
    while (pthread_create(&thread, NULL, idle, NULL) == 0) {}
  if (IS(EVENT_SPINS))
    for (int count = 0; count < 2; count++) pthread_create(&thread, NULL, spin, NULL);
  if (IS(EVENT_COMPUTES))
    for (clock_t end = clock() + 2 * CLOCKS_PER_SEC; clock() < end;) {}
  if (IS(EVENT_DESCRIPTORS))
    while (dup(0) >= 0) {}
  if (IS(EVENT_SEGV)) crash();
  if (IS(EVENT_ABORT)) abort();
  if (IS(EVENT_EXIT)) exit(0);
  if (IS(EVENT_TRAP)) __builtin_trap();
  if (IS(EVENT_LOOP))
    for (volatile int turn = 0;; turn++) {}
  if (IS(EVENT_STACK)) recurse(0);
  if (IS(EVENT_MEMORY))
    for (;;) memset(malloc(64 << 20), 1, 1);
  if (IS(EVENT_ASKS))
    for (;;) host->persistence->load(session->handle, gh_text_literal("slot"), &bytes);
  if (IS(EVENT_OTHER_THREAD)) {
    pthread_create(&thread, NULL, ask, session->handle);
    pthread_join(thread, NULL);
  }
  if (IS(EVENT_NULL_HANDLE)) {
    if (host->persistence->load(NULL, gh_text_literal("slot"), &bytes) != GH_REFUSED) _exit(97);
    host->audio->play(NULL, gh_text_literal("cue"));
    host->environment->complete(NULL, NULL);
  }
  if (IS(EVENT_OLD_HANDLE)) {
    gh_session_handle *made_up = (gh_session_handle *)(uintptr_t)0x12345678;
    if (host->persistence->load(made_up, gh_text_literal("slot"), &bytes) != GH_REFUSED) _exit(97);
  }
  if (IS(EVENT_NULL_TEXT)) {
    host->audio->play(session->handle, text(NULL, 5));
    host->environment->log(session->handle, text("x", UINT64_MAX));
    host->environment->complete(session->handle, NULL);
    host->telemetry->event(session->handle, gh_text_literal("e"), NULL, 9);
    if (host->persistence->load(session->handle, text(NULL, 5), &bytes) == GH_OK) _exit(97);
    if (host->persistence->load(session->handle, gh_text_literal("slot"), NULL) == GH_OK) _exit(97);
  }
  if (IS(EVENT_TOAST)) response->toast = text((const char *)session, 1u << 30);
  if (IS(EVENT_TOAST_BYTES)) response->toast = text("\xff\xfe", 2);
  if (IS(EVENT_NOWHERE)) {
    response->flags = GH_RESPONSE_OPEN | GH_RESPONSE_HANDLED;
    response->route = gh_text_literal("nowhere");
  }
  if (IS(EVENT_FLAGS)) response->flags = 0xffffffe0u | GH_RESPONSE_HANDLED;
  if (IS(EVENT_DISK)) {
    static uint8_t block[8 << 20];
    char name[16];
    bytes.bytes = block;
    bytes.length = sizeof block;
    for (int slot = 0; slot < 40; slot++) {
      int length = snprintf(name, sizeof name, "slot%d", slot);
      if (host->persistence->save(session->handle, text(name, (uint64_t)length), bytes) != GH_OK)
        return;
    }
    _exit(96);
  }
  if (IS(EVENT_BAD_SLOT) &&
      host->persistence->save(session->handle, gh_text_literal("../other"), bytes) == GH_OK)
    _exit(95);
  if (IS(EVENT_LOGS))
    for (int line = 0; line < 5000; line++)
      host->environment->log(session->handle, gh_text_literal("a line of far too many"));
  if (IS(EVENT_LOGS_FOR_EVER))
    for (;;) host->environment->log(session->handle, gh_text_literal("a line of far too many"));
  if (IS(EVENT_DIES_LATER)) pthread_create(&thread, NULL, die_later, NULL);
  if (IS(EVENT_FLOODS_LATER)) pthread_create(&thread, NULL, flood, NULL);
  if (IS(EVENT_PRINTS))
    for (int line = 0; line < 500000; line++) puts("a line of far too many");
  if (IS(EVENT_SOCKET_GARBAGE)) (void)!write(3, "garbage", 7);
  if (IS(EVENT_SOCKET_REPLY)) (void)!write(3, "\2\1\0\0\1\0\0\0\2", 9);
  if (IS(EVENT_SOCKET_CLOSED)) close(3);
}

static gh_status game_event(gh_session *session, const gh_event *event, gh_response *response) {
  if (event->kind != GH_EVENT_KEY) return GH_OK;
  if (event->key == '+') {
    session->count++;
    response->flags = GH_RESPONSE_HANDLED | GH_RESPONSE_CHANGED | GH_RESPONSE_COMMITTED;
  } else if (event->key == 'x') {
    response->flags = GH_RESPONSE_HANDLED | GH_RESPONSE_CHANGED;
    misbehave(session, response);
    if (IS(EVENT_STATUS)) return 77;
  }
  return GH_OK;
}

static uint8_t spoiled[1 << 20];

/* A frame that is well made but for one thing. */
static gh_status spoil(gh_bytes *frame) {
  gh_bytes sound = *frame;
  memcpy(spoiled, sound.bytes, sound.length);
  gh_frame_header *header = (gh_frame_header *)(void *)spoiled;
  gh_node *nodes = (gh_node *)(void *)(spoiled + sizeof *header);
  frame->bytes = spoiled;
  if (IS(RENDER_NULL)) frame->bytes = NULL;
  if (IS(RENDER_CUT)) frame->length -= 3;
  if (IS(RENDER_MAGIC)) header->magic = 7;
  if (IS(RENDER_COUNTS)) header->node_count = 0xffffffffu;
  if (IS(RENDER_MILLION)) header->node_count = 1000000;
  if (IS(RENDER_CYCLE)) nodes[1].descendants = 0xfffffff0u;
  if (IS(RENDER_UTF8)) spoiled[sound.length - 1] = 0xff;
  if (IS(RENDER_ESCAPE)) spoiled[sound.length - 1] = 0x1b;
  if (IS(RENDER_TEXT_RANGE)) nodes[1].text.offset = 100000;
  if (IS(RENDER_LONG)) frame->length = 1ull << 40;
  if (IS(RENDER_NO_CELLS)) {
    nodes[1].kind = GH_NODE_GRID;
    nodes[1].p[0] = nodes[1].p[1] = nodes[1].p[2] = nodes[1].p[3] = 1;
  }
  if (IS(RENDER_DEEP)) {
    header->node_count = 80;
    header->text_size = 0;
    header->total_size = (uint32_t)(sizeof *header + 80 * sizeof *nodes);
    frame->length = header->total_size;
    for (uint32_t depth = 0; depth < 80; depth++) {
      nodes[depth] = nodes[0];
      nodes[depth].descendants = 79 - depth;
    }
  }
  if (IS(RENDER_ROLE)) nodes[1].role = 999;
  if (IS(RENDER_KIND)) nodes[1].kind = 999;
  if (IS(RENDER_PARAMETER)) nodes[0].p[0] = -7;
  return GH_OK;
}

static gh_status game_render(gh_session *session, int32_t columns, int32_t rows, gh_bytes *frame) {
  (void)columns;
  (void)rows;
  if (IS(RENDER_ASKS)) {
    gh_bytes bytes;
    gh_status status = host->persistence->load(session->handle, gh_text_literal("none"), &bytes);
    if (status != GH_ABSENT) _exit(92);
  }
  if (IS(RENDER_SPINS)) spin_unseen();
  if (IS(RENDER_ERROR) && session->count > 0) return GH_ERROR;
  char line[32];
  int length = snprintf(line, sizeof line, "count %d", session->count);
  gh_builder *builder = &session->builder;
  gh_builder_begin(builder);
  gh_build_column(builder, 0, GH_ALIGN_START);
  gh_build_text(builder, GH_ROLE_NORMAL, text(line, (uint64_t)length));
  gh_build_close(builder);
  *frame = gh_builder_finish(builder, 0);
  if (frame->length == 0) return GH_ERROR;
  return session->count > 0 ? spoil(frame) : GH_OK;
}

static gh_status game_snapshot(gh_session *session, gh_snapshot *snapshot) {
  if (IS(SNAPSHOT_ASKS) && host->reminders->daily_minute(session->handle) != GH_NONE) _exit(92);
  if (IS(SNAPSHOT_ERROR)) return GH_ERROR;
  snapshot->state_version = 1;
  snapshot->state.bytes = IS(SNAPSHOT_NULL) ? NULL : &session->count;
  snapshot->state.length = IS(SNAPSHOT_HUGE) ? 1ull << 33 : 1;
  return GH_OK;
}

static void game_close(gh_session *session) {
  if (IS(CLOSE_SEGV)) crash();
  if (IS(CLOSE_SLEEPS)) sleep_for_ever();
  gh_builder_free(&session->builder);
  free(session);
}

static gh_text game_last_error(void *context, gh_session *session) {
  (void)context;
  (void)session;
  return gh_text_literal("it does not want to");
}

#define MANIFEST(subsystem, title, second)                                                     \
  "{\"subsystem\":\"" subsystem "\"," title "\"version\":\"1\",\"tints\":{\"primary\":"         \
  "\"#1e90ff\",\"secondary\":\"#888888\"},\"audioKeyPrefix\":\"hostile.\",\"reminder\":"        \
  "{\"title\":\"t\",\"body\":\"b\"},\"homeModes\":[{\"id\":\"a\",\"title\":\"A\",\"route\":"    \
  "\"board/a\"}" second "],\"removeAdsProductId\":\"x\",\"cloud\":{\"container\":\"h\"},"       \
  "\"stateVersion\":1}"
#define TITLE "\"title\":\"Hostile\","

static const char manifest[] =
#if defined(SAME_MODES)
    MANIFEST("org.example.hostile", TITLE, ",{\"id\":\"a\",\"title\":\"B\",\"route\":\"b\"}");
#elif defined(NO_TITLE)
    MANIFEST("org.example.hostile", "", "");
#elif defined(BAD_SUBSYSTEM)
    MANIFEST("../../etc", TITLE, "");
#else
    MANIFEST("org.example.hostile", TITLE, "");
#endif

const gh_game *makeGameConfig(const gh_host *given) {
  static struct {
    uint64_t before;
    gh_game table;
  } memory;
  gh_game *game = &memory.table;
  host = given;
  if (IS(ENTRY_ASKS)) {
    gh_bytes bytes;
    if (host->persistence->load(NULL, gh_text_literal("slot"), &bytes) != GH_REFUSED) _exit(97);
    host->environment->log(NULL, gh_text_literal("too early"));
  }
  if (IS(ENTRY_HOST)) return (const gh_game *)(const void *)given;
  if (IS(ENTRY_NULL)) return NULL;
  if (IS(ENTRY_GARBAGE)) return (const gh_game *)(uintptr_t)0x10;
  game->abi_version = IS(ENTRY_OLD) ? 0 : IS(ENTRY_NEW) ? 99 : GH_ABI_VERSION;
  game->size = IS(ENTRY_SMALL) ? 16 : IS(ENTRY_HUGE) ? 0xffffffffu : (uint32_t)sizeof *game;
  game->lowest_abi_version = IS(ENTRY_NEW) ? 99 : GH_ABI_LOWEST;
  if (IS(ENTRY_ERROR)) game->error = gh_text_literal("this machine is too slow");
  if (IS(ENTRY_ERROR_BYTES)) game->error = text("\xff", 1);
  game->manifest = text(manifest, sizeof manifest - 1);
  if (IS(ENTRY_SELF)) {
    game->context = game;
    game->manifest = text((const char *)game, sizeof *game);
  }
  if (IS(ENTRY_NO_MANIFEST)) game->manifest.length = 0;
  if (IS(ENTRY_NULL_MANIFEST)) game->manifest.bytes = NULL;
  if (IS(ENTRY_NOT_JSON)) game->manifest.length -= 5;
  if (IS(ENTRY_LONG_MANIFEST)) game->manifest.length = 1ull << 40;
  game->open = IS(ENTRY_NO_OPEN) ? NULL : game_open;
  game->event = IS(ENTRY_NO_EVENT) ? NULL : game_event;
  game->render = IS(ENTRY_NO_RENDER) ? NULL : game_render;
  game->snapshot = IS(ENTRY_NO_SNAPSHOT) ? NULL : game_snapshot;
  game->close = IS(ENTRY_NO_CLOSE) ? NULL : game_close;
  game->last_error = IS(ENTRY_NO_LAST_ERROR) ? NULL : game_last_error;
  if (IS(ENTRY_MISALIGNED)) return (const gh_game *)(const void *)((const char *)game + 1);
  return game;
}
