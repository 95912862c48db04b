public import GamePluginKit
public import MinesweeperGameState
public import MinesweeperSolver

/// The board of a day: the same for every player, machine and release, and none of its squares
/// needs a guess.
///
/// The week climbs from the beginner's board on Monday and Tuesday to the widest on Sunday.
public struct DailyPuzzle: Hashable, Sendable {
  /// The game's namespace, from which the seeds come. Never changes.
  public static let subsystem = "org.gamehost.minesweeper"
  /// The home mode's id, under which the boards are counted.
  public static let mode = "daily"

  /// The player's calendar day.
  public let day: Day

  /// Names the board of a day.
  public init(_ day: Day) { self.day = day }

  /// How large it is.
  public var spec: BoardSpec {
    switch day.weekday {
    case 0, 1: .beginner
    case 2, 3: .small
    case 4, 5: .intermediate
    default: .wide
    }
  }

  /// The search that finds the board.
  public var search: BoardSearch {
    BoardSearch(spec, seed: dailySeed(subsystem: Self.subsystem, day: day))
  }

  /// The board, searched for at once.
  public var board: Board {
    var search = search
    while true {
      if let board = search.attempt() { return board }
    }
  }

  /// The game as the midend knows it: the mines, and the square that is open from the start.
  public var game: GameID<MinesweeperGame> {
    let search = search
    return GameID(search.spec, description: "\(board.minesText ?? "")@\(search.start)")
  }

  /// What players share, and what the host counts once.
  public var id: String { dailyGameID(day) }

  /// The path of the day's board.
  public var route: String { "\(Self.mode)/\(day)" }

  /// The day of a shared id; nil for other ids.
  public static func day(ofID text: String) -> Day? {
    let prefix = "daily:"
    return text.hasPrefix(prefix) ? Day(iso: String(text.dropFirst(prefix.count))) : nil
  }
}
