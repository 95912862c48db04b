/*
 * GamePluginABI.h: the door between a game and its host.
 *
 * A game is a shared library that exports one function:
 *
 *     const gh_game *makeGameConfig(const gh_host *host);
 *
 * It receives the host's table and returns the game's. This header is everything that a game in
 * any language must honour; it needs only C99 (or C++11) and the C library.
 *
 * Rules that hold for every function on this page
 * - Threads: the host calls a game on one thread only, and a game calls the host's services only
 *   on that thread and only inside a call from the host. Nothing here is async-signal-safe.
 * - Exceptions, Swift errors and longjmp never cross the door.
 * - Text is UTF-8, given as pointer and length, not terminated. A length of 0 means "none"; the
 *   pointer may then be null.
 * - Memory belongs to the side that made it. What the host passes in lives until the call
 *   returns. What a game returns lives until the next call on the same session (for gh_game: for
 *   as long as the library is loaded). What a host service returns lives until the next service
 *   call or until the game's function returns, whichever comes first. Nobody frees the other
 *   side's memory.
 * - Growth: structs that may grow have a member `size`: their bytes, as their maker knew them. A
 *   reader treats a member beyond that size as absent (zero); GH_HAS asks for one. Members are
 *   only ever appended. Structs without `size` (gh_text, gh_bytes, gh_range, gh_attribute,
 *   gh_finished_game, and what a frame is made of) never change.
 * - Numbers are little-endian and of fixed width, pointers have 64 bits; padding is named and
 *   must be zero. No struct has padding that is not named.
 */
#ifndef GAME_PLUGIN_ABI_H
#define GAME_PLUGIN_ABI_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the door's numbers are little-endian"
#endif
#if UINTPTR_MAX != UINT64_MAX
#error "the door's pointers have 64 bits"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this page, and the lowest one that a game built with it can still work with. */
#define GH_ABI_VERSION 1u
#define GH_ABI_LOWEST 1u

#if defined(__GNUC__)
#define GH_EXPORT __attribute__((visibility("default"), used))
#else
#define GH_EXPORT
#endif

/* ------------------------------------------------------------------ values */

/* A run of UTF-8 text. Not terminated. */
typedef struct gh_text {
  const char *bytes;
  uint64_t length; /* in bytes */
} gh_text;

/* A run of bytes. */
typedef struct gh_bytes {
  const uint8_t *bytes;
  uint64_t length;
} gh_bytes;

/* What a function answers. Anything but GH_OK is a failure; see gh_game.last_error. */
typedef int32_t gh_status;
#define GH_OK 0
#define GH_ERROR 1       /* failed; the reason is in last_error */
#define GH_ABSENT 2      /* nothing is stored there; an ordinary answer, not an error */
#define GH_REFUSED 3     /* not allowed, or not available on this machine */
#define GH_BAD_STATE 4   /* a snapshot that this build cannot take */
#define GH_BAD_ROUTE 5   /* a route that this game does not have */

/* ------------------------------------------------------------------ frames
 *
 * A frame is one block of bytes:
 *
 *     gh_frame_header | nodes | cells | values | pixels | text
 *
 * in that order without gaps. Nodes stand in pre-order: a node is followed by its `descendants`
 * nodes. Every text of a node or cell is a range of the text section, which several may share;
 * cells, values and pixels belong to one node each. Text has no control characters but '\n'. The
 * host checks a frame before it uses it (bounds, depth, UTF-8, counts) and reports a bad one by
 * name.
 */
#define GH_FRAME_MAGIC 0x31464847u /* "GHF1" */

#define GH_MAX_NODES 16384u
#define GH_MAX_CELLS 65536u
#define GH_MAX_VALUES 65536u
#define GH_MAX_DEPTH 64u
#define GH_MAX_TEXT (1u << 20)
#define GH_MAX_SHOWN_TEXT (4u << 20) /* bytes over all nodes, where several use the same text */
#define GH_MAX_PIXELS (4u << 20) /* bytes: four per pixel */

typedef struct gh_frame_header {
  uint32_t magic;       /* GH_FRAME_MAGIC */
  uint32_t header_size; /* sizeof(gh_frame_header) */
  uint32_t total_size;  /* of the whole block, in bytes */
  uint32_t node_count;  /* at least 1: the root */
  uint32_t cell_count;
  uint32_t value_count;
  uint32_t pixel_size; /* in bytes, a multiple of 4 */
  uint32_t text_size;  /* in bytes */
  uint32_t tick_ms;    /* wish for a GH_EVENT_TICK after so many milliseconds; 0: none */
  uint32_t flags;      /* GH_FRAME_* */
  uint32_t reserved[2];
} gh_frame_header;

#define GH_FRAME_WANTS_POINTER_MOTION 1u /* also send pointer moves without a button */

/* A range of the text section, in bytes. */
typedef struct gh_range {
  uint32_t offset;
  uint32_t length;
} gh_range;

/* One node, 96 bytes. What `p` holds depends on the kind. Unused members are zero. */
typedef struct gh_node {
  uint16_t kind;        /* GH_NODE_* */
  uint16_t role;        /* GH_ROLE_* */
  uint32_t flags;       /* GH_FLAG_* */
  uint32_t descendants; /* number of nodes below this one */
  uint32_t id;          /* identity between frames, for focus and scrolling; 0: none */
  gh_range text;        /* what is shown */
  gh_range label;       /* what is spoken instead of the text */
  gh_range action;      /* id sent in GH_EVENT_ACTION; makes the node focusable and clickable */
  gh_range hint;        /* the key that does the same: "f", "enter", "ctrl+z"; "n esc" for either */
  int32_t p[8];
  uint32_t data;       /* first cell, value or pixel byte of this node */
  uint32_t data_count; /* how many of them */
  uint32_t foreground; /* 0xAARRGGBB; 0: the role's colour */
  uint32_t background; /* 0xAARRGGBB; 0: the role's colour */
} gh_node;

