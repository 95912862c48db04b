/*
 * A game that can be built with one thing wrong. Each variant is chosen by a macro:
 *
 *   ABI=n, LOWEST=n, SIZE=n     what the table states
 *   ENTRY=name                  the entry point's name
 *   RETURNS_NULL, MISALIGNED    what the entry point returns
 *   REASON="text"               the table's error
 *   OMIT_open … OMIT_migrate    a function pointer that is null
 *   NEEDS_SYMBOL=name           a symbol that is defined nowhere
 *   NEEDS_LIBRARY=name          a function of a library that is linked
 *   MANIFEST_LENGTH=n, MANIFEST_NULL
 *
 * A variant that must be refused also has REFUSED: then every callback ends the process, so that
 * a host that calls one is found out.
 */
#include "GamePluginABI.h"

#ifndef ABI
#define ABI GH_ABI_VERSION
#endif
#ifndef LOWEST
#define LOWEST GH_ABI_LOWEST
#endif
#ifndef SIZE
#define SIZE sizeof(gh_game)
#endif
#ifndef ENTRY
#define ENTRY makeGameConfig
#endif
#ifdef REFUSED
#define CALLED() abort()
#else
#define CALLED() (void)0
#endif

#ifdef NEEDS_SYMBOL
extern int NEEDS_SYMBOL(void);
#endif
#ifdef NEEDS_LIBRARY
extern int NEEDS_LIBRARY(void);
#endif

struct gh_session {
  gh_builder builder;
  uint32_t presses;
  uint8_t state[4];
};

static gh_status open_session(void *context, gh_session_handle *handle, const gh_open *request,
                              gh_session **session) {
  (void)context;
  (void)handle;
  CALLED();
  gh_session *s = (gh_session *)calloc(1, sizeof *s);
  if (!s) return GH_ERROR;
  if (request->snapshot.length == 4) memcpy(&s->presses, request->snapshot.bytes, 4);
  *session = s;
  return GH_OK;
}

static gh_status handle_event(gh_session *s, const gh_event *event, gh_response *response) {
  CALLED();
  if (event->kind != GH_EVENT_ACTION) return GH_OK;
  s->presses++;
  response->flags = GH_RESPONSE_HANDLED | GH_RESPONSE_CHANGED | GH_RESPONSE_COMMITTED;
  return GH_OK;
}

static gh_status render(gh_session *s, int32_t columns, int32_t rows, gh_bytes *frame) {
  char digits[2] = {(char)('0' + s->presses % 10), 0};
  (void)columns;
  (void)rows;
  CALLED();
  gh_builder_begin(&s->builder);
  gh_build_button(&s->builder, gh_text_string(digits), gh_text_literal("press"),
                  gh_text_literal("p"));
  *frame = gh_builder_finish(&s->builder, 0);
  return GH_OK;
}

static gh_status take_snapshot(gh_session *s, gh_snapshot *snapshot) {
  CALLED();
  memcpy(s->state, &s->presses, 4);
  snapshot->state_version = 1;
  snapshot->state.bytes = s->state;
  snapshot->state.length = 4;
  return GH_OK;
}

static void close_session(gh_session *s) {
  CALLED();
  gh_builder_free(&s->builder);
  free(s);
}

static gh_text last_error(void *context, gh_session *s) {
  (void)context;
  (void)s;
  CALLED();
  return gh_text_literal("no reason");
}

static gh_status fetch_resume(void *context, gh_session_handle *handle, gh_resume *resume) {
  (void)context;
  (void)handle;
  (void)resume;
  CALLED();
  return GH_ABSENT;
}

static gh_status migrate(void *context, uint32_t from_version, gh_bytes state,
                         gh_bytes *migrated) {
  (void)context;
  (void)from_version;
  CALLED();
  *migrated = state;
  return GH_OK;
}

static const char manifest[] =
    "{\"subsystem\":\"org.example.loading\",\"title\":\"Loading\",\"version\":\"1\","
    "\"tints\":{\"primary\":\"#000000\",\"secondary\":\"#000000\"},"
    "\"theme\":{\"light\":{},\"dark\":{}},\"audioKeyPrefix\":\"\","
    "\"reminder\":{\"title\":\"\",\"body\":\"\"},\"homeModes\":[{\"id\":\"one\","
    "\"title\":\"One\",\"subtitle\":\"\",\"route\":\"board\",\"key\":\"\",\"daily\":false}],"
    "\"removeAdsProductId\":\"\",\"cloud\":{\"container\":\"\"},\"vendorKey\":\"\","
    "\"leaderboards\":[],\"achievements\":[],\"stateVersion\":1,"
    "\"minimumSize\":{\"columns\":1,\"rows\":1}}";

GH_EXPORT const gh_game *ENTRY(const gh_host *host) {
  static gh_game game;
  (void)host;
#ifdef NEEDS_SYMBOL
  if (NEEDS_SYMBOL()) return NULL;
#endif
#ifdef NEEDS_LIBRARY
  if (NEEDS_LIBRARY()) return NULL;
#endif
#ifdef RETURNS_NULL
  return NULL;
#endif
#ifdef MISALIGNED
  return (const gh_game *)((const char *)&game + 1);
#endif
  game.abi_version = ABI;
  game.size = (uint32_t)(SIZE);
  game.lowest_abi_version = LOWEST;
#ifdef REASON
  game.error = gh_text_literal(REASON);
#endif
  game.manifest = gh_text_of(manifest, sizeof manifest - 1);
#ifdef MANIFEST_LENGTH
  game.manifest.length = MANIFEST_LENGTH;
#endif
#ifdef MANIFEST_NULL
  game.manifest.bytes = NULL;
#endif
#ifndef OMIT_open
  game.open = open_session;
#endif
#ifndef OMIT_event
  game.event = handle_event;
#endif
#ifndef OMIT_render
  game.render = render;
#endif
#ifndef OMIT_snapshot
  game.snapshot = take_snapshot;
#endif
#ifndef OMIT_close
  game.close = close_session;
#endif
#ifndef OMIT_last_error
  game.last_error = last_error;
#endif
#ifndef OMIT_fetch_resume
  game.fetch_resume = fetch_resume;
#endif
#ifndef OMIT_migrate
  game.migrate = migrate;
#endif
  return &game;
}
