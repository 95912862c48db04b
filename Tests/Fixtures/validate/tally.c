/* Tally: a sound little game of two modes, whose squares count from 0 to 9, with moves that can be
 * undone, a clock, saved games and a migration.
 *
 * -DFLAW=NAME spoils it in one way, by which the check of that name in `gamehost validate` must
 * notice it. Flaws of the file itself are the linker's. */
#define _GNU_SOURCE
#include "GamePluginABI.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum flaw {
  NONE,
  FILE_USABLE, EXPORTS_ONLY_ENTRY, NO_SWIFT_RUNTIME, BUILD_ID, NO_WRITABLE_CODE,
  NO_EXECUTABLE_STACK, FILE_SIZE,
  LOADS, DEPENDENCIES_FOUND, LOADS_ALIKE, LOAD_QUIET, LOAD_THREADS, LOAD_TIME, LOAD_MEMORY,
  ABI_VERSION, TABLE_SIZE, LOWEST_VERSION, RESERVED_ZERO, MANDATORY_FUNCTIONS, KEEPS_GAMES,
  GIVES_REASONS, WITHOUT_SNAPSHOT, WITHOUT_LAST_ERROR, WITHOUT_FETCH_RESUME, WITHOUT_MIGRATE,
  WITHOUT_ENVIRONMENT, WITHOUT_TELEMETRY, WITHOUT_ERROR_REPORTER, WITHOUT_GAME_CENTER,
  WITHOUT_PERSISTENCE, WITHOUT_MONETIZATION, WITHOUT_AUDIO, WITHOUT_CONSENT, WITHOUT_REMINDERS,
  WITHOUT_ANY_SERVICE,
  MANIFEST_JSON, MANIFEST_MEMBERS, MANIFEST_TYPES, MANIFEST_FORMS, MANIFEST_UNKNOWN, MANIFEST_IDS,
  MANIFEST_KEYS, MANIFEST_VERSION, MINIMUM_SIZE, LOCALISATION_COMPLETE,
  MODES_OPEN, UNKNOWN_ROUTE, ODD_ROUTES, LOCALES, TIME_ZONES, ANY_SEED, CLOSE_CLEAN, REOPEN,
  TWO_SESSIONS, MANY_SESSIONS, RESUME_POINT,
  FRAME_SIZES, FRAME_SIZES_IN_PLAY, FRAME_STABLE, FRAME_SIZE_FREE, RESIZE_FREE, CHANGE_TOLD,
  FRAME_BYTES, NODE_IDS,
  NO_COLOUR_ONLY, CELLS_LABELLED, BOARDS_LABELLED, ACTIONS_LABELLED, HINTS_ARE_KEYS,
  HINTS_DISTINCT, KEYBOARD_REACHES, KEYBOARD_CURSOR,
  SAME_IN_TWO_PROCESSES, SAME_AT_ANOTHER_TIME, SEEDS_DIFFER,
  SNAPSHOT_OPENS, SNAPSHOT_GOES_ON, SNAPSHOT_LOOKS, SNAPSHOT_STABLE, SNAPSHOT_VERSION,
  SNAPSHOT_SANE, SNAPSHOT_PRISTINE, SNAPSHOT_SIZE, MOVES_COMMITTED,
  RESTORE_TRUNCATED, RESTORE_DAMAGED, RESTORE_RANDOM, RESTORE_ODD, RESTORE_NEWER, RESTORE_FOREIGN,
  RESTORE_TRANSACTIONAL, MIGRATE_REFUSES,
  UNDO_TO_START, REDO_TO_END,
  EVENT_KEY, EVENT_TEXT, EVENT_PASTE, EVENT_POINTER, EVENT_TICK, EVENT_RESIZE, EVENT_FOCUS,
  EVENT_SUSPEND, EVENT_RESUME, EVENT_ACTION, EVENT_ODD, EVENT_LONG, PASTE_NO_COMMAND, EVENT_FUZZ,
  TICK_UNASKED, TICK_RATE, TICK_USEFUL, SUSPEND_STOPS_CLOCK, TIME_JUMPS, OPEN_TIME, EVENT_TIME,
  FRAME_TIME,
  MEMORY_GROWTH, SESSION_MEMORY, PLAY_THREADS, PLAY_QUIET, OPEN_FILES, IDLE_RESTS,
  SERVICES_BOUNDED, SERVICES_DECLARED
};