/* One square of a board, 24 bytes. */
typedef struct gh_cell {
  uint32_t glyph;         /* offset of what is shown; '\n' separates the lines of a tall cell */
  uint32_t label;         /* offset of what is spoken */
  uint32_t action;        /* offset of the action id; a cell without one uses its grid's */
  uint8_t glyph_length;   /* in bytes */
  uint8_t label_length;
  uint8_t action_length;
  uint8_t flags;          /* GH_CELL_* */
  uint16_t role;          /* GH_ROLE_* */
  uint16_t reserved;
  uint32_t background;    /* 0xAARRGGBB; 0: the role's colour */
} gh_cell;

#define GH_CELL_DISABLED 1u
#define GH_CELL_BOLD 2u
#define GH_CELL_UNDERLINE 4u
#define GH_CELL_REVERSE 8u

/* Kinds, with what p[0], p[1] … hold in this order; members of p that are not named are zero.
 * Lengths are terminal cells, at most 32767. In GH_NODE_SIZE a length may be GH_NONE, "as it
 * comes", and a greatest length GH_UNBOUNDED. Alignments are GH_ALIGN_*. */
#define GH_NONE (-1)
#define GH_UNBOUNDED 0x7fffffff
#define GH_NODE_COLUMN 1   /* children below each other; p: spacing, alignment */
#define GH_NODE_ROW 2      /* children beside each other; p: spacing, alignment */
#define GH_NODE_OVERLAY 3  /* children upon each other, the last on top; p: horizontal, vertical
                              alignment */
#define GH_NODE_TEXT 4     /* a run of text; p: line limit (0 none), alignment */
#define GH_NODE_BUTTON 5   /* text, or one child; action, hint */
#define GH_NODE_SPACER 6   /* takes what is left; p: least length */
#define GH_NODE_DIVIDER 7  /* a line across its stack */
#define GH_NODE_PADDING 8  /* one child; p: top, leading, bottom, trailing */
#define GH_NODE_SIZE 9     /* one child; p: width, height, least width, least height, greatest
                              width, greatest height, horizontal, vertical alignment */
#define GH_NODE_SCROLL 10  /* one child, taller than the room for it; p: row to keep in sight or
                              GH_NONE */
#define GH_NODE_GAUGE 11   /* p: value, total; text stands beside it */
#define GH_NODE_CHART 12   /* values as bars or as a plot; p: style, greatest value (0: from the
                              values), height; text: one label a line */
#define GH_NODE_GRID 13    /* cells, row by row; p: columns, rows (1 to 1024), cell width (1 to
                              16), cell height (1 to 8), cursor (cell index or GH_NONE), box
                              columns, box rows (0: no boxes), GH_LINES_* */
#define GH_NODE_CANVAS 14  /* pixels, RGBA bytes; p: width, height in pixels */
#define GH_NODE_BOX 15     /* a border around one child; text: its title; p: GH_BOX_* */
#define GH_NODE_KEY 16     /* a keyboard hint: hint is the key, text what it does; action: what a
                              click sends */

#define GH_ALIGN_START 0
#define GH_ALIGN_CENTER 1
#define GH_ALIGN_END 2

#define GH_LINES_NONE 0  /* a grid without lines */
#define GH_LINES_OUTER 1 /* a border around the grid */
#define GH_LINES_BOXES 2 /* a border, and lines between boxes */
#define GH_LINES_ALL 3   /* lines between all cells, heavier between boxes */

#define GH_BOX_LIGHT 0
#define GH_BOX_ROUNDED 1
#define GH_BOX_HEAVY 2
#define GH_BOX_DOUBLE 3

#define GH_CHART_BARS 0 /* lying bars, one a row; with a height upright ones */
#define GH_CHART_PLOT 1

#define GH_FLAG_FOCUSED 1u    /* the game's own focus stands here */
#define GH_FLAG_DISABLED 2u   /* shown, but not to be used now */
#define GH_FLAG_BOLD 4u
#define GH_FLAG_DIM 8u
#define GH_FLAG_ITALIC 16u
#define GH_FLAG_UNDERLINE 32u
#define GH_FLAG_REVERSE 64u
#define GH_FLAG_WRAP 128u     /* a text may use several lines */
#define GH_FLAG_MODAL 256u    /* what lies beneath in the overlay cannot be used */
#define GH_FLAG_SILENT 512u   /* not for a screen reader: decoration */
#define GH_FLAG_SELECTED 1024u

/* Roles say what a thing is; a theme says how that looks. */
#define GH_ROLE_NORMAL 0
#define GH_ROLE_TITLE 1
#define GH_ROLE_SECONDARY 2
#define GH_ROLE_ACCENT 3
#define GH_ROLE_BUTTON 4
#define GH_ROLE_SELECTED 5
#define GH_ROLE_SUCCESS 6
#define GH_ROLE_WARNING 7
#define GH_ROLE_DANGER 8
#define GH_ROLE_BORDER 9
#define GH_ROLE_TOAST 10
#define GH_ROLE_DISABLED 11
#define GH_ROLE_GIVEN 12     /* a square's fixed content */
#define GH_ROLE_ENTRY 13     /* what the player put into a square */
#define GH_ROLE_CANDIDATE 14 /* a pencil mark */
#define GH_ROLE_CONFLICT 15  /* breaks a rule */
#define GH_ROLE_PEER 16      /* shares a line or region with the focus */
#define GH_ROLE_SAME 17      /* same content as the focus */
#define GH_ROLE_CLOSED 18    /* not yet revealed */
#define GH_ROLE_OPEN 19      /* revealed, empty */
#define GH_ROLE_FLAG 20      /* marked by the player */
#define GH_ROLE_HAZARD 21    /* what the player avoids */
#define GH_ROLE_STRUCK 22    /* the hazard that ended the game */
#define GH_ROLE_HINT 23      /* pointed at by a hint */
#define GH_ROLE_VALUE_1 24   /* VALUE_1 … VALUE_8: eight kinds told apart by colour and glyph */
#define GH_ROLE_VALUE_8 31
#define GH_ROLE_COUNT 32

