/* A game that counts and undoes, in builds that differ: -DBUILD=N, -DTINT='"#rrggbb"',
 * -DTITLE, -DSUBSYSTEM, and -DFAULT=name for a build that does not come up. With STATE_VERSION 2
 * the count is kept in two bytes; -DMIGRATES says that such a build takes states of version 1.
 * -DLIST=N puts N buttons under the count, to be scrolled.
 * The key 't' counts after a second, 's' after four, 'f' never comes back; 'r' and 'R' do the
 * last two to the next frame alone. With -DHELPER=function it shows what that function of a
 * library returns. */
#define _POSIX_C_SOURCE 200809L
#include "GamePluginABI.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum fault { NONE, IN_CONSTRUCTOR, IN_FIRST_FRAME, BAD_FRAME, STALLS, REFUSES };

#ifndef BUILD
#define BUILD 1
#endif
#ifndef TINT
#define TINT "#1e90ff"
#endif
#ifndef TITLE
#define TITLE "Swap"
#endif
#ifndef SUBSYSTEM
#define SUBSYSTEM "org.example.swap"
#endif
#ifndef FAULT
#define FAULT NONE
#endif
#ifndef LIST
#define LIST 0
#endif
#ifndef STATE_VERSION
#define STATE_VERSION 1
#endif
#define QUOTED(x) #x
#define NUMBER(x) QUOTED(x)

#ifdef HELPER
int HELPER(void);
#endif

struct gh_session {
  uint8_t state[2]; /* the count; in version 2 a zero before it */
  int64_t opened_at;
  uint32_t spoiled; /* the key that spoiled the next frame */
  gh_builder builder;
};

__attribute__((constructor)) static void constructor(void) {
  if (FAULT == IN_CONSTRUCTOR) abort();
}

static void sleep_for(uint32_t key) {
  struct timespec rest = {key == 't' ? 1 : 4, 0};
  if (key == 'f' || key == 'R')
    for (;;) pause();
  while (nanosleep(&rest, &rest) != 0) {}
}

static gh_status game_open(void *context, gh_session_handle *handle, const gh_open *request,
                           gh_session **session) {
  (void)context;
  (void)handle;
  if (FAULT == STALLS)
    for (;;) pause();
  if (request->snapshot.length > 0 &&
      (FAULT == REFUSES || request->snapshot_version != STATE_VERSION ||
       request->snapshot.length != STATE_VERSION))
    return GH_BAD_STATE;
  gh_session *made = (gh_session *)calloc(1, sizeof *made);
  if (request->snapshot.length > 0)
    memcpy(made->state, request->snapshot.bytes, request->snapshot.length);
  *session = made;
  return GH_OK;
}

static uint8_t *count(gh_session *session) { return &session->state[STATE_VERSION - 1]; }

static gh_status game_event(gh_session *session, const gh_event *event, gh_response *response) {
  if (event->kind != GH_EVENT_KEY) return GH_OK;
  if (event->key == 't' || event->key == 's' || event->key == 'f') sleep_for(event->key);
  if (event->key == 'r' || event->key == 'R') session->spoiled = event->key;
  if (event->key > 0 && event->key < 128 && strchr("+tsrR", (int)event->key) != NULL &&
      *count(session) < 255)
    ++*count(session);
  else if (event->key == 'u' && *count(session) > 0)
    --*count(session);
  else
    return GH_OK;
  response->flags = GH_RESPONSE_HANDLED | GH_RESPONSE_CHANGED | GH_RESPONSE_COMMITTED;
  return GH_OK;
}

static gh_status game_render(gh_session *session, int32_t columns, int32_t rows, gh_bytes *frame) {
  char line[32];
  (void)columns;
  (void)rows;
  if (FAULT == IN_FIRST_FRAME) abort();
  if (session->spoiled != 0) {
    uint32_t key = session->spoiled;
    session->spoiled = 0;
    sleep_for(key);
  }
  gh_builder *b = &session->builder;
  gh_builder_begin(b);
  gh_build_column(b, 1, GH_ALIGN_CENTER);
  gh_build_text(b, GH_ROLE_TITLE, gh_text_literal("Build " NUMBER(BUILD)));
  sprintf(line, "count %d", *count(session));
  gh_build_text(b, GH_ROLE_NORMAL, gh_text_string(line));
#ifdef HELPER
  sprintf(line, "helper %d", HELPER());
  gh_build_text(b, GH_ROLE_NORMAL, gh_text_string(line));
#endif
  for (int item = 0; item < LIST; item++) {
    if (item == 0) gh_build_scroll(b, -1);
    if (item == 0) gh_build_column(b, 0, GH_ALIGN_START);
    sprintf(line, "item %d", item);
    gh_build_button(b, gh_text_string(line), gh_text_string(line), gh_text_literal(""));
    if (item == LIST - 1) gh_build_close(b);
    if (item == LIST - 1) gh_build_close(b);
  }
  gh_build_close(b);
  *frame = gh_builder_finish(b, 0);
  if (FAULT == BAD_FRAME) frame->length -= 1;
  return frame->length > 0 ? GH_OK : GH_ERROR;
}

static gh_status game_snapshot(gh_session *session, gh_snapshot *snapshot) {
  snapshot->state_version = STATE_VERSION;
  snapshot->state.bytes = session->state;
  snapshot->state.length = STATE_VERSION;
  return GH_OK;
}

static void game_close(gh_session *session) {
  gh_builder_free(&session->builder);
  free(session);
}

#ifdef MIGRATES
static gh_status game_migrate(void *context, uint32_t from, gh_bytes state, gh_bytes *migrated) {
  static uint8_t bytes[2];
  (void)context;
  if (from != 1 || state.length != 1) return GH_BAD_STATE;
  bytes[1] = state.bytes[0];
  migrated->bytes = bytes;
  migrated->length = 2;
  return GH_OK;
}
#endif

static const char manifest[] =
    "{\"subsystem\":\"" SUBSYSTEM "\",\"title\":\"" TITLE "\",\"version\":\"" NUMBER(BUILD) "\","
    "\"tints\":{\"primary\":\"" TINT "\",\"secondary\":\"#888888\"},\"audioKeyPrefix\":\"s.\","
    "\"reminder\":{\"title\":\"t\",\"body\":\"b\"},\"homeModes\":[{\"id\":\"a\",\"title\":\"A\","
    "\"route\":\"board/a\"}],\"removeAdsProductId\":\"x\",\"cloud\":{\"container\":\"s\"},"
    "\"stateVersion\":" NUMBER(STATE_VERSION) "}";

const gh_game *makeGameConfig(const gh_host *host) {
  static gh_game game;
  (void)host;
  game.abi_version = GH_ABI_VERSION;
  game.size = (uint32_t)sizeof game;
  game.lowest_abi_version = GH_ABI_LOWEST;
  game.manifest.bytes = manifest;
  game.manifest.length = sizeof manifest - 1;
  game.open = game_open;
  game.event = game_event;
  game.render = game_render;
  game.snapshot = game_snapshot;
  game.close = game_close;
#ifdef MIGRATES
  game.migrate = game_migrate;
#endif
  return &game;
}
