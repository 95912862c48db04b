public import GamePluginKit
import MinesweeperGameState
public import MinesweeperPersistence

/// A game on a board: takes keys and clicks, makes moves, and draws what came of them.
public final class BoardScene: Scene {
  let deps: GameDeps
  let mode: GameMode
  let strings: MinesweeperStrings
  var midend: Midend<MinesweeperGame>
  var size: CellSize
  /// The square where the keyboard stands.
  var cursor: Int
  var window = BoardWindow()
  /// The player asked for a new game in the middle of one and has yet to confirm it.
  var isAskingForNewGame = false
  /// What the last request for a hint found; gone with the next move.
  var hint: Hint?
  /// The square on which a chord's buttons were pressed.
  var chordSquare: Int?

  /// Opens a game by its ID, or goes on from the request's snapshot.
  public init(
    _ id: GameID<MinesweeperGame>, mode: GameMode, deps: GameDeps, request: SceneRequest
  ) throws(SceneFault) {
    self.deps = deps
    self.mode = mode
    strings = MinesweeperStrings(locale: deps.locale)
    size = request.size
    midend = try Midend(opening: id, for: request)
    cursor = Self.middle(of: midend.parameters)
    window = .around(cursor, of: midend.parameters, layout: layout)
    readExtra()
    keepCursorInSight()
  }

  /// Takes one event.
  public func handle(
    _ event: SceneEvent, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    if isAskingForNewGame, let response = answerQuestion(event, at: time) { return response }
    if let response = midend.handle(event, at: time) {
      if response.committed { hint = nil }
      return response
    }
    let response = respond(to: event)
    if response.changed { keepCursorInSight() }
    return response
  }

  /// Draws the board for a size.
  public func frame(for size: CellSize) throws(SceneFault) -> Frame {
    let layout = BoardLayout(midend.parameters, in: size)
    let screen = BoardScreen(
      board: midend.state, mode: mode, clock: midend.clock, cursor: cursor, size: size,
      layout: layout,
      window: window.showing(cursor, of: midend.parameters, layout: layout),
      hint: hint, isAskingForNewGame: isAskingForNewGame, canUndo: midend.canUndo,
      canRedo: midend.canRedo, strings: strings)
    return screen.makeFrame(tick: midend.clock.untilNextSecond)
  }

  /// The whole game, with the cursor.
  public func snapshot() throws(SceneFault) -> Snapshot? {
    let board = midend.state
    var midend = midend
    midend.extra = extra
    var snapshot = midend.snapshot(
      version: StateVersion.current,
      // Read again in whatever language is spoken then.
      summary: "⚑ \(board.flagCount)/\(board.spec.mines)",
      progress: board.openCount * 1000 / board.spec.safeCount)
    if mode.day != nil, board.status == .lost {
      // It goes on with the next try, which knows the mines and so counts as helped.
      snapshot.isFinished = false
      snapshot.progress = 0
    }
    return snapshot
  }

  private func respond(to event: SceneEvent) -> SceneResponse {
    switch event {
    case .key(let key, let modifiers): return respond(to: key, modifiers)
    case .action(let action, _, let cell): return respond(to: action, cell: cell)
    case .pointer(let pointer): return respond(to: pointer)
    case .resize(let size):
      self.size = size
      window = .around(cursor, of: midend.parameters, layout: layout)
      return .changed
    default: return .ignored
    }
  }

  static func middle(of spec: BoardSpec) -> Int { spec.height / 2 * spec.width + spec.width / 2 }

  var layout: BoardLayout { BoardLayout(midend.parameters, in: size) }

  func keepCursorInSight(margin: Int = 0) {
    window = window.showing(cursor, of: midend.parameters, layout: layout, margin: margin)
  }

  /// Cursor and window, for a snapshot: a swap of the build leaves them where they are.
  private var extra: [UInt8] {
    var writer = ByteWriter()
    writer.write(cursor)
    writer.write(window.column)
    writer.write(window.row)
    return writer.bytes
  }

  /// Takes over what `extra` wrote; anything else leaves the cursor in the middle.
  private func readExtra() {
    let spec = midend.parameters
    var reader = ByteReader(midend.extra)
    guard let cursor = try? reader.readInt(below: spec.squareCount),
      let column = try? reader.readInt(below: spec.width),
      let row = try? reader.readInt(below: spec.height)
    else { return }
    self.cursor = cursor
    window = BoardWindow(column: column, row: row)
  }
}