/* ------------------------------------------------------------------ events */

#define GH_EVENT_KEY 1     /* key, modifiers; text holds what the key types, if anything */
#define GH_EVENT_TEXT 2    /* text typed by an input method or a script */
#define GH_EVENT_PASTE 3   /* text pasted: never commands */
#define GH_EVENT_POINTER 4 /* phase, button, modifiers, node, column, row, cell */
#define GH_EVENT_ACTION 5  /* text: the action's id; node; cell if it came from a grid */
#define GH_EVENT_TICK 6    /* the wish of a frame's tick_ms came due */
#define GH_EVENT_RESIZE 7  /* columns, rows */
#define GH_EVENT_FOCUS 8   /* the window got (value 1) or lost (value 0) the focus */
#define GH_EVENT_SUSPEND 9 /* play stops: clocks must stand still */
#define GH_EVENT_RESUME 10 /* play goes on */

/* Keys that type nothing. A key that types something is its Unicode scalar, lower case. */
#define GH_KEY_UP 0x110000u
#define GH_KEY_DOWN 0x110001u
#define GH_KEY_LEFT 0x110002u
#define GH_KEY_RIGHT 0x110003u
#define GH_KEY_HOME 0x110004u
#define GH_KEY_END 0x110005u
#define GH_KEY_PAGE_UP 0x110006u
#define GH_KEY_PAGE_DOWN 0x110007u
#define GH_KEY_ENTER 0x110008u
#define GH_KEY_ESCAPE 0x110009u
#define GH_KEY_TAB 0x11000Au
#define GH_KEY_BACKSPACE 0x11000Bu
#define GH_KEY_DELETE 0x11000Cu
#define GH_KEY_INSERT 0x11000Du
#define GH_KEY_F1 0x110020u /* F1 … F12 follow each other */

#define GH_MODIFIER_SHIFT 1u
#define GH_MODIFIER_ALT 2u
#define GH_MODIFIER_CONTROL 4u
#define GH_MODIFIER_SUPER 8u

#define GH_POINTER_PRESS 1
#define GH_POINTER_RELEASE 2
#define GH_POINTER_DRAG 3
#define GH_POINTER_MOVE 4
#define GH_POINTER_WHEEL 5 /* value: rows, negative is up */

#define GH_BUTTON_NONE 0
#define GH_BUTTON_LEFT 1
#define GH_BUTTON_MIDDLE 2
#define GH_BUTTON_RIGHT 3
#define GH_BUTTON_CHORD 4 /* left and right together */

typedef struct gh_event {
  uint32_t size;
  uint32_t kind;     /* GH_EVENT_* */
  int64_t clock_ms;  /* the session's steady clock: 0 when it was opened, never goes back */
  int64_t wall_ms;   /* milliseconds since 1970-01-01 UTC */
  gh_text text;
  uint32_t key;
  uint32_t modifiers; /* GH_MODIFIER_* */
  uint32_t phase;     /* GH_POINTER_* */
  uint32_t button;    /* GH_BUTTON_* */
  uint32_t node;      /* id of the node under the pointer or of the action's; 0: none */
  int32_t cell;       /* index of the grid's cell, or GH_NONE */
  int32_t column;     /* within that node, in terminal cells */
  int32_t row;
  int32_t columns; /* resize */
  int32_t rows;
  int32_t value; /* wheel rows; focus */
  uint32_t reserved;
} gh_event;

/* What a game answers to an event. The host zeroes it and sets size before the call. */
typedef struct gh_response {
  uint32_t size;
  uint32_t flags; /* GH_RESPONSE_* */
  gh_text route;  /* with GH_RESPONSE_OPEN: the route to open */
  gh_text toast;  /* a short message to the player; empty: none */
} gh_response;

#define GH_RESPONSE_HANDLED 1u   /* the host does nothing more with this event */
#define GH_RESPONSE_CHANGED 2u   /* the frame may look different now */
#define GH_RESPONSE_COMMITTED 4u /* a move was made: the host stores a snapshot before it draws */
#define GH_RESPONSE_LEAVE 8u     /* back to where the player came from */
#define GH_RESPONSE_OPEN 16u     /* open `route` in place of this one */

/* ------------------------------------------------------------------ snapshots */

/* A session's whole state, and what a list of saved games shows of it. */
typedef struct gh_snapshot {
  uint32_t size;
  uint32_t state_version; /* of `state`; the manifest names the one this build writes */
  gh_bytes state;
  gh_text summary;      /* for people, for example "12 of 99 marked"; may be empty */
  int64_t elapsed_ms;   /* time played */
  uint32_t progress;    /* 0 … 1000 */
  uint32_t flags;       /* GH_SNAPSHOT_* */
} gh_snapshot;

#define GH_SNAPSHOT_FINISHED 1u /* over: nothing to resume */
#define GH_SNAPSHOT_PRISTINE 2u /* no move made yet: nothing worth resuming */

/* ------------------------------------------------------------------ the host's services
 *
 * One group per seam, in the order in which the host wires them. A group's pointer may be null
 * (an older or smaller host): a game must then do without. `session` is the handle that the host
 * gave to gh_game.open or gh_game.fetch_resume; no other value is valid, and it is no longer
 * valid after close.
 */
typedef struct gh_session_handle gh_session_handle;

#define GH_ATTRIBUTE_TEXT 1
#define GH_ATTRIBUTE_INTEGER 2
#define GH_ATTRIBUTE_NUMBER 3
#define GH_ATTRIBUTE_FLAG 4

