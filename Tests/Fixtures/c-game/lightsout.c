/*
 * Lights Out: a whole game in C99 against the door's header alone.
 *
 * Twenty-five lights. Pressing one turns it and its neighbours; all must go dark. The start is
 * made by pressing at random from darkness, so every game can be won.
 */
#include "GamePluginABI.h"

#include <stdio.h>

#define SIDE 5
#define CELLS (SIDE * SIDE)
#define STATE_SIZE 29

struct gh_session {
  gh_session_handle *handle;
  const gh_host *host;
  uint64_t seed;
  uint32_t lights; /* bit i: cell i is lit */
  uint32_t moves;
  int32_t cursor;
  int64_t played_ms; /* up to last_ms */
  int64_t last_ms;
  int suspended;
  gh_builder builder;
  uint8_t state[STATE_SIZE];
  char summary[64];
};

/* What all sessions share: constant after makeGameConfig, but for the last failure. */
typedef struct lights_out {
  const gh_host *host;
  const char *failure;
} lights_out;

/* ------------------------------------------------------------------ rules */

static uint64_t mixed(uint64_t x) { /* SplitMix64's output function */
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

static uint32_t pressed(uint32_t lights, int cell) {
  int column = cell % SIDE, row = cell / SIDE;
  lights ^= 1u << cell;
  if (column > 0) lights ^= 1u << (cell - 1);
  if (column < SIDE - 1) lights ^= 1u << (cell + 1);
  if (row > 0) lights ^= 1u << (cell - SIDE);
  if (row < SIDE - 1) lights ^= 1u << (cell + SIDE);
  return lights;
}

static void start(gh_session *s, uint64_t seed) {
  s->seed = seed;
  s->lights = 0;
  s->moves = 0;
  s->cursor = CELLS / 2;
  s->played_ms = 0;
  for (uint64_t turn = 1; s->lights == 0; turn++) {
    uint64_t presses = mixed(seed + turn);
    for (int cell = 0; cell < CELLS; cell++) {
      if (presses >> cell & 1) s->lights = pressed(s->lights, cell);
    }
  }
}

static int lit_count(const gh_session *s) {
  int count = 0;
  for (int cell = 0; cell < CELLS; cell++) count += (int)(s->lights >> cell & 1);
  return count;
}

/* ------------------------------------------------------------------ state */

static void put(uint8_t *to, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; i++) to[i] = (uint8_t)(value >> (8 * i));
}

static uint64_t get(const uint8_t *from, int bytes) {
  uint64_t value = 0;
  for (int i = 0; i < bytes; i++) value |= (uint64_t)from[i] << (8 * i);
  return value;
}

static int restore(gh_session *s, uint32_t version, gh_bytes state) {
  if (version != 1 || state.length != STATE_SIZE) return 0;
  uint64_t lights = get(state.bytes + 8, 4), cursor = state.bytes[16];
  if (lights >> CELLS != 0 || cursor >= CELLS) return 0;
  s->seed = get(state.bytes, 8);
  s->lights = (uint32_t)lights;
  s->moves = (uint32_t)get(state.bytes + 12, 4);
  s->cursor = (int32_t)cursor;
  s->played_ms = (int64_t)get(state.bytes + 17, 8);
  return get(state.bytes + 25, 4) == (uint32_t)mixed(lights ^ s->seed);
}

static gh_status take_snapshot(gh_session *s, gh_snapshot *snapshot) {
  put(s->state, s->seed, 8);
  put(s->state + 8, s->lights, 4);
  put(s->state + 12, s->moves, 4);
  put(s->state + 16, (uint64_t)s->cursor, 1);
  put(s->state + 17, (uint64_t)s->played_ms, 8);
  put(s->state + 25, mixed(s->lights ^ s->seed), 4);
  int lit = lit_count(s);
  snprintf(s->summary, sizeof s->summary, "%d of %d lights on", lit, CELLS);
  snapshot->state_version = 1;
  snapshot->state.bytes = s->state;
  snapshot->state.length = STATE_SIZE;
  snapshot->summary = gh_text_string(s->summary);
  snapshot->elapsed_ms = s->played_ms;
  snapshot->progress = (uint32_t)(1000 * (CELLS - lit) / CELLS);
  snapshot->flags = (s->lights == 0 ? GH_SNAPSHOT_FINISHED : 0u) |
                    (s->moves == 0 ? GH_SNAPSHOT_PRISTINE : 0u);
  return GH_OK;
}

/* ------------------------------------------------------------------ play */

