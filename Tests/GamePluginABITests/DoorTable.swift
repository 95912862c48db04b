import GamePluginABI

/// Every struct of the door with its size, and every member with its offset and size. These
/// numbers never change; a struct with a `size` member may only grow at its end.
enum DoorTable {
  static let structs: [DoorStruct] = [
    gh_text,
    gh_bytes,
    gh_frame_header,
    gh_range,
    gh_node,
    gh_cell,
    gh_event,
    gh_response,
    gh_snapshot,
    gh_attribute,
    gh_telemetry,
    gh_error_reporter,
    gh_finished_game,
    gh_game_center,
    gh_saved_game,
    gh_persistence,
    gh_monetization,
    gh_audio,
    gh_consent,
    gh_reminders,
    gh_completion,
    gh_environment,
    gh_host,
    gh_open,
    gh_resume,
    gh_game,
  ]

  static let gh_text = DoorStruct(
    "gh_text", GamePluginABI.gh_text.self, 16,
    [
      .init("bytes", \.bytes, 0, 8),
      .init("length", \.length, 8, 8),
    ])

  static let gh_bytes = DoorStruct(
    "gh_bytes", GamePluginABI.gh_bytes.self, 16,
    [
      .init("bytes", \.bytes, 0, 8),
      .init("length", \.length, 8, 8),
    ])

  static let gh_frame_header = DoorStruct(
    "gh_frame_header", GamePluginABI.gh_frame_header.self, 48,
    [
      .init("magic", \.magic, 0, 4),
      .init("header_size", \.header_size, 4, 4),
      .init("total_size", \.total_size, 8, 4),
      .init("node_count", \.node_count, 12, 4),
      .init("cell_count", \.cell_count, 16, 4),
      .init("value_count", \.value_count, 20, 4),
      .init("pixel_size", \.pixel_size, 24, 4),
      .init("text_size", \.text_size, 28, 4),
      .init("tick_ms", \.tick_ms, 32, 4),
      .init("flags", \.flags, 36, 4),
      .init("reserved", \.reserved, 40, 8),
    ])

  static let gh_range = DoorStruct(
    "gh_range", GamePluginABI.gh_range.self, 8,
    [
      .init("offset", \.offset, 0, 4),
      .init("length", \.length, 4, 4),
    ])

  static let gh_node = DoorStruct(
    "gh_node", GamePluginABI.gh_node.self, 96,
    [
      .init("kind", \.kind, 0, 2),
      .init("role", \.role, 2, 2),
      .init("flags", \.flags, 4, 4),
      .init("descendants", \.descendants, 8, 4),
      .init("id", \.id, 12, 4),
      .init("text", \.text, 16, 8),
      .init("label", \.label, 24, 8),
      .init("action", \.action, 32, 8),
      .init("hint", \.hint, 40, 8),
      .init("p", \.p, 48, 32),
      .init("data", \.data, 80, 4),
      .init("data_count", \.data_count, 84, 4),
      .init("foreground", \.foreground, 88, 4),
      .init("background", \.background, 92, 4),
    ])

  static let gh_cell = DoorStruct(
    "gh_cell", GamePluginABI.gh_cell.self, 24,
    [
      .init("glyph", \.glyph, 0, 4),
      .init("label", \.label, 4, 4),
      .init("action", \.action, 8, 4),
      .init("glyph_length", \.glyph_length, 12, 1),
      .init("label_length", \.label_length, 13, 1),
      .init("action_length", \.action_length, 14, 1),
      .init("flags", \.flags, 15, 1),
      .init("role", \.role, 16, 2),
      .init("reserved", \.reserved, 18, 2),
      .init("background", \.background, 20, 4),
    ])

  static let gh_event = DoorStruct(
    "gh_event", GamePluginABI.gh_event.self, 88,
    [
      .init("size", \.size, 0, 4),
      .init("kind", \.kind, 4, 4),
      .init("clock_ms", \.clock_ms, 8, 8),
      .init("wall_ms", \.wall_ms, 16, 8),
      .init("text", \.text, 24, 16),
      .init("key", \.key, 40, 4),
      .init("modifiers", \.modifiers, 44, 4),
      .init("phase", \.phase, 48, 4),
      .init("button", \.button, 52, 4),
      .init("node", \.node, 56, 4),
      .init("cell", \.cell, 60, 4),
      .init("column", \.column, 64, 4),
      .init("row", \.row, 68, 4),
      .init("columns", \.columns, 72, 4),
      .init("rows", \.rows, 76, 4),
      .init("value", \.value, 80, 4),
      .init("reserved", \.reserved, 84, 4),
    ])