typedef struct gh_attribute {
  gh_text key;
  uint32_t kind; /* GH_ATTRIBUTE_* */
  uint32_t reserved;
  gh_text text;
  int64_t integer; /* also the flag: 0 or 1 */
  double number;
} gh_attribute;

/* 1 Telemetry. Kept on this machine, and written for export only with the player's consent. */
typedef struct gh_telemetry {
  uint32_t size;
  uint32_t reserved;
  void (*event)(gh_session_handle *session, gh_text name, const gh_attribute *attributes,
                uint64_t count);
} gh_telemetry;

/* 2 ErrorReporter. For faults that the game survived; the host sees crashes by itself. */
typedef struct gh_error_reporter {
  uint32_t size;
  uint32_t reserved;
  void (*report)(gh_session_handle *session, gh_text message);
} gh_error_reporter;

/* A game that was finished, as the host counted it. */
typedef struct gh_finished_game {
  gh_text mode;        /* as the game reported it */
  gh_text game_id;
  int64_t elapsed_ms;
  int64_t score;
  int64_t finished_ms; /* Unix milliseconds */
  int32_t day;         /* of the player's calendar then, since 1970-01-01 */
  uint32_t flags;      /* GH_COMPLETION_* */
} gh_finished_game;

#define GH_MAX_FINISHED 20000u /* the newest ones are told */

/* 3 GameCenter. `progress` is in thousandths. `finished_games` gives the finished games of a
 * mode, or of all modes when `mode` is empty, oldest first; the array lives like any answer of a
 * service. What a game shows of the past, such as the days of a daily puzzle, it takes from here. */
typedef struct gh_game_center {
  uint32_t size;
  uint32_t reserved;
  gh_status (*submit_score)(gh_session_handle *session, gh_text leaderboard, int64_t value,
                            gh_text game_id);
  gh_status (*report_achievement)(gh_session_handle *session, gh_text achievement,
                                  uint32_t progress);
  gh_status (*finished_games)(gh_session_handle *session, gh_text mode,
                              const gh_finished_game **games, uint64_t *count);
} gh_game_center;

/* A game that the host saved. The caller zeroes it and sets size. */
typedef struct gh_saved_game {
  uint32_t size;
  uint32_t state_version;
  gh_bytes state;
  gh_text summary;
  int64_t elapsed_ms;
  int64_t saved_ms;  /* Unix milliseconds */
  uint64_t seed;     /* that the game was opened with */
  uint32_t progress; /* 0 … 1000 */
  uint32_t flags;    /* GH_SNAPSHOT_* */
} gh_saved_game;

/* 4 Persistence. A game's own slots; saved games themselves are kept by the host. Slot names are
 * 1 to 64 bytes of a-z, 0-9, '.', '_', '-'. `load` answers GH_ABSENT for a slot never saved.
 * `saved_game` gives what the host saved of this game under a route: how far it is, for a screen
 * that leads there; GH_ABSENT where there is nothing. */
typedef struct gh_persistence {
  uint32_t size;
  uint32_t reserved;
  gh_status (*load)(gh_session_handle *session, gh_text slot, gh_bytes *bytes);
  gh_status (*save)(gh_session_handle *session, gh_text slot, gh_bytes bytes);
  gh_status (*remove)(gh_session_handle *session, gh_text slot);
  gh_status (*saved_game)(gh_session_handle *session, gh_text route, gh_saved_game *game);
} gh_persistence;

/* 5 Monetization. 1: the player owns the product; 0: not. */
typedef struct gh_monetization {
  uint32_t size;
  uint32_t reserved;
  int32_t (*is_entitled)(gh_session_handle *session, gh_text product);
} gh_monetization;

/* 6 Audio. A cue's name is completed by the manifest's audioKeyPrefix. Never waits. */
typedef struct gh_audio {
  uint32_t size;
  uint32_t reserved;
  void (*play)(gh_session_handle *session, gh_text cue);
} gh_audio;

/* 7 Consent. 1: given; 0: refused or not yet asked. */
typedef struct gh_consent {
  uint32_t size;
  uint32_t reserved;
  int32_t (*is_given)(gh_session_handle *session);
} gh_consent;

/* 8 Reminders. Minutes after local midnight, or GH_NONE when none is set. */
typedef struct gh_reminders {
  uint32_t size;
  uint32_t reserved;
  int32_t (*daily_minute)(gh_session_handle *session);
} gh_reminders;

/* A finished game, for leaderboards, statistics and streaks. Counted once per game_id. The id of
 * a daily puzzle ends in its day, "daily:2026-11-30": it counts for that day, and for a streak if
 * it was solved on that day. */
typedef struct gh_completion {
  uint32_t size;
  uint32_t flags;     /* GH_COMPLETION_* */
  gh_text mode;       /* id of the home mode, for example "expert" */
  gh_text game_id;    /* what reproduces the game: parameters#seed or parameters:description */
  int64_t elapsed_ms;
  int64_t score;      /* in the unit of the leaderboard */
  gh_text leaderboard; /* empty: none */
} gh_completion;

#define GH_COMPLETION_WON 1u
#define GH_COMPLETION_ASSISTED 2u /* with hints or undo: no leaderboard */

/* Outside the seams: time, log, and the end of a game. `now` is the time of the event that is
 * being answered, so that a recorded game replays exactly. */
typedef struct gh_environment {
  uint32_t size;
  uint32_t reserved;
  int64_t (*now)(gh_session_handle *session);                      /* Unix milliseconds, UTC */
  int32_t (*local_day)(gh_session_handle *session, int64_t unix_ms); /* days since 1970-01-01 */
  void (*log)(gh_session_handle *session, gh_text message);
  void (*complete)(gh_session_handle *session, const gh_completion *completion);
} gh_environment;

