/* A library whose `draw` builds a frame with every kind of node, and whose other functions make
 * the builder fail in each way. Used by the door's tests. */
#include "GamePluginABI.h"

static gh_builder b;

GH_EXPORT gh_bytes draw(void);
GH_EXPORT gh_bytes draw_several_roots(void);
GH_EXPORT gh_bytes draw_wrongly(int32_t which);
GH_EXPORT const char *failure(void);
GH_EXPORT void finish_with_it(void);

gh_bytes draw(void) {
  const int64_t values[3] = {1, -2, 5000000000};
  uint8_t *pixels;
  gh_builder_begin(&b);
  gh_build_column(&b, 1, GH_ALIGN_START)->id = 9;
  gh_build_row(&b, 2, GH_ALIGN_CENTER);
  gh_build_text(&b, GH_ROLE_TITLE, gh_text_literal("caf\xc3\xa9"))->flags = GH_FLAG_BOLD;
  gh_build_spacer(&b, 1);
  gh_build_button(&b, gh_text_literal("Go"), gh_text_literal("go"), gh_text_literal("g"));
  gh_build_close(&b);
  gh_build_divider(&b);
  gh_build_overlay(&b, GH_ALIGN_CENTER, GH_ALIGN_END);
  gh_build_padding(&b, 1, 2, 3, 4);
  gh_build_size(&b, 10, GH_NONE);
  gh_build_scroll(&b, GH_NONE);
  gh_build_box(&b, gh_text_literal("Title"));
  gh_build_gauge(&b, 3, 10, gh_text_literal("3 of 10"));
  while (b.depth > 1) gh_build_close(&b);
  gh_build_chart(&b, GH_CHART_BARS, 4, values, 3, gh_text_literal("a\nb\nc"));
  gh_build_key(&b, gh_text_literal("x"), gh_text_literal("leave"), gh_text_of(NULL, 0));
  gh_build_grid(&b, 2, 1, 1, 1)->p[7] = GH_LINES_ALL;
  gh_build_cell_action(&b, gh_build_cell(&b, 1, 0, gh_text_literal("z"), gh_text_string("last")),
                       gh_text_literal("pick"));
  pixels = gh_build_canvas(&b, 2, 2);
  if (pixels) pixels[15] = 255;
  b.frame_flags = GH_FRAME_WANTS_POINTER_MOTION;
  return gh_builder_finish(&b, 250);
}

gh_bytes draw_several_roots(void) {
  gh_builder_begin(&b);
  gh_build_text(&b, GH_ROLE_NORMAL, gh_text_literal("one"));
  gh_build_text(&b, GH_ROLE_NORMAL, gh_text_literal("two"));
  return gh_builder_finish(&b, 0);
}

gh_bytes draw_wrongly(int32_t which) {
  static char long_text[300];
  uint32_t i;
  memset(long_text, 'x', sizeof long_text);
  gh_builder_begin(&b);
  switch (which) {
    case 0: /* nothing at all: an empty column, not a failure */ break;
    case 1: gh_build_close(&b); break;
    case 2:
      for (i = 0; i <= GH_MAX_DEPTH; i++) gh_build_column(&b, 0, GH_ALIGN_START);
      break;
    case 3:
      for (i = 0; i <= GH_MAX_NODES; i++) gh_build_spacer(&b, 0);
      break;
    case 4:
      for (i = 0; i <= GH_MAX_TEXT / 255; i++) {
        gh_build_text(&b, GH_ROLE_NORMAL, gh_text_of(long_text, 255));
      }
      break;
    case 5: gh_build_grid(&b, 0, 3, 1, 1); break;
    case 6:
      gh_build_grid(&b, 300, 300, 1, 1);
      gh_build_cell(&b, 0, 0, gh_text_literal("x"), gh_text_of(NULL, 0))->role = GH_ROLE_FLAG;
      break;
    case 7:
      gh_build_grid(&b, 2, 2, 1, 1);
      gh_build_cell(&b, 2, 0, gh_text_literal("x"), gh_text_of(NULL, 0))->role = GH_ROLE_FLAG;
      break;
    case 8:
      gh_build_grid(&b, 2, 2, 1, 1);
      gh_build_cell(&b, 0, 0, gh_text_of(long_text, 256), gh_text_of(NULL, 0));
      break;
    case 9:
      if (gh_build_canvas(&b, 2049, 1)) memset(b.pixels, 0, 1);
      break;
    case 10:
      gh_build_spacer(&b, 0);
      for (i = 0; i < GH_MAX_DEPTH; i++) gh_build_column(&b, 0, GH_ALIGN_START);
      break;
    default: break;
  }
  return gh_builder_finish(&b, 0);
}

const char *failure(void) { return gh_builder_failure(&b); }

void finish_with_it(void) { gh_builder_free(&b); }
