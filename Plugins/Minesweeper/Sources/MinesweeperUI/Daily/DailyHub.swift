public import GamePluginKit
public import MinesweeperGameState
import MinesweeperPersistence
import MinesweeperSolver

/// What the screen of the daily boards shows, and how it comes by it.
///
/// The days that were done come from the host's records and nowhere else, and how far a board is
/// from the game that the host saved under the day's route.
public struct DailyHub {
  /// How a day's board stands.
  public enum State: Hashable, Sendable {
    /// Nothing was opened or marked.
    case notBegun
    /// How far it is, in words, and milliseconds played.
    case begun(progress: String, elapsed: Int64)
    /// Milliseconds that it took.
    case cleared(Int64)
  }

  /// All that is shown. The board comes in the second phase.
  public struct Content: Hashable, Sendable {
    /// The month, with the selected day.
    public var calendar: CalendarModel
    /// How the selected day's board stands.
    public var state: State
    /// The selected day's board as it begins; nil while it is being made.
    public var board: Board?

    /// The selected day.
    public var day: Day { calendar.selected ?? calendar.today }
  }

  /// How far the load is, and what it has brought.
  public private(set) var load = DailyBootstrap<Content>()
  /// The player's calendar day; it never goes back, whatever a clock does at midnight.
  public private(set) var today: Day
  /// The day that is being loaded, or was.
  private var target: Day
  private var search: BoardSearch

  /// Begins with today's board, or that of an earlier day; nothing is loaded before the first step.
  public init(today: Day, selected: Day? = nil) {
    self.today = today
    let day = min(selected ?? today, today)
    target = day
    search = DailyPuzzle(day).search
  }

  /// Whether another step is to follow.
  public var isLoading: Bool { load.phase == .idle || load.phase == .completing }

  /// Takes one step of the load: what is known, and then one attempt at the board after the other.
  public mutating func step(_ deps: GameDeps) {
    let (day, today) = (target, today)
    var search = search
    _ = performDailyBootstrap(&load) { () throws(SceneFault) in
      try Self.known(day, today, deps)
    } complete: { content throws(SceneFault) in
      content.board = search.attempt()
      return content.board != nil
    }
    self.search = search
  }

  /// Shows another day: what is known of it at once, the rest with the steps that follow. The load
  /// of the day before is given up.
  public mutating func select(_ day: Day, _ deps: GameDeps) {
    load.cancel()
    target = min(day, today)
    search = DailyPuzzle(target).search
    step(deps)
  }

  /// Begins the load that failed anew.
  public mutating func retry(_ deps: GameDeps) { select(target, deps) }

  /// Gives a load up; what was whole before it is shown again.
  public mutating func cancel() {
    load.cancel()
    if let shown = load.shown { target = shown.day }
  }

  /// Lets a new day begin; answers whether one has. Who stood on the day before goes along.
  public mutating func turn(to day: Day, _ deps: GameDeps) -> Bool {
    guard day > today else { return false }
    let selected = load.shown?.day ?? target
    let follows = selected == today
    today = day
    select(follows ? day : selected, deps)
    return true
  }

  private static func known(
    _ day: Day, _ today: Day, _ deps: GameDeps
  ) throws(SceneFault) -> Content {
    do throws(SaveError) {
      let record = DailyRecord(try deps.gameCenter.finishedGames(mode: DailyPuzzle.mode))
      var state = State.notBegun
      if let saved = try deps.saves.game(at: DailyPuzzle(day).route)?.snapshot,
        !saved.isFinished, !saved.isPristine
      {
        state = .begun(progress: saved.summary, elapsed: saved.elapsed)
      }
      if let elapsed = record.times[day] { state = .cleared(elapsed) }
      return Content(
        calendar: CalendarModel(selected: day, record: record, today: today), state: state)
    } catch {
      throw SceneFault(.refused, error.description)
    }
  }
}