/* The host's table. Lives as long as the library is loaded. */
typedef struct gh_host {
  uint32_t abi_version;        /* the host's GH_ABI_VERSION */
  uint32_t size;               /* sizeof(gh_host), as the host knew it */
  uint32_t lowest_abi_version; /* the oldest game that this host accepts */
  uint32_t reserved;
  gh_text name;    /* "gamehost" */
  gh_text version; /* of the host, for logs */
  const gh_environment *environment;
  const gh_telemetry *telemetry;
  const gh_error_reporter *error_reporter;
  const gh_game_center *game_center;
  const gh_persistence *persistence;
  const gh_monetization *monetization;
  const gh_audio *audio;
  const gh_consent *consent;
  const gh_reminders *reminders;
} gh_host;

/* ------------------------------------------------------------------ the game's table */

/* How a route is opened. */
typedef struct gh_open {
  uint32_t size;
  uint32_t snapshot_version; /* state_version of `snapshot` */
  gh_text route;             /* one of the manifest's, or one that a game opened itself */
  uint64_t seed;             /* all the randomness that this session may use */
  int64_t wall_ms;           /* now, Unix milliseconds */
  int32_t utc_offset_minutes; /* local time minus UTC */
  int32_t columns;           /* room for the first frame, in terminal cells */
  int32_t rows;
  uint32_t reserved;
  gh_text locale;    /* BCP 47, for example "de" or "zh-Hans" */
  gh_bytes snapshot; /* length 0: a new game */
} gh_open;

/* Where the player left off, for a pill on the home screen. */
typedef struct gh_resume {
  uint32_t size;
  uint32_t progress; /* 0 … 1000 */
  gh_text route;
  gh_text summary;
  int64_t elapsed_ms;
} gh_resume;

typedef struct gh_session gh_session; /* the game's own; the host only hands it back */

/*
 * The game's table. Constant for as long as the library is loaded. Members marked "optional" may
 * be null; all others are mandatory, and a game that lacks one is refused by its name.
 *
 * If `error` is not empty the game cannot run here (a sentence for the player); the host calls
 * nothing else of it.
 */
typedef struct gh_game {
  uint32_t abi_version;        /* GH_ABI_VERSION of the header that the game was built with */
  uint32_t size;               /* sizeof(gh_game) */
  uint32_t lowest_abi_version; /* the oldest host that this game accepts */
  uint32_t reserved;
  gh_text error;    /* empty: ready */
  gh_text manifest; /* JSON, see docs/manifest.schema.json */
  void *context;    /* handed to open and fetch_resume; may be null */

  /* Makes a session, with nothing shared between sessions. On success *session is set and not
   * null. On failure *session stays null and nothing is left behind. A snapshot is taken whole or
   * not at all (GH_BAD_STATE). */
  gh_status (*open)(void *context, gh_session_handle *handle, const gh_open *request,
                    gh_session **session);

  /* Takes one event. Returns GH_OK also for an event that it ignores. */
  gh_status (*event)(gh_session *session, const gh_event *event, gh_response *response);

  /* Draws into *frame for a size in terminal cells (each at least 1). The same state and size
   * give the same bytes. */
  gh_status (*render)(gh_session *session, int32_t columns, int32_t rows, gh_bytes *frame);

  /* Fills in *snapshot, zeroed and with its size set by the host. Optional: such a game starts
   * anew each time. */
  gh_status (*snapshot)(gh_session *session, gh_snapshot *snapshot);

  /* Ends a session and frees what it owns. */
  void (*close)(gh_session *session);

  /* Optional: the reason for the last failure, for the player. `session` is null when the failure
   * was one of open, fetch_resume or migrate; the text then lives until the next of those. */
  gh_text (*last_error)(void *context, gh_session *session);

  /* Optional: what to resume; GH_ABSENT when there is nothing. Without it the host offers the
   * newest unfinished game that it stored itself. */
  gh_status (*fetch_resume)(void *context, gh_session_handle *handle, gh_resume *resume);

  /* Optional: turns a snapshot of an older state_version into one of the current version.
   * *migrated lives until the next call of migrate. */
  gh_status (*migrate)(void *context, uint32_t from_version, gh_bytes state, gh_bytes *migrated);
} gh_game;

/* The one exported symbol. Called once, before anything else. Must not block. */
GH_EXPORT const gh_game *makeGameConfig(const gh_host *host);

/* True when a struct of `size` bytes, as its maker knew it, has the member at all. */
#define GH_HAS(pointer, type, member)                                        \
  ((pointer) != NULL &&                                                      \
   (pointer)->size >= offsetof(type, member) + sizeof((pointer)->member))

/* ------------------------------------------------------------------ writing a frame
 *
 * What follows is no part of the door: it is code for authors in C that is compiled into the
 * game. It writes the block of bytes that `render` returns, node by node in pre-order:
 *
 *     gh_builder_begin(&b);
 *     gh_build_column(&b, 1, GH_ALIGN_CENTER);
 *     gh_build_text(&b, GH_ROLE_TITLE, gh_text_literal("Lights"));
 *     gh_build_close(&b);
 *     *frame = gh_builder_finish(&b, 0);
 *
 * A gh_builder of zeros is ready to begin. It keeps its memory from frame to frame until
 * gh_builder_free. Nothing here needs a check on the way: after a failure (no memory, a limit
 * passed) every call does nothing, finish gives a length of 0, and gh_builder_failure says why.
 *
 * A returned gh_node or gh_cell may be changed until the next node is added, or the next grid. It
 * is never null.
 */