#ifndef FLAW
#define FLAW NONE
#endif
#define HAS(name) (FLAW == (name))

#define COLUMNS 4
#define ROWS 3
#define CELLS (COLUMNS * ROWS)
#define HISTORY 100

/* What a saved game holds; bytes only, so that it has no padding. */
typedef struct state {
  uint8_t magic[2];
  uint8_t mode; /* 'a' or 'b' */
  uint8_t cursor;
  uint8_t count; /* moves made, and of them not undone */
  uint8_t done;
  uint8_t cells[CELLS];
  uint8_t elapsed[8];
  uint8_t history[HISTORY][3]; /* cell, before, after */
  uint8_t check[2];
} state;

struct gh_session {
  gh_session_handle *handle;
  state s;
  int64_t elapsed, last, last_wall;
  int is_suspended;
  int events, keys, renders, ticks, resizes, lost_focus, least_columns, flips, has_moved;
  uint32_t snapshots;
  gh_builder builder;
  char summary[32];
  uint8_t *large;
};

static const gh_host *host;
static int opened, open_now, poisoned, resumed, migrated, refused, snapshots_taken;
static uint8_t shared_cells[CELLS];
static const char *failure = "";

#if FLAW_EXPORTS
int visible_from_outside(void) { return 1; }
#endif
#if FLAW_LARGE
__attribute__((used)) static char large_data[65 << 20] = {1};
#endif
#if FLAW_DEPENDENCY
extern int in_a_library(void);
#endif

static void crash(void) {
  volatile int *nowhere = (volatile int *)8;
  *nowhere = 1;
}

static void crash_if(int condition) {
  if (condition) crash();
}

static void rest(long milliseconds) {
  struct timespec span = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  nanosleep(&span, NULL);
}

static void *wait_for_ever(void *argument) {
  for (;;) pause();
  return argument;
}

static void *spin_for_ever(void *argument) {
  for (volatile int turn = 0;; turn++) {}
  return argument;
}

static void start_thread(void *(*body)(void *)) {
  pthread_t thread;
  pthread_create(&thread, NULL, body, NULL);
}

static void leak(size_t size) {
  void *lost = malloc(size);
  if (lost) memset(lost, 1, size);
}