  static let gh_response = DoorStruct(
    "gh_response", GamePluginABI.gh_response.self, 40,
    [
      .init("size", \.size, 0, 4),
      .init("flags", \.flags, 4, 4),
      .init("route", \.route, 8, 16),
      .init("toast", \.toast, 24, 16),
    ])

  static let gh_snapshot = DoorStruct(
    "gh_snapshot", GamePluginABI.gh_snapshot.self, 56,
    [
      .init("size", \.size, 0, 4),
      .init("state_version", \.state_version, 4, 4),
      .init("state", \.state, 8, 16),
      .init("summary", \.summary, 24, 16),
      .init("elapsed_ms", \.elapsed_ms, 40, 8),
      .init("progress", \.progress, 48, 4),
      .init("flags", \.flags, 52, 4),
    ])

  static let gh_attribute = DoorStruct(
    "gh_attribute", GamePluginABI.gh_attribute.self, 56,
    [
      .init("key", \.key, 0, 16),
      .init("kind", \.kind, 16, 4),
      .init("reserved", \.reserved, 20, 4),
      .init("text", \.text, 24, 16),
      .init("integer", \.integer, 40, 8),
      .init("number", \.number, 48, 8),
    ])

  static let gh_telemetry = DoorStruct(
    "gh_telemetry", GamePluginABI.gh_telemetry.self, 16,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("event", \.event, 8, 8),
    ])

  static let gh_error_reporter = DoorStruct(
    "gh_error_reporter", GamePluginABI.gh_error_reporter.self, 16,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("report", \.report, 8, 8),
    ])

  static let gh_game_center = DoorStruct(
    "gh_game_center", GamePluginABI.gh_game_center.self, 32,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("submit_score", \.submit_score, 8, 8),
      .init("report_achievement", \.report_achievement, 16, 8),
      .init("finished_games", \.finished_games, 24, 8),
    ])

  static let gh_finished_game = DoorStruct(
    "gh_finished_game", GamePluginABI.gh_finished_game.self, 64,
    [
      .init("mode", \.mode, 0, 16),
      .init("game_id", \.game_id, 16, 16),
      .init("elapsed_ms", \.elapsed_ms, 32, 8),
      .init("score", \.score, 40, 8),
      .init("finished_ms", \.finished_ms, 48, 8),
      .init("day", \.day, 56, 4),
      .init("flags", \.flags, 60, 4),
    ])

  static let gh_saved_game = DoorStruct(
    "gh_saved_game", GamePluginABI.gh_saved_game.self, 72,
    [
      .init("size", \.size, 0, 4),
      .init("state_version", \.state_version, 4, 4),
      .init("state", \.state, 8, 16),
      .init("summary", \.summary, 24, 16),
      .init("elapsed_ms", \.elapsed_ms, 40, 8),
      .init("saved_ms", \.saved_ms, 48, 8),
      .init("seed", \.seed, 56, 8),
      .init("progress", \.progress, 64, 4),
      .init("flags", \.flags, 68, 4),
    ])

  static let gh_persistence = DoorStruct(
    "gh_persistence", GamePluginABI.gh_persistence.self, 40,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("load", \.load, 8, 8),
      .init("save", \.save, 16, 8),
      .init("remove", \.remove, 24, 8),
      .init("saved_game", \.saved_game, 32, 8),
    ])

  static let gh_monetization = DoorStruct(
    "gh_monetization", GamePluginABI.gh_monetization.self, 16,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("is_entitled", \.is_entitled, 8, 8),
    ])

  static let gh_audio = DoorStruct(
    "gh_audio", GamePluginABI.gh_audio.self, 16,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("play", \.play, 8, 8),
    ])

  static let gh_consent = DoorStruct(
    "gh_consent", GamePluginABI.gh_consent.self, 16,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("is_given", \.is_given, 8, 8),
    ])

  static let gh_reminders = DoorStruct(
    "gh_reminders", GamePluginABI.gh_reminders.self, 16,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("daily_minute", \.daily_minute, 8, 8),
    ])

  static let gh_completion = DoorStruct(
    "gh_completion", GamePluginABI.gh_completion.self, 72,
    [
      .init("size", \.size, 0, 4),
      .init("flags", \.flags, 4, 4),
      .init("mode", \.mode, 8, 16),
      .init("game_id", \.game_id, 24, 16),
      .init("elapsed_ms", \.elapsed_ms, 40, 8),
      .init("score", \.score, 48, 8),
      .init("leaderboard", \.leaderboard, 56, 16),
    ])

  static let gh_environment = DoorStruct(
    "gh_environment", GamePluginABI.gh_environment.self, 40,
    [
      .init("size", \.size, 0, 4),
      .init("reserved", \.reserved, 4, 4),
      .init("now", \.now, 8, 8),
      .init("local_day", \.local_day, 16, 8),
      .init("log", \.log, 24, 8),
      .init("complete", \.complete, 32, 8),
    ])

  static let gh_host = DoorStruct(
    "gh_host", GamePluginABI.gh_host.self, 120,
    [
      .init("abi_version", \.abi_version, 0, 4),
      .init("size", \.size, 4, 4),
      .init("lowest_abi_version", \.lowest_abi_version, 8, 4),
      .init("reserved", \.reserved, 12, 4),
      .init("name", \.name, 16, 16),
      .init("version", \.version, 32, 16),
      .init("environment", \.environment, 48, 8),
      .init("telemetry", \.telemetry, 56, 8),
      .init("error_reporter", \.error_reporter, 64, 8),
      .init("game_center", \.game_center, 72, 8),
      .init("persistence", \.persistence, 80, 8),
      .init("monetization", \.monetization, 88, 8),
      .init("audio", \.audio, 96, 8),
      .init("consent", \.consent, 104, 8),
      .init("reminders", \.reminders, 112, 8),
    ])

  static let gh_open = DoorStruct(
    "gh_open", GamePluginABI.gh_open.self, 88,
    [
      .init("size", \.size, 0, 4),
      .init("snapshot_version", \.snapshot_version, 4, 4),
      .init("route", \.route, 8, 16),
      .init("seed", \.seed, 24, 8),
      .init("wall_ms", \.wall_ms, 32, 8),
      .init("utc_offset_minutes", \.utc_offset_minutes, 40, 4),
      .init("columns", \.columns, 44, 4),
      .init("rows", \.rows, 48, 4),
      .init("reserved", \.reserved, 52, 4),
      .init("locale", \.locale, 56, 16),
      .init("snapshot", \.snapshot, 72, 16),
    ])

  static let gh_resume = DoorStruct(
    "gh_resume", GamePluginABI.gh_resume.self, 48,
    [
      .init("size", \.size, 0, 4),
      .init("progress", \.progress, 4, 4),
      .init("route", \.route, 8, 16),
      .init("summary", \.summary, 24, 16),
      .init("elapsed_ms", \.elapsed_ms, 40, 8),
    ])

  static let gh_game = DoorStruct(
    "gh_game", GamePluginABI.gh_game.self, 120,
    [
      .init("abi_version", \.abi_version, 0, 4),
      .init("size", \.size, 4, 4),
      .init("lowest_abi_version", \.lowest_abi_version, 8, 4),
      .init("reserved", \.reserved, 12, 4),
      .init("error", \.error, 16, 16),
      .init("manifest", \.manifest, 32, 16),
      .init("context", \.context, 48, 8),
      .init("open", \.open, 56, 8),
      .init("event", \.event, 64, 8),
      .init("render", \.render, 72, 8),
      .init("snapshot", \.snapshot, 80, 8),
      .init("close", \.close, 88, 8),
      .init("last_error", \.last_error, 96, 8),
      .init("fetch_resume", \.fetch_resume, 104, 8),
      .init("migrate", \.migrate, 112, 8),
    ])
}