typedef struct gh_builder {
  gh_node *nodes;
  gh_cell *cells;
  int64_t *values;
  uint8_t *pixels;
  char *text;
  uint8_t *block;
  uint32_t node_count, node_room;
  uint32_t cell_count, cell_room;
  uint32_t value_count, value_room;
  uint32_t pixel_size, pixel_room;
  uint32_t text_size, text_room;
  uint32_t block_room;
  uint32_t root_count;
  uint32_t depth;          /* open nodes */
  uint32_t greatest_depth; /* of any node so far */
  uint32_t frame_flags;    /* GH_FRAME_*, for the header */
  uint32_t open[GH_MAX_DEPTH];
  uint32_t grid_first; /* the last grid's first cell, and its size */
  int32_t grid_columns, grid_rows;
  const char *failure; /* a literal; null: all is well */
  gh_node spare_node;  /* what a failed call returns */
  gh_cell spare_cell;
} gh_builder;

/* A text of known length. Not copied. */
static inline gh_text gh_text_of(const char *bytes, uint64_t length) {
  gh_text text;
  text.bytes = bytes;
  text.length = length;
  return text;
}

/* A text from a C string, which must live as long as the text is used. Null gives no text. */
static inline gh_text gh_text_string(const char *string) {
  return gh_text_of(string, string ? (uint64_t)strlen(string) : 0u);
}

/* A text from a literal. */
#define gh_text_literal(literal) gh_text_of("" literal, (uint64_t)sizeof(literal) - 1u)

/* Whether two texts have the same bytes. */
static inline int gh_text_equals(gh_text a, gh_text b) {
  return a.length == b.length &&
         (a.length == 0 || memcmp(a.bytes, b.bytes, (size_t)a.length) == 0);
}

/* Starts a frame, in place of what the builder had. */
static inline void gh_builder_begin(gh_builder *b) {
  b->node_count = b->cell_count = b->value_count = b->pixel_size = b->text_size = 0;
  b->root_count = b->depth = b->greatest_depth = b->frame_flags = 0;
  b->grid_first = 0;
  b->grid_columns = b->grid_rows = 0;
  b->failure = NULL;
}

/* Frees everything; the builder is then as new. */
static inline void gh_builder_free(gh_builder *b) {
  free(b->nodes);
  free(b->cells);
  free(b->values);
  free(b->pixels);
  free(b->text);
  free(b->block);
  memset(b, 0, sizeof *b);
}

/* Why the frame could not be built, in words for its author; null: all is well. */
static inline const char *gh_builder_failure(const gh_builder *b) { return b->failure; }

/* Room for `more` items beyond `count`, or null. Used by what follows. */
static inline void *gh_builder_grow(gh_builder *b, void *items, uint32_t *room, uint32_t count,
                                    uint64_t more, uint32_t limit, size_t size) {
  uint64_t wanted = (uint64_t)count + more;
  uint64_t next;
  void *grown;
  if (b->failure) return NULL;
  if (wanted > limit) {
    b->failure = "the frame passes one of the limits GH_MAX_*";
    return NULL;
  }
  if (wanted <= *room) return items;
  next = *room < 64 ? 64 : (uint64_t)*room * 2;
  if (next < wanted) next = wanted;
  grown = realloc(items, (size_t)next * size);
  if (!grown) {
    b->failure = "no memory for the frame";
    return NULL;
  }
  *room = (uint32_t)next;
  return grown;
}

/* Copies a text into the frame; the range goes into a node's text, label, action or hint. */
static inline gh_range gh_build_range(gh_builder *b, gh_text text) {
  gh_range range = {0, 0};
  void *grown;
  if (text.length == 0) return range;
  grown = gh_builder_grow(b, b->text, &b->text_room, b->text_size, text.length, GH_MAX_TEXT, 1);
  if (!grown) return range;
  b->text = (char *)grown;
  memcpy(b->text + b->text_size, text.bytes, (size_t)text.length);
  range.offset = b->text_size;
  range.length = (uint32_t)text.length;
  b->text_size += range.length;
  return range;
}

/* Begins a node; what is added until gh_build_close stands below it. */
static inline gh_node *gh_build_open(gh_builder *b, uint16_t kind) {
  gh_node *node;
  void *grown = gh_builder_grow(b, b->nodes, &b->node_room, b->node_count, 1, GH_MAX_NODES,
                                sizeof(gh_node));
  if (grown && b->depth == GH_MAX_DEPTH) b->failure = "the frame is deeper than GH_MAX_DEPTH";
  if (grown) b->nodes = (gh_node *)grown;
  if (b->failure) {
    memset(&b->spare_node, 0, sizeof b->spare_node);
    return &b->spare_node;
  }
  node = &b->nodes[b->node_count];
  memset(node, 0, sizeof *node);
  node->kind = kind;
  if (b->depth == 0) b->root_count++;
  b->open[b->depth++] = b->node_count++;
  if (b->depth > b->greatest_depth) b->greatest_depth = b->depth;
  return node;
}

/* Ends the node that was begun last. */
static inline void gh_build_close(gh_builder *b) {
  uint32_t index;
  if (b->failure) return;
  if (b->depth == 0) {
    b->failure = "gh_build_close without a node to close";
    return;
  }
  index = b->open[--b->depth];
  b->nodes[index].descendants = b->node_count - 1u - index;
}

/* Adds a node without children. */
static inline gh_node *gh_build_leaf(gh_builder *b, uint16_t kind) {
  gh_node *node = gh_build_open(b, kind);
  gh_build_close(b);
  return node;
}

/* Begins a stack: children below each other, `spacing` rows apart. */
static inline gh_node *gh_build_column(gh_builder *b, int32_t spacing, int32_t alignment) {
  gh_node *node = gh_build_open(b, GH_NODE_COLUMN);
  node->p[0] = spacing;
  node->p[1] = alignment;
  return node;
}

/* Begins a stack: children beside each other, `spacing` columns apart. */
static inline gh_node *gh_build_row(gh_builder *b, int32_t spacing, int32_t alignment) {
  gh_node *node = gh_build_open(b, GH_NODE_ROW);
  node->p[0] = spacing;
  node->p[1] = alignment;
  return node;
}