static void report_win(gh_session *s) {
  const gh_environment *environment = s->host->environment;
  char id[32];
  gh_completion completion;
  if (!GH_HAS(environment, gh_environment, complete) || !environment->complete) return;
  snprintf(id, sizeof id, "5x5#%llu", (unsigned long long)s->seed);
  memset(&completion, 0, sizeof completion);
  completion.size = (uint32_t)sizeof completion;
  completion.flags = GH_COMPLETION_WON;
  completion.mode = gh_text_literal("classic");
  completion.game_id = gh_text_string(id);
  completion.elapsed_ms = s->played_ms;
  completion.score = s->moves;
  completion.leaderboard = gh_text_literal("moves");
  environment->complete(s->handle, &completion);
}

static void press(gh_session *s, int32_t cell, gh_response *response) {
  response->flags |= GH_RESPONSE_HANDLED;
  if (s->lights == 0 || cell < 0 || cell >= CELLS) return;
  s->cursor = cell;
  s->lights = pressed(s->lights, cell);
  s->moves++;
  response->flags |= GH_RESPONSE_CHANGED | GH_RESPONSE_COMMITTED;
  if (s->lights == 0) {
    response->toast = gh_text_literal("All dark. Well done!");
    report_win(s);
  }
}

static void begin_another(gh_session *s, gh_response *response) {
  start(s, mixed(s->seed));
  response->flags |= GH_RESPONSE_HANDLED | GH_RESPONSE_CHANGED | GH_RESPONSE_COMMITTED;
}

static void move_cursor(gh_session *s, int columns, int rows, gh_response *response) {
  int column = s->cursor % SIDE + columns, row = s->cursor / SIDE + rows;
  response->flags |= GH_RESPONSE_HANDLED;
  if (column < 0 || column >= SIDE || row < 0 || row >= SIDE) return;
  s->cursor = row * SIDE + column;
  response->flags |= GH_RESPONSE_CHANGED;
}

static void handle_key(gh_session *s, const gh_event *event, gh_response *response) {
  if (event->modifiers & ~GH_MODIFIER_SHIFT) return;
  switch (event->key) {
    case GH_KEY_LEFT: move_cursor(s, -1, 0, response); break;
    case GH_KEY_RIGHT: move_cursor(s, 1, 0, response); break;
    case GH_KEY_UP: move_cursor(s, 0, -1, response); break;
    case GH_KEY_DOWN: move_cursor(s, 0, 1, response); break;
    case ' ':
    case GH_KEY_ENTER: press(s, s->cursor, response); break;
    case 'n': begin_another(s, response); break;
    default: break;
  }
}

static gh_status handle_event(gh_session *s, const gh_event *event, gh_response *response) {
  if (!s->suspended && s->lights != 0) s->played_ms += event->clock_ms - s->last_ms;
  s->last_ms = event->clock_ms;
  switch (event->kind) {
    case GH_EVENT_KEY: handle_key(s, event, response); break;
    case GH_EVENT_ACTION:
      if (gh_text_equals(event->text, gh_text_literal("press"))) press(s, event->cell, response);
      if (gh_text_equals(event->text, gh_text_literal("new"))) begin_another(s, response);
      break;
    case GH_EVENT_RESIZE: response->flags |= GH_RESPONSE_CHANGED; break;
    case GH_EVENT_SUSPEND: s->suspended = 1; break;
    case GH_EVENT_RESUME: s->suspended = 0; break;
    default: break;
  }
  return GH_OK;
}

/* ------------------------------------------------------------------ the screen */

static void draw_board(gh_session *s) {
  gh_builder *b = &s->builder;
  gh_node *grid = gh_build_grid(b, SIDE, SIDE, 3, 1);
  grid->id = 1;
  grid->p[4] = s->cursor;
  grid->p[7] = GH_LINES_OUTER;
  grid->label = gh_build_range(b, gh_text_literal("Board"));
  grid->action = gh_build_range(b, gh_text_literal("press"));
  for (int cell = 0; cell < CELLS; cell++) {
    int lit = (int)(s->lights >> cell & 1);
    int column = cell % SIDE, row = cell / SIDE;
    char label[40];
    snprintf(label, sizeof label, "%s, row %d, column %d", lit ? "lit" : "dark", row + 1,
             column + 1);
    gh_text glyph = lit ? gh_text_literal("\xe2\x97\x8f") : gh_text_literal("\xc2\xb7");
    gh_cell *drawn = gh_build_cell(b, column, row, glyph, gh_text_string(label));
    drawn->role = lit ? GH_ROLE_VALUE_1 : GH_ROLE_CLOSED;
  }
}