static uint64_t mixed(uint64_t x) { /* SplitMix64 */
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/* ------------------------------------------------------------------ state */

static uint8_t *cells_of(gh_session *g) { return HAS(TWO_SESSIONS) ? shared_cells : g->s.cells; }

static void put_check(state *s) {
  uint64_t sum = 1;
  const uint8_t *bytes = (const uint8_t *)s;
  for (size_t i = 0; i < sizeof *s - 2; i++) sum = mixed(sum ^ bytes[i]);
  s->check[0] = (uint8_t)sum;
  s->check[1] = (uint8_t)(sum >> 8);
}

static void start(gh_session *g, uint8_t mode, uint64_t seed) {
  memset(&g->s, 0, sizeof g->s);
  memcpy(g->s.magic, "T1", 2);
  g->s.mode = mode;
  if (HAS(SEEDS_DIFFER)) seed = 5;
  if (HAS(SAME_IN_TWO_PROCESSES)) seed ^= (uint64_t)getpid();
  if (HAS(SAME_AT_ANOTHER_TIME)) seed ^= (uint64_t)time(NULL);
  for (int i = 0; i < CELLS; i++) cells_of(g)[i] = (uint8_t)(mixed(seed + (uint64_t)i + mode) % 10);
}

static int is_sound(const state *s) {
  state copy = *s;
  put_check(&copy);
  if (memcmp(&copy, s, sizeof copy) != 0 || memcmp(s->magic, "T1", 2) != 0) return 0;
  if (s->cursor >= CELLS || s->count > HISTORY || s->done > s->count) return 0;
  for (int i = 0; i < CELLS; i++)
    if (s->cells[i] > 9) return 0;
  for (int i = 0; i < s->count; i++)
    if (s->history[i][0] >= CELLS || s->history[i][1] > 9 || s->history[i][2] > 9) return 0;
  return 1;
}

static int restore(gh_session *g, uint8_t mode, uint32_t version, gh_bytes bytes) {
  state s;
  crash_if(HAS(RESTORE_TRUNCATED) && bytes.length < 60);
  crash_if(HAS(RESTORE_RANDOM) && bytes.bytes[0] != 'T');
  crash_if(HAS(RESTORE_ODD) && bytes.length > 1 << 19);
  if (HAS(RESTORE_TRANSACTIONAL) && bytes.length != sizeof s) poisoned = 1;
  if (HAS(SNAPSHOT_SIZE) && bytes.length > sizeof s) bytes.length = sizeof s;
  if (version != 1 && !HAS(RESTORE_NEWER) && !HAS(SNAPSHOT_VERSION)) return 0;
  if (bytes.length != sizeof s) return 0;
  memcpy(&s, bytes.bytes, sizeof s);
  crash_if(HAS(RESTORE_DAMAGED) && !is_sound(&s));
  crash_if(HAS(RESTORE_FOREIGN) && s.mode != mode);
  if (!is_sound(&s) || s.mode != mode) return 0;
  g->s = s;
  g->elapsed = 0;
  for (int i = 7; i >= 0; i--) g->elapsed = g->elapsed << 8 | s.elapsed[i];
  if (HAS(SNAPSHOT_OPENS)) g->s.cells[3] = (uint8_t)((g->s.cells[3] + 1) % 10);
  if (HAS(SNAPSHOT_GOES_ON)) g->s.cursor = (uint8_t)((g->s.cursor + 1) % CELLS);
  return 1;
}

static gh_status take_snapshot(gh_session *g, gh_snapshot *snapshot) {
  int sum = 0;
  for (int i = 0; i < CELLS; i++) sum += cells_of(g)[i];
  for (int i = 0; i < 8; i++) g->s.elapsed[i] = (uint8_t)(g->elapsed >> (8 * i));
  snapshots_taken++;
  if (HAS(SNAPSHOT_STABLE)) g->s.history[HISTORY - 1][0] = (uint8_t)g->snapshots++;
  put_check(&g->s);
  snapshot->state_version = HAS(SNAPSHOT_VERSION) ? 2 : 1;
  snapshot->state.bytes = (const uint8_t *)&g->s;
  snapshot->state.length = sizeof g->s;
  if (HAS(SNAPSHOT_SIZE)) {
    if (!g->large) g->large = (uint8_t *)calloc(1, 300 << 10);
    memcpy(g->large, &g->s, sizeof g->s);
    snapshot->state.bytes = g->large;
    snapshot->state.length = 300 << 10;
  }
  snprintf(g->summary, sizeof g->summary, HAS(SNAPSHOT_SANE) ? "sum\033 %d" : "sum %d", sum);
  snapshot->summary = gh_text_string(g->summary);
  snapshot->elapsed_ms = g->elapsed;
  snapshot->progress = (uint32_t)(sum * 1000 / (9 * CELLS));
  snapshot->flags = g->s.count == 0 && !HAS(SNAPSHOT_PRISTINE) ? GH_SNAPSHOT_PRISTINE : 0;
  return GH_OK;
}

static gh_status migrate(void *context, uint32_t version, gh_bytes from, gh_bytes *result) {
  static gh_session g;
  (void)context;
  migrated = 1;
  failure = "This saved game is of no known version.";
  if (HAS(MIGRATE_REFUSES)) {
    *result = from;
    return GH_OK;
  }
  if (version != 0 || from.length != CELLS) return GH_BAD_STATE;
  start(&g, 'a', 0);
  for (int i = 0; i < CELLS; i++) g.s.cells[i] = from.bytes[i] % 10;
  put_check(&g.s);
  result->bytes = (const uint8_t *)&g.s;
  result->length = sizeof g.s;
  return GH_OK;
}

/* ------------------------------------------------------------------ play */

static void changed(gh_response *response) {
  response->flags |= GH_RESPONSE_HANDLED | GH_RESPONSE_CHANGED;
}

static void committed(gh_response *response) {
  changed(response);
  if (!HAS(MOVES_COMMITTED)) response->flags |= GH_RESPONSE_COMMITTED;
}

static void set(gh_session *g, int32_t cell, int value, gh_response *response) {
  state *s = &g->s;
  response->flags |= GH_RESPONSE_HANDLED;
  crash_if(HAS(EVENT_ODD) && (cell < 0 || cell >= CELLS));
  if (cell < 0 || cell >= CELLS) return;
  if (s->done == HISTORY) {
    memmove(s->history[0], s->history[1], sizeof s->history - 3);
    s->done--;
  }
  s->history[s->done][0] = (uint8_t)cell;
  s->history[s->done][1] = cells_of(g)[cell];
  s->history[s->done][2] = (uint8_t)(value % 10);
  s->count = ++s->done;
  s->cursor = (uint8_t)cell;
  cells_of(g)[cell] = (uint8_t)(value % 10);
  committed(response);
}

static void undo(gh_session *g, gh_response *response) {
  response->flags |= GH_RESPONSE_HANDLED;
  if (g->s.done == 0) return;
  const uint8_t *move = g->s.history[--g->s.done];
  cells_of(g)[move[0]] = (uint8_t)((move[1] + (HAS(UNDO_TO_START) ? 1 : 0)) % 10);
  committed(response);
}

static void redo(gh_session *g, gh_response *response) {
  response->flags |= GH_RESPONSE_HANDLED;
  if (g->s.done == g->s.count) return;
  const uint8_t *move = g->s.history[g->s.done++];
  cells_of(g)[move[0]] = (uint8_t)((move[2] + (HAS(REDO_TO_END) ? 1 : 0)) % 10);
  committed(response);
}

static void move(gh_session *g, int columns, int rows, gh_response *response) {
  int column = g->s.cursor % COLUMNS + columns, row = g->s.cursor / COLUMNS + rows;
  response->flags |= GH_RESPONSE_HANDLED;
  if (HAS(KEYBOARD_CURSOR) && columns) return;
  if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return;
  g->s.cursor = (uint8_t)(row * COLUMNS + column);
  g->has_moved = 1;
  changed(response);
}

static void next(gh_session *g, gh_response *response) {
  g->s.cursor = (uint8_t)((g->s.cursor + 1) % CELLS);
  changed(response);
}

/* Calls a service without asking whether the host has it. */
static void call_service(gh_session *g) {
  gh_text name = gh_text_literal("name");
  gh_bytes bytes = {NULL, 0};
  gh_completion completion;
  if (HAS(WITHOUT_ENVIRONMENT)) host->environment->now(g->handle);
  if (HAS(WITHOUT_TELEMETRY)) host->telemetry->event(g->handle, name, NULL, 0);
  if (HAS(WITHOUT_ERROR_REPORTER)) host->error_reporter->report(g->handle, name);
  if (HAS(WITHOUT_GAME_CENTER)) host->game_center->report_achievement(g->handle, name, 0);
  if (HAS(WITHOUT_PERSISTENCE)) host->persistence->load(g->handle, name, &bytes);
  if (HAS(WITHOUT_MONETIZATION)) host->monetization->is_entitled(g->handle, name);
  if (HAS(WITHOUT_AUDIO)) host->audio->play(g->handle, name);
  if (HAS(WITHOUT_CONSENT)) host->consent->is_given(g->handle);
  if (HAS(WITHOUT_REMINDERS)) host->reminders->daily_minute(g->handle);
  crash_if(HAS(WITHOUT_ANY_SERVICE) && !host->environment && !host->audio);
  if (HAS(SERVICES_BOUNDED))
    for (int i = 0; i < 30; i++) host->persistence->load(g->handle, name, &bytes);
  if (HAS(SERVICES_DECLARED)) {
    memset(&completion, 0, sizeof completion);
    completion.size = sizeof completion;
    completion.mode = completion.game_id = completion.leaderboard = name;
    host->environment->complete(g->handle, &completion);
  }
  if (host->audio && HAS(NONE)) host->audio->play(g->handle, gh_text_literal("tick"));
}

/* The ways in which an event can be too much. */
static void misbehave(gh_session *g, const gh_event *event, gh_response *response) {
  g->events++;
  if (event->kind == GH_EVENT_SUSPEND) crash_if(HAS(EVENT_SUSPEND) && g->is_suspended);
  if (event->kind == GH_EVENT_RESUME) crash_if(HAS(EVENT_RESUME) && !g->is_suspended);
  if (event->kind == GH_EVENT_FOCUS && event->value == 0) g->lost_focus++;
  crash_if(HAS(EVENT_FOCUS) && g->lost_focus > 1);
  crash_if(HAS(EVENT_KEY) && event->key == GH_KEY_F1 + 11);
  crash_if(HAS(EVENT_TEXT) && event->kind == GH_EVENT_TEXT && event->text.length == 5);
  crash_if(HAS(EVENT_PASTE) && event->kind == GH_EVENT_PASTE && event->text.length > 4);
  crash_if(HAS(EVENT_POINTER) && event->phase == GH_POINTER_WHEEL);
  if (event->kind == GH_EVENT_TICK) g->ticks++;
  crash_if(HAS(EVENT_TICK) && g->ticks > 10);
  crash_if(HAS(EVENT_RESIZE) && event->columns == 500);
  crash_if(HAS(EVENT_ACTION) && event->kind == GH_EVENT_ACTION && event->cell == CELLS - 1);
  crash_if(HAS(EVENT_LONG) && event->text.length > 50000);
  crash_if(HAS(EVENT_FUZZ) && g->events > 300);
  crash_if(HAS(WITHOUT_FETCH_RESUME) && g->events > 20 && !resumed);
  crash_if(HAS(WITHOUT_MIGRATE) && g->events > 20 && !migrated);
  crash_if(HAS(TIME_JUMPS) && event->wall_ms < g->last_wall);
  g->last_wall = event->wall_ms;
  if (HAS(PASTE_NO_COMMAND) && event->kind == GH_EVENT_PASTE && event->text.bytes &&
      event->text.bytes[0] == 'q')
    response->flags |= GH_RESPONSE_LEAVE;
  if (HAS(CHANGE_TOLD) && event->kind != GH_EVENT_KEY && event->kind != GH_EVENT_ACTION) g->flips++;
  if (HAS(TICK_UNASKED) && event->kind == GH_EVENT_TICK) g->flips++;
  if (HAS(EVENT_TIME) && g->events % 20 == 0) rest(60);
  if (HAS(MEMORY_GROWTH)) leak(2048);
  if (HAS(PLAY_THREADS) && g->events == 1) start_thread(wait_for_ever);
  if (HAS(PLAY_QUIET) && g->events == 1) {
    puts("an event came");
    fflush(stdout);
  }
  if (HAS(OPEN_FILES) && g->events == 1) (void)!open("/dev/urandom", O_RDONLY);
}

static void press_key(gh_session *g, const gh_event *event, gh_response *response) {
  uint32_t key = event->key;
  if (key == GH_KEY_TAB && HAS(KEYBOARD_REACHES)) response->flags |= GH_RESPONSE_HANDLED;
  if (event->modifiers & ~GH_MODIFIER_SHIFT) return;
  if (key == GH_KEY_LEFT) move(g, -1, 0, response);
  if (key == GH_KEY_RIGHT) move(g, 1, 0, response);
  if (key == GH_KEY_UP) move(g, 0, -1, response);
  if (key == GH_KEY_DOWN) move(g, 0, 1, response);
  if (key >= '0' && key <= '9') set(g, g->s.cursor, (int)(key - '0'), response);
  if (key == ' ' || key == GH_KEY_ENTER)
    set(g, g->s.cursor, cells_of(g)[g->s.cursor] + 1, response);
  if (key == 'u') undo(g, response);
  if (key == 'r') redo(g, response);
  if (key == 'x') next(g, response);
  if (key == GH_KEY_ESCAPE || key == 'q') response->flags |= GH_RESPONSE_HANDLED | GH_RESPONSE_LEAVE;
}

static int is_running(const gh_session *g) { return g->s.count > 0 && !g->is_suspended; }

static gh_status handle_event(gh_session *g, const gh_event *event, gh_response *response) {
  if (is_running(g) || (HAS(SUSPEND_STOPS_CLOCK) && g->s.count > 0))
    g->elapsed += event->clock_ms - g->last;
  g->last = event->clock_ms;
  if (HAS(SNAPSHOT_SANE)) g->elapsed = -5;
  misbehave(g, event, response);
  if (event->kind == GH_EVENT_KEY) {
    press_key(g, event, response);
    if (g->keys++ < 20) call_service(g);
  }
  if (event->kind == GH_EVENT_ACTION) {
    if (gh_text_equals(event->text, gh_text_literal("press")))
      set(g, event->cell,
          event->cell >= 0 && event->cell < CELLS ? cells_of(g)[event->cell] + 1 : 0, response);
    if (gh_text_equals(event->text, gh_text_literal("undo"))) undo(g, response);
    if (gh_text_equals(event->text, gh_text_literal("redo"))) redo(g, response);
    if (gh_text_equals(event->text, gh_text_literal("next"))) next(g, response);
  }
  if (event->kind == GH_EVENT_TICK && is_running(g)) changed(response);
  if (event->kind == GH_EVENT_SUSPEND || event->kind == GH_EVENT_RESUME) {
    g->is_suspended = event->kind == GH_EVENT_SUSPEND;
    changed(response);
  }
  if (event->kind == GH_EVENT_RESIZE) {
    g->resizes++;
    changed(response);
  }
  return GH_OK;
}

/* ------------------------------------------------------------------ the screen */

static void draw_board(gh_session *g) {
  gh_builder *b = &g->builder;
  gh_node *grid = gh_build_grid(b, COLUMNS, ROWS, 3, 1);
  grid->id = 1;
  grid->p[4] = g->s.cursor;
  grid->p[7] = GH_LINES_OUTER;
  if (!HAS(BOARDS_LABELLED)) grid->label = gh_build_range(b, gh_text_literal("Board"));
  grid->action = gh_build_range(b, gh_text_literal("press"));
  for (int i = 0; i < CELLS; i++) {
    char glyph[4], label[40];
    int value = cells_of(g)[i];
    snprintf(glyph, sizeof glyph, "%d", value);
    snprintf(label, sizeof label, "%d, row %d, column %d", value, i / COLUMNS + 1, i % COLUMNS + 1);
    if (HAS(NO_COLOUR_ONLY)) {
      snprintf(glyph, sizeof glyph, "#");
      snprintf(label, sizeof label, "row %d, column %d", i / COLUMNS + 1, i % COLUMNS + 1);
    }
    gh_cell *cell = gh_build_cell(b, i % COLUMNS, i / COLUMNS, gh_text_string(glyph),
                                  gh_text_string(HAS(CELLS_LABELLED) ? "" : label));
    cell->role = value > 4 ? GH_ROLE_VALUE_1 : GH_ROLE_CLOSED;
    if (!HAS(NO_COLOUR_ONLY) && value > 4) cell->flags = GH_CELL_BOLD;
  }
}

static void draw_button(gh_session *g, const char *text, const char *action, const char *hint,
                        int is_on) {
  gh_node *button = gh_build_button(&g->builder, gh_text_string(text), gh_text_string(action),
                                    gh_text_string(hint));
  if (!is_on) button->flags |= GH_FLAG_DISABLED;
  if (HAS(NODE_IDS)) button->id = 1;
}

static void draw_title(gh_session *g) {
  char title[160];
  snprintf(title, sizeof title, "Tally %c", g->s.mode);
  size_t end = strlen(title);
  if (HAS(REOPEN)) snprintf(title + end, sizeof title - end, " %d", opened);
  if (HAS(FRAME_STABLE)) snprintf(title + end, sizeof title - end, " %d", g->renders);
  if (HAS(FRAME_SIZE_FREE)) snprintf(title + end, sizeof title - end, " %d", g->least_columns);
  if (HAS(RESIZE_FREE)) snprintf(title + end, sizeof title - end, " %d", g->resizes);
  if (HAS(CHANGE_TOLD) || HAS(TICK_UNASKED))
    snprintf(title + end, sizeof title - end, " %d", g->flips);
  if (HAS(RESTORE_TRANSACTIONAL)) snprintf(title + end, sizeof title - end, " %d", poisoned);
  if (HAS(SNAPSHOT_LOOKS)) snprintf(title + end, sizeof title - end, " %d", g->has_moved);
  gh_build_text(&g->builder, GH_ROLE_TITLE, gh_text_string(title));
}

static gh_status render(gh_session *g, int32_t columns, int32_t rows, gh_bytes *frame) {
  static char padding[300 << 10];
  gh_builder *b = &g->builder;
  char line[40];
  g->renders++;
  if (HAS(FRAME_TIME) && g->renders % 20 == 0) rest(60);
  if (columns < g->least_columns) g->least_columns = columns;
  if (HAS(FRAME_SIZES) && columns == 1 && rows == 1) return GH_ERROR;
  if (HAS(FRAME_SIZES_IN_PLAY) && columns == 500 && g->s.count > 0) return GH_ERROR;
  gh_builder_begin(b);
  gh_build_column(b, 1, GH_ALIGN_CENTER);
  draw_title(g);
  draw_board(g);
  int64_t seconds = HAS(TICK_USEFUL) ? 0 : g->elapsed / 1000;
  snprintf(line, sizeof line, "%lld:%02lld", (long long)seconds / 60, (long long)seconds % 60);
  gh_build_text(b, GH_ROLE_SECONDARY, gh_text_string(line));
  gh_build_row(b, 2, GH_ALIGN_CENTER);
  draw_button(g, "Undo", "undo", HAS(HINTS_ARE_KEYS) ? "ctlr+u" : "u", g->s.done > 0);
  draw_button(g, "Redo", "redo", "r", g->s.done < g->s.count);
  draw_button(g, HAS(ACTIONS_LABELLED) ? "" : "Next", "next",
              HAS(KEYBOARD_REACHES) ? "" : HAS(HINTS_DISTINCT) ? "u" : "x", 1);
  gh_build_close(b);
  if (HAS(FRAME_BYTES)) {
    memset(padding, ' ', sizeof padding);
    gh_build_text(b, GH_ROLE_NORMAL, gh_text_of(padding, sizeof padding));
  }
  *frame = gh_builder_finish(b, is_running(g) ? (HAS(TICK_RATE) ? 5 : 1000) : 0);
  return frame->length ? GH_OK : GH_ERROR;
}

/* ------------------------------------------------------------------ the door */

static gh_status open_session(void *context, gh_session_handle *handle, const gh_open *request,
                              gh_session **session) {
  (void)context;
  gh_text route = request->route;
  int is_a = gh_text_equals(route, gh_text_literal("board/a"));
  int is_b = gh_text_equals(route, gh_text_literal("board/b"));
  crash_if(HAS(ODD_ROUTES) && route.length > 1000);
  crash_if(HAS(LOCALES) && request->locale.length == 0);
  crash_if(HAS(TIME_ZONES) && request->utc_offset_minutes > 800);
  crash_if(HAS(ANY_SEED) && request->seed == 0);
  crash_if(HAS(WITHOUT_LAST_ERROR) && refused);
  failure = "There is no such board.";
  if (HAS(UNKNOWN_ROUTE)) is_a = 1;
  if (!is_a && !is_b) {
    refused = 1;
    return GH_BAD_ROUTE;
  }
  if (HAS(MODES_OPEN) && is_b) return GH_ERROR;
  if (HAS(MANY_SESSIONS) && open_now == 8) return GH_ERROR;
  if (HAS(OPEN_TIME)) rest(600);
  if (HAS(SESSION_MEMORY)) leak(50 << 10);
  if (HAS(IDLE_RESTS) && opened == 0) start_thread(spin_for_ever);
  gh_session *g = (gh_session *)calloc(1, sizeof *g);
  if (!g) return GH_ERROR;
  g->handle = handle;
  g->least_columns = 1000;
  g->last_wall = request->wall_ms;
  uint8_t mode = is_a ? 'a' : 'b';
  failure = "This saved game is damaged or of another version.";
  if (request->snapshot.length == 0) {
    start(g, mode, request->seed);
  } else if (!restore(g, mode, request->snapshot_version, request->snapshot)) {
    refused = 1;
    free(g);
    return GH_BAD_STATE;
  }
  opened++;
  open_now++;
  *session = g;
  return GH_OK;
}

static void close_session(gh_session *g) {
  crash_if(HAS(CLOSE_CLEAN) && g->events > 5);
  crash_if(HAS(WITHOUT_SNAPSHOT) && snapshots_taken == 0 && g->events > 5);
  open_now--;
  gh_builder_free(&g->builder);
  free(g->large);
  free(g);
}

static gh_text last_error(void *context, gh_session *g) {
  (void)context;
  refused = 0;
  return gh_text_string(g ? gh_builder_failure(&g->builder) : failure);
}

static gh_status fetch_resume(void *context, gh_session_handle *handle, gh_resume *resume) {
  (void)context;
  (void)handle;
  resumed = 1;
  resume->route = HAS(RESUME_POINT) ? gh_text_literal("nowhere") : gh_text_literal("board/b");
  resume->summary = gh_text_literal("where you were");
  return GH_OK;
}

static gh_text make_manifest(void) {
  static char json[2048];
  char version[32] = "1.0.0";
  if (HAS(LOADS_ALIKE)) snprintf(version, sizeof version, "1.0.%d", (int)getpid());
  if (HAS(MANIFEST_VERSION)) snprintf(version, sizeof version, "first");
  int length = snprintf(
      json, sizeof json,
      "{\"subsystem\":\"org.example.tally\",%s\"version\":\"%s\",\"tints\":{\"primary\":\"%s\","
      "\"secondary\":\"#806020\"},\"theme\":{\"light\":{},\"dark\":{}},\"audioKeyPrefix\":\"t.\","
      "\"reminder\":{\"title\":\"Tally\",\"body\":\"Count on.\"},\"homeModes\":[{\"id\":\"a\","
      "\"title\":\"A\",\"subtitle\":\"\",\"route\":\"board/a\",\"key\":\"a\",\"daily\":%s},"
      "{\"id\":\"%s\",\"title\":\"B\",\"subtitle\":\"\",\"route\":\"board/b\",\"key\":\"%s\","
      "\"daily\":false}],\"removeAdsProductId\":\"x\",\"cloud\":{\"container\":\"tally\"},%s%s"
      "\"leaderboards\":[],\"achievements\":[],\"stateVersion\":1,"
      "\"minimumSize\":{\"columns\":%d,\"rows\":10}}",
      HAS(MANIFEST_JSON)           ? ""
      : HAS(LOCALISATION_COMPLETE) ? "\"title\":{\"en\":\"Tally\",\"de\":\"Strichliste\"},"
                                   : "\"title\":\"Tally\",",
      version, HAS(MANIFEST_FORMS) ? "#C08000" : "#c08000", HAS(MANIFEST_TYPES) ? "\"no\"" : "false",
      HAS(MANIFEST_IDS) ? "a" : "b", HAS(MANIFEST_KEYS) ? "a" : "b",
      HAS(MANIFEST_MEMBERS) ? "" : "\"vendorKey\":\"\",", HAS(MANIFEST_UNKNOWN) ? "\"titel\":1," : "",
      HAS(MINIMUM_SIZE) ? 100 : 24);
  return gh_text_of(json, (uint64_t)length);
}

__attribute__((constructor)) static void constructor(void) {
  if (HAS(LOADS)) abort();
}

const gh_game *makeGameConfig(const gh_host *given) {
  static gh_game game;
  host = given;
  if (HAS(LOAD_QUIET)) {
    puts("hello");
    fflush(stdout);
  }
  if (HAS(LOAD_THREADS)) start_thread(wait_for_ever);
  if (HAS(LOAD_TIME)) rest(150);
  if (HAS(LOAD_MEMORY)) leak(40 << 20);
#if FLAW_DEPENDENCY
  if (in_a_library()) return NULL;
#endif
  game.abi_version = HAS(ABI_VERSION) ? GH_ABI_VERSION + 1 : GH_ABI_VERSION;
  game.size = (uint32_t)sizeof game - (HAS(TABLE_SIZE) ? 8u : 0u);
  game.lowest_abi_version = HAS(LOWEST_VERSION) ? 0 : GH_ABI_LOWEST;
  game.reserved = HAS(RESERVED_ZERO) ? 7 : 0;
  game.manifest = make_manifest();
  game.open = HAS(MANDATORY_FUNCTIONS) ? NULL : open_session;
  game.event = handle_event;
  game.render = render;
  game.snapshot = HAS(KEEPS_GAMES) ? NULL : take_snapshot;
  game.close = close_session;
  game.last_error = HAS(GIVES_REASONS) ? NULL : last_error;
  game.fetch_resume = fetch_resume;
  game.migrate = migrate;
  return &game;
}
