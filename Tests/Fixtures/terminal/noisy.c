/*
 * Lights Out, but it talks: prints to descriptors 1 and 2 whenever it is called, and falls when
 * the player presses x.
 */
#define makeGameConfig lights_out_config
#include "../c-game/lightsout.c"
#undef makeGameConfig

#include <unistd.h>

static gh_game noisy;
static gh_game quiet;

static void talk(const char *when) {
  char line[80];
  for (int fd = 1; fd <= 2; fd++) {
    int length = snprintf(line, sizeof line, "noise on %d at %s\033[2J\n", fd, when);
    if (write(fd, line, (size_t)length) < 0) return;
  }
}

static gh_status talk_event(gh_session *s, const gh_event *event, gh_response *response) {
  talk("event");
  if (event->kind == GH_EVENT_KEY && event->key == 'x') abort();
  return quiet.event(s, event, response);
}

static gh_status talk_render(gh_session *s, int32_t columns, int32_t rows, gh_bytes *frame) {
  talk("render");
  return quiet.render(s, columns, rows, frame);
}

extern const gh_game *makeGameConfig(const gh_host *host);

GH_EXPORT const gh_game *makeGameConfig(const gh_host *host) {
  talk("load");
  quiet = *lights_out_config(host);
  noisy = quiet;
  noisy.event = talk_event;
  noisy.render = talk_render;
  return &noisy;
}