static gh_status render(gh_session *s, int32_t columns, int32_t rows, gh_bytes *frame) {
  gh_builder *b = &s->builder;
  char line[64];
  (void)columns;
  (void)rows;
  gh_builder_begin(b);
  gh_build_column(b, 1, GH_ALIGN_CENTER);
  gh_build_text(b, GH_ROLE_TITLE, gh_text_literal("Lights Out"));
  draw_board(s);
  if (s->lights == 0) {
    snprintf(line, sizeof line, "All dark after %u moves", s->moves);
    gh_build_text(b, GH_ROLE_SUCCESS, gh_text_string(line));
  } else {
    snprintf(line, sizeof line, "%d on, %u moves", lit_count(s), s->moves);
    gh_build_text(b, GH_ROLE_SECONDARY, gh_text_string(line));
  }
  gh_build_row(b, 2, GH_ALIGN_CENTER);
  gh_build_key(b, gh_text_literal("space"), gh_text_literal("press"), gh_text_of(NULL, 0));
  gh_build_button(b, gh_text_literal("New game"), gh_text_literal("new"), gh_text_literal("n"));
  gh_build_close(b);
  *frame = gh_builder_finish(b, 0);
  return frame->length ? GH_OK : GH_ERROR;
}

/* ------------------------------------------------------------------ the door */

static gh_status open_session(void *context, gh_session_handle *handle, const gh_open *request,
                              gh_session **session) {
  lights_out *game = (lights_out *)context;
  game->failure = NULL;
  if (!gh_text_equals(request->route, gh_text_literal("board"))) return GH_BAD_ROUTE;
  gh_session *s = (gh_session *)calloc(1, sizeof *s);
  if (!s) {
    game->failure = "There is not enough memory for another game.";
    return GH_ERROR;
  }
  s->handle = handle;
  s->host = game->host;
  if (request->snapshot.length == 0) {
    start(s, request->seed);
  } else if (!restore(s, request->snapshot_version, request->snapshot)) {
    game->failure = "This saved game is damaged or of another version.";
    free(s);
    return GH_BAD_STATE;
  }
  *session = s;
  return GH_OK;
}

static void close_session(gh_session *s) {
  gh_builder_free(&s->builder);
  free(s);
}

static gh_text last_error(void *context, gh_session *s) {
  const char *failure = s ? gh_builder_failure(&s->builder) : ((lights_out *)context)->failure;
  return gh_text_string(failure);
}

/* The key that signs the vendor's licences; a test gives its own. */
#ifndef LIGHTSOUT_VENDOR_KEY
#define LIGHTSOUT_VENDOR_KEY ""
#endif

static const char manifest[] =
    "{\"subsystem\":\"org.example.lightsout\","
    "\"title\":{\"en\":\"Lights Out\",\"de\":\"Lichter aus\"},"
    "\"version\":\"1.0.0\",\"tints\":{\"primary\":\"#c08000\",\"secondary\":\"#806020\"},"
    "\"theme\":{\"light\":{},\"dark\":{}},\"audioKeyPrefix\":\"lightsout.\","
    "\"reminder\":{\"title\":\"Lights Out\",\"body\":\"A light is still on.\"},"
    "\"homeModes\":[{\"id\":\"classic\",\"title\":\"Classic\",\"subtitle\":\"5 by 5\","
    "\"route\":\"board\",\"key\":\"c\",\"daily\":false}],"
    "\"removeAdsProductId\":\"org.example.lightsout.removeads\","
    "\"cloud\":{\"container\":\"lightsout\"},\"vendorKey\":\"" LIGHTSOUT_VENDOR_KEY "\","
    "\"leaderboards\":[{\"id\":\"moves\",\"title\":\"Fewest moves\",\"lowerIsBetter\":true,"
    "\"unit\":\"points\"}],\"achievements\":[],\"stateVersion\":1,"
    "\"minimumSize\":{\"columns\":24,\"rows\":12}}";

const gh_game *makeGameConfig(const gh_host *host) {
  static lights_out shared;
  static gh_game game;
  shared.host = host;
  game.abi_version = GH_ABI_VERSION;
  game.size = (uint32_t)sizeof game;
  game.lowest_abi_version = GH_ABI_LOWEST;
  if (host->abi_version < GH_ABI_LOWEST) {
    game.error = gh_text_literal("Lights Out needs a newer host.");
    return &game;
  }
  game.manifest = gh_text_of(manifest, sizeof manifest - 1);
  game.context = &shared;
  game.open = open_session;
  game.event = handle_event;
  game.render = render;
  game.snapshot = take_snapshot;
  game.close = close_session;
  game.last_error = last_error;
  return &game;
}
