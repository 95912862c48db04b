public import GamePluginKit
import SudokuGameState
public import SudokuTechniques

/// The puzzle of a day: the same for every player, machine and release.
///
/// The week climbs from easy on Monday and Tuesday over medium and hard to expert on Sunday.
public struct DailyPuzzle: Hashable, Sendable {
  /// The game's namespace, from which the seeds come. Never changes.
  public static let subsystem = "org.gamehost.sudoku"
  /// The home mode's id, under which the puzzles are counted.
  public static let mode = "daily"

  /// The player's calendar day.
  public let day: Day

  /// Names the puzzle of a day.
  public init(_ day: Day) { self.day = day }

  /// How hard it is.
  public var level: Level {
    switch day.weekday {
    case 0, 1: .easy
    case 2, 3: .medium
    case 4, 5: .hard
    default: .expert
    }
  }

  /// What the puzzle is made from.
  public var seed: UInt64 { dailySeed(subsystem: Self.subsystem, day: day) }

  /// The game, as the midend knows it.
  public var game: GameID<SudokuGame> { GameID(.level(level), seed: seed) }

  /// What players share, and what the host counts once.
  public var id: String { dailyGameID(day) }

  /// The day of a shared id; nil for other ids.
  public static func day(ofID text: String) -> Day? {
    let prefix = "daily:"
    return text.hasPrefix(prefix) ? Day(iso: String(text.dropFirst(prefix.count))) : nil
  }
}