/* Begins a stack: children upon each other, the last on top. */
static inline gh_node *gh_build_overlay(gh_builder *b, int32_t horizontal, int32_t vertical) {
  gh_node *node = gh_build_open(b, GH_NODE_OVERLAY);
  node->p[0] = horizontal;
  node->p[1] = vertical;
  return node;
}

/* Begins empty space around one child. */
static inline gh_node *gh_build_padding(gh_builder *b, int32_t top, int32_t leading,
                                        int32_t bottom, int32_t trailing) {
  gh_node *node = gh_build_open(b, GH_NODE_PADDING);
  node->p[0] = top;
  node->p[1] = leading;
  node->p[2] = bottom;
  node->p[3] = trailing;
  return node;
}

/* Begins a fixed size for one child, which is centred in it; GH_NONE leaves a length open. */
static inline gh_node *gh_build_size(gh_builder *b, int32_t columns, int32_t rows) {
  gh_node *node = gh_build_open(b, GH_NODE_SIZE);
  int i;
  node->p[0] = columns;
  node->p[1] = rows;
  for (i = 2; i < 6; i++) node->p[i] = GH_NONE;
  node->p[6] = node->p[7] = GH_ALIGN_CENTER;
  return node;
}

/* Begins a window onto one child that may be taller than the room for it. `row` stays in sight;
 * GH_NONE: the player scrolls. */
static inline gh_node *gh_build_scroll(gh_builder *b, int32_t row) {
  gh_node *node = gh_build_open(b, GH_NODE_SCROLL);
  node->p[0] = row;
  return node;
}

/* Begins a border around one child. */
static inline gh_node *gh_build_box(gh_builder *b, gh_text title) {
  gh_node *node = gh_build_open(b, GH_NODE_BOX);
  node->text = gh_build_range(b, title);
  return node;
}

/* Adds a run of text. */
static inline gh_node *gh_build_text(gh_builder *b, uint16_t role, gh_text text) {
  gh_node *node = gh_build_leaf(b, GH_NODE_TEXT);
  node->role = role;
  node->text = gh_build_range(b, text);
  return node;
}

/* Adds a button. `hint` is the key that does the same, for example "n"; may be empty. */
static inline gh_node *gh_build_button(gh_builder *b, gh_text text, gh_text action,
                                       gh_text hint) {
  gh_node *node = gh_build_leaf(b, GH_NODE_BUTTON);
  node->role = GH_ROLE_BUTTON;
  node->text = gh_build_range(b, text);
  node->action = gh_build_range(b, action);
  node->hint = gh_build_range(b, hint);
  return node;
}

/* Adds a keyboard hint: the key, what it does, and the action that a click on it sends. */
static inline gh_node *gh_build_key(gh_builder *b, gh_text key, gh_text text, gh_text action) {
  gh_node *node = gh_build_leaf(b, GH_NODE_KEY);
  node->role = GH_ROLE_SECONDARY;
  node->hint = gh_build_range(b, key);
  node->text = gh_build_range(b, text);
  node->action = gh_build_range(b, action);
  return node;
}

/* Adds space that takes what is left, and at least `least`. */
static inline gh_node *gh_build_spacer(gh_builder *b, int32_t least) {
  gh_node *node = gh_build_leaf(b, GH_NODE_SPACER);
  node->p[0] = least;
  return node;
}

/* Adds a line across the stack. */
static inline gh_node *gh_build_divider(gh_builder *b) {
  gh_node *node = gh_build_leaf(b, GH_NODE_DIVIDER);
  node->role = GH_ROLE_BORDER;
  return node;
}

/* Adds a gauge that is full when `value` is `total`; the text stands beside it. */
static inline gh_node *gh_build_gauge(gh_builder *b, int32_t value, int32_t total, gh_text text) {
  gh_node *node = gh_build_leaf(b, GH_NODE_GAUGE);
  node->p[0] = value;
  node->p[1] = total;
  node->text = gh_build_range(b, text);
  return node;
}

/* Adds a chart of GH_CHART_* style; `labels` has one line for each value, or is empty. */
static inline gh_node *gh_build_chart(gh_builder *b, int32_t style, int32_t height,
                                      const int64_t *values, uint32_t count, gh_text labels) {
  gh_node *node = gh_build_leaf(b, GH_NODE_CHART);
  void *grown = gh_builder_grow(b, b->values, &b->value_room, b->value_count, count,
                                GH_MAX_VALUES, sizeof(int64_t));
  node->p[0] = style;
  node->p[2] = height;
  node->text = gh_build_range(b, labels);
  if (!grown) return node;
  b->values = (int64_t *)grown;
  if (count) memcpy(b->values + b->value_count, values, count * sizeof(int64_t));
  node->data = b->value_count;
  node->data_count = count;
  b->value_count += count;
  return node;
}

/* Adds a canvas and gives its pixels, all transparent: width x height times red, green, blue and
 * alpha. They may be written until the next canvas is added. Null after a failure. */
static inline uint8_t *gh_build_canvas(gh_builder *b, int32_t width, int32_t height) {
  gh_node *node = gh_build_leaf(b, GH_NODE_CANVAS);
  uint32_t size = (uint32_t)(width > 0 && width <= 2048 ? width : 0) *
                  (uint32_t)(height > 0 && height <= 2048 ? height : 0) * 4u;
  void *grown;
  if (!b->failure && size == 0) b->failure = "a canvas has 1 to 2048 pixels each way";
  grown = gh_builder_grow(b, b->pixels, &b->pixel_room, b->pixel_size, size, GH_MAX_PIXELS, 1);
  if (!grown) return NULL;
  b->pixels = (uint8_t *)grown;
  node->p[0] = width;
  node->p[1] = height;
  node->data = b->pixel_size;
  node->data_count = size;
  memset(b->pixels + b->pixel_size, 0, size);
  b->pixel_size += size;
  return b->pixels + node->data;
}

