import GamePluginABI
public import GameShellKit

/// What one session asked of its host, for a test to read.
public final class TestSession {
  /// Events, oldest first.
  public let telemetry = InMemoryTelemetry()
  /// Reports, oldest first.
  public let errors = InMemoryErrorReporter()
  /// Scores and achievements.
  public let gameCenter = InMemoryGameCenter()
  /// The game's slots.
  public let store = InMemoryStore()
  /// What the player owns.
  public let monetization = InMemoryMonetization()
  /// Cues, oldest first.
  public let audio = InMemoryAudioPlayer()
  /// The answer to the consent question.
  public let consent = InMemoryConsent()
  /// The daily reminder.
  public let reminders = InMemoryReminders()
  /// Time; `InProcessScene` turns it with each event.
  public let clock = ManualClock()
  /// Finished games, each once.
  public let completions = InMemoryCompletionSink()
  /// Lines for the log, oldest first.
  public internal(set) var log: [String] = []

  /// What the last service returned; overwritten before the next.
  private var lent: LentMemory?

  /// Makes a session that nobody asked anything yet.
  public init() {}

  var handle: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

  static func at(_ handle: OpaquePointer?) -> TestSession? {
    handle.map { Unmanaged<TestSession>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }

  /// Lends bytes until the next service call.
  func lend(_ bytes: [UInt8]) -> gh_bytes { lending().bytes(bytes) }

  /// Lends finished games until the next service call.
  func lend(_ games: [FinishedGame]) -> UnsafePointer<gh_finished_game>? {
    let memory = lending()
    return memory.array(
      games.map { game in
        let completion = game.completion
        return gh_finished_game(
          mode: memory.text(completion.mode), game_id: memory.text(completion.gameID),
          elapsed_ms: completion.elapsed, score: completion.score, finished_ms: game.finishedAt,
          day: Int32(clamping: game.day.number),
          flags: (completion.isWon ? GH_COMPLETION_WON : 0)
            | (completion.isAssisted ? GH_COMPLETION_ASSISTED : 0))
      })
  }

  /// Lends a saved game until the next service call.
  func lend(_ saved: SavedGame, to game: inout gh_saved_game) {
    let memory = lending()
    let snapshot = saved.snapshot
    game.state_version = snapshot.version
    game.state = memory.bytes(snapshot.state)
    game.summary = memory.text(snapshot.summary)
    game.elapsed_ms = snapshot.elapsed
    game.saved_ms = saved.savedAt
    game.seed = saved.seed
    game.progress = UInt32(clamping: snapshot.progress)
    game.flags =
      (snapshot.isFinished ? GH_SNAPSHOT_FINISHED : 0)
      | (snapshot.isPristine ? GH_SNAPSHOT_PRISTINE : 0)
  }

  private func lending() -> LentMemory {
    takeBack()
    let memory = LentMemory()
    lent = memory
    return memory
  }

  /// Overwrites and frees what was lent.
  func takeBack() {
    lent?.spoil()
    lent = nil
  }
}
