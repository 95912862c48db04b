/* A game whose keys reach for the host's services: '+' counts, 's' plays a cue, 'w' wins,
 * 'e' records an event, 'h' keeps the host waiting for 400 ms, 'z' for ever, 'x' crashes.
 * -DVENDOR_KEY names the vendor who signs its licences, -DSUBSYSTEM and -DTITLE another game. */
#define _POSIX_C_SOURCE 199309L
#include "GamePluginABI.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef VENDOR_KEY
#define VENDOR_KEY ""
#endif
#ifndef SUBSYSTEM
#define SUBSYSTEM "org.example.seams"
#endif
#ifndef TITLE
#define TITLE "Seams"
#endif

struct gh_session {
  gh_session_handle *handle;
  uint8_t count;
  gh_builder builder;
};

static const gh_host *host;

static gh_status game_open(void *context, gh_session_handle *handle, const gh_open *request,
                           gh_session **session) {
  (void)context;
  gh_session *made = (gh_session *)calloc(1, sizeof *made);
  if (!made) return GH_ERROR;
  made->handle = handle;
  if (request->snapshot.length == 1) made->count = request->snapshot.bytes[0];
  *session = made;
  return GH_OK;
}

__attribute__((noinline)) static void fall_over(void) {
  volatile int *nowhere = (volatile int *)8;
  *nowhere = 1;
}

static void win(gh_session *session) {
  char id[32];
  gh_completion completion;
  memset(&completion, 0, sizeof completion);
  snprintf(id, sizeof id, "count:%d", session->count);
  completion.size = (uint32_t)sizeof completion;
  completion.flags = GH_COMPLETION_WON;
  completion.mode = gh_text_literal("classic");
  completion.game_id = gh_text_string(id);
  completion.elapsed_ms = 1000;
  host->environment->complete(session->handle, &completion);
}

static gh_status game_event(gh_session *session, const gh_event *event, gh_response *response) {
  if (event->kind != GH_EVENT_KEY) return GH_OK;
  switch (event->key) {
    case '+':
      session->count++;
      response->flags = GH_RESPONSE_CHANGED | GH_RESPONSE_COMMITTED;
      break;
    case 's': host->audio->play(session->handle, gh_text_literal("tap")); break;
    case 'w': win(session); break;
    case 'e': host->telemetry->event(session->handle, gh_text_literal("seams.key"), NULL, 0); break;
    case 'h': {
      struct timespec span = {0, 400000000};
      nanosleep(&span, NULL);
      break;
    }
    case 'z': {
      struct timespec span = {3600, 0};
      for (;;) nanosleep(&span, NULL);
    }
    case 'x': fall_over(); break;
    default: return GH_OK;
  }
  response->flags |= GH_RESPONSE_HANDLED;
  return GH_OK;
}

static gh_status game_render(gh_session *session, int32_t columns, int32_t rows, gh_bytes *frame) {
  char line[32];
  (void)columns;
  (void)rows;
  gh_builder *b = &session->builder;
  gh_builder_begin(b);
  gh_build_column(b, 1, GH_ALIGN_CENTER);
  snprintf(line, sizeof line, "count %d.", session->count);
  gh_build_text(b, GH_ROLE_NORMAL, gh_text_string(line));
  gh_build_close(b);
  *frame = gh_builder_finish(b, 0);
  return frame->length > 0 ? GH_OK : GH_ERROR;
}

static gh_status game_snapshot(gh_session *session, gh_snapshot *snapshot) {
  snapshot->state_version = 1;
  snapshot->state.bytes = &session->count;
  snapshot->state.length = 1;
  return GH_OK;
}

static void game_close(gh_session *session) {
  gh_builder_free(&session->builder);
  free(session);
}

static const char manifest[] =
    "{\"subsystem\":\"" SUBSYSTEM "\",\"title\":\"" TITLE "\",\"version\":\"1.0.0\","
    "\"tints\":{\"primary\":\"#1e90ff\",\"secondary\":\"#888888\"},\"audioKeyPrefix\":\"seams.\","
    "\"reminder\":{\"title\":{\"en\":\"Seams today\",\"de\":\"Nähte heute\"},"
    "\"body\":{\"en\":\"One count a day.\",\"de\":\"Einmal zählen am Tag.\"}},"
    "\"homeModes\":[{\"id\":\"classic\",\"title\":\"Classic\",\"route\":\"board\"}],"
    "\"removeAdsProductId\":\"" SUBSYSTEM ".removeads\",\"vendorKey\":\"" VENDOR_KEY "\","
    "\"cloud\":{\"container\":\"seams\"},\"stateVersion\":1}";

const gh_game *makeGameConfig(const gh_host *from) {
  static gh_game game;
  host = from;
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
