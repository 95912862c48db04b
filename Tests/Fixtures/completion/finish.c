/* A game that is over when '+' was pressed three times: board/ID is the game "finish#ID". */
#include "GamePluginABI.h"

#include <stdio.h>
#include <stdlib.h>

struct gh_session {
  uint8_t count;
  char id[80];
  gh_session_handle *handle;
  const gh_host *host;
  gh_builder builder;
};

static const gh_host *the_host;

static gh_status game_open(void *context, gh_session_handle *handle, const gh_open *request,
                           gh_session **session) {
  (void)context;
  if (request->route.length < 7 || request->route.length > 60) return GH_BAD_ROUTE;
  gh_session *made = (gh_session *)calloc(1, sizeof *made);
  made->handle = handle;
  made->host = the_host;
  sprintf(made->id, "finish#%.*s", (int)request->route.length - 6, request->route.bytes + 6);
  if (request->snapshot.length == 1)
    made->count = *(const uint8_t *)request->snapshot.bytes;
  *session = made;
  return GH_OK;
}

static gh_status game_event(gh_session *session, const gh_event *event, gh_response *response) {
  if (event->kind != GH_EVENT_KEY || event->key != '+' || session->count >= 3) return GH_OK;
  if (++session->count == 3) {
    gh_completion completion;
    memset(&completion, 0, sizeof completion);
    completion.size = (uint32_t)sizeof completion;
    completion.flags = GH_COMPLETION_WON;
    completion.mode = gh_text_literal("a");
    completion.game_id = gh_text_string(session->id);
    completion.score = 7;
    completion.elapsed_ms = 5;
    completion.leaderboard = gh_text_literal("l");
    session->host->environment->complete(session->handle, &completion);
  }
  response->flags = GH_RESPONSE_HANDLED | GH_RESPONSE_CHANGED | GH_RESPONSE_COMMITTED;
  return GH_OK;
}

static gh_status game_render(gh_session *session, int32_t columns, int32_t rows, gh_bytes *frame) {
  char line[32];
  (void)columns;
  (void)rows;
  gh_builder *b = &session->builder;
  gh_builder_begin(b);
  sprintf(line, "count %d", session->count);
  gh_build_text(b, GH_ROLE_NORMAL, gh_text_string(line));
  *frame = gh_builder_finish(b, 0);
  return frame->length > 0 ? GH_OK : GH_ERROR;
}

static gh_status game_snapshot(gh_session *session, gh_snapshot *snapshot) {
  snapshot->state_version = 1;
  snapshot->state.bytes = &session->count;
  snapshot->state.length = 1;
  snapshot->progress = session->count * 333;
  if (session->count == 3) snapshot->flags = GH_SNAPSHOT_FINISHED;
  return GH_OK;
}

static void game_close(gh_session *session) {
  gh_builder_free(&session->builder);
  free(session);
}

static const char manifest[] =
    "{\"subsystem\":\"org.example.finish\",\"title\":\"Finish\",\"version\":\"1\","
    "\"tints\":{\"primary\":\"#1e90ff\",\"secondary\":\"#888888\"},\"audioKeyPrefix\":\"f.\","
    "\"reminder\":{\"title\":\"t\",\"body\":\"b\"},\"homeModes\":[{\"id\":\"a\",\"title\":\"A\","
    "\"route\":\"board/a\"}],\"removeAdsProductId\":\"x\",\"cloud\":{\"container\":\"finish\"},"
    "\"leaderboards\":[{\"id\":\"l\",\"title\":\"L\"}],\"stateVersion\":1}";

const gh_game *makeGameConfig(const gh_host *host) {
  static gh_game game;
  the_host = host;
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
  return &game;
}