/* Adds a board of blank cells, each `cell_width` columns by `cell_height` rows; gh_build_cell
 * fills them in. The returned node takes the cursor in p[4], boxes in p[5] and p[6], lines in
 * p[7], and the action of all cells that have none of their own. */
static inline gh_node *gh_build_grid(gh_builder *b, int32_t columns, int32_t rows,
                                     int32_t cell_width, int32_t cell_height) {
  gh_node *node = gh_build_leaf(b, GH_NODE_GRID);
  uint32_t count = (uint32_t)(columns > 0 && columns <= 1024 ? columns : 0) *
                   (uint32_t)(rows > 0 && rows <= 1024 ? rows : 0);
  void *grown;
  if (!b->failure && count == 0) b->failure = "a grid has 1 to 1024 columns and rows";
  grown = gh_builder_grow(b, b->cells, &b->cell_room, b->cell_count, count, GH_MAX_CELLS,
                          sizeof(gh_cell));
  node->p[0] = columns;
  node->p[1] = rows;
  node->p[2] = cell_width;
  node->p[3] = cell_height;
  node->p[4] = GH_NONE;
  if (!grown) return node;
  b->cells = (gh_cell *)grown;
  memset(b->cells + b->cell_count, 0, count * sizeof(gh_cell));
  node->data = b->grid_first = b->cell_count;
  node->data_count = count;
  b->cell_count += count;
  b->grid_columns = columns;
  b->grid_rows = rows;
  return node;
}

/* A text of a cell: at most 255 bytes. */
static inline gh_range gh_build_cell_range(gh_builder *b, gh_text text) {
  gh_range none = {0, 0};
  if (text.length > 255 && !b->failure) b->failure = "a cell's text has more than 255 bytes";
  return b->failure ? none : gh_build_range(b, text);
}

/* Fills in a cell of the grid that was added last, and gives it for its role, flags and
 * background. */
static inline gh_cell *gh_build_cell(gh_builder *b, int32_t column, int32_t row, gh_text glyph,
                                     gh_text label) {
  gh_cell *cell;
  gh_range glyph_range = gh_build_cell_range(b, glyph);
  gh_range label_range = gh_build_cell_range(b, label);
  int inside = column >= 0 && column < b->grid_columns && row >= 0 && row < b->grid_rows;
  if (!b->failure && !inside) b->failure = "gh_build_cell outside the last grid";
  if (b->failure) {
    memset(&b->spare_cell, 0, sizeof b->spare_cell);
    return &b->spare_cell;
  }
  cell = &b->cells[b->grid_first + (uint32_t)(row * b->grid_columns + column)];
  cell->glyph = glyph_range.offset;
  cell->glyph_length = (uint8_t)glyph_range.length;
  cell->label = label_range.offset;
  cell->label_length = (uint8_t)label_range.length;
  return cell;
}

/* Gives a cell an action of its own. */
static inline void gh_build_cell_action(gh_builder *b, gh_cell *cell, gh_text action) {
  gh_range range = gh_build_cell_range(b, action);
  cell->action = range.offset;
  cell->action_length = (uint8_t)range.length;
}

/* Appends a section to the block. Used by gh_builder_finish. */
static inline uint8_t *gh_builder_put(uint8_t *to, const void *items, size_t size) {
  if (size) memcpy(to, items, size);
  return to + size;
}

/* Ends the frame, and every node still open; `tick_ms` is the wish for a tick, 0 for none.
 * Several roots become the children of a column. The bytes live until the builder's next finish
 * or free. After a failure their length is 0. */
static inline gh_bytes gh_builder_finish(gh_builder *b, uint32_t tick_ms) {
  gh_bytes result = {NULL, 0};
  gh_frame_header header;
  gh_node root;
  uint64_t total;
  uint8_t *to;
  uint32_t extra;
  void *grown;
  while (b->depth > 0 && !b->failure) gh_build_close(b);
  extra = b->root_count == 1 ? 0 : 1;
  if (!b->failure && extra &&
      (b->greatest_depth == GH_MAX_DEPTH || b->node_count == GH_MAX_NODES)) {
    b->failure = "the frame has several roots, and no room for one above them";
  }
  if (b->failure) return result;
  total = sizeof header + (uint64_t)(b->node_count + extra) * sizeof(gh_node) +
          (uint64_t)b->cell_count * sizeof(gh_cell) + (uint64_t)b->value_count * sizeof(int64_t) +
          b->pixel_size + b->text_size;
  grown = gh_builder_grow(b, b->block, &b->block_room, 0, total, UINT32_MAX, 1);
  if (!grown) return result;
  b->block = (uint8_t *)grown;
  memset(&header, 0, sizeof header);
  header.magic = GH_FRAME_MAGIC;
  header.header_size = (uint32_t)sizeof header;
  header.total_size = (uint32_t)total;
  header.node_count = b->node_count + extra;
  header.cell_count = b->cell_count;
  header.value_count = b->value_count;
  header.pixel_size = b->pixel_size;
  header.text_size = b->text_size;
  header.tick_ms = tick_ms;
  header.flags = b->frame_flags;
  memset(&root, 0, sizeof root);
  root.kind = GH_NODE_COLUMN;
  root.descendants = b->node_count;
  to = gh_builder_put(b->block, &header, sizeof header);
  to = gh_builder_put(to, &root, extra * sizeof root);
  to = gh_builder_put(to, b->nodes, b->node_count * sizeof(gh_node));
  to = gh_builder_put(to, b->cells, b->cell_count * sizeof(gh_cell));
  to = gh_builder_put(to, b->values, b->value_count * sizeof(int64_t));
  to = gh_builder_put(to, b->pixels, b->pixel_size);
  (void)gh_builder_put(to, b->text, b->text_size);
  result.bytes = b->block;
  result.length = total;
  return result;
}

#ifdef __cplusplus
}
#endif

#endif
