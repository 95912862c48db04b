public import GameShellKit

/// Everything around the rules of a turn-based game: history, saving, IDs and time.
///
/// A scene holds one, hands every event first to `handle(_:at:)` and makes moves with `play(_:)`:
///
///     if let response = midend.handle(event, at: time) { return response }
///
/// Undo and redo have no limit, and what can be redone survives snapshots. The clock starts with
/// the first move and stands while play is suspended and when the game is over.
public struct Midend<Game: TurnBasedGame> {
  /// What came of a move.
  public enum Outcome: Hashable, Sendable {
    /// The rules do not allow it; nothing changed.
    case illegal
    /// It was made.
    case played
    /// It was made and ended the game.
    case completed
  }

  /// What reproduces this game.
  public let id: GameID<Game>
  /// The time played.
  public internal(set) var clock: PlayClock
  /// How often moves were taken back, in this game, over all launches.
  public internal(set) var undoCount = 0
  /// Whether the game helped, as its scene says; kept in snapshots.
  public var isAssisted = false
  /// Bytes of the scene's own that ride in snapshots: a cursor, an input mode.
  public var extra: [UInt8] = []

  var history: MoveHistory<Game>
  /// A move was made since the start or the last restart.
  var isBegun = false
  /// Whether play is suspended.
  public private(set) var isSuspended = false

  /// Starts the game with an ID; a seed's ID never fails.
  public init(_ id: GameID<Game>, at time: GameTime = GameTime(steady: 0, wall: 0))
    throws(GameIDFault)
  {
    self.init(id, initial: try id.initialState(), at: time)
  }

  /// Starts the game of a seed.
  public init(
    _ parameters: Game.Parameters, seed: UInt64, at time: GameTime = GameTime(steady: 0, wall: 0)
  ) {
    self.init(
      GameID(parameters, seed: seed), initial: Game.initial(parameters, seed: seed), at: time)
  }

  init(_ id: GameID<Game>, initial: Game.State, at time: GameTime) {
    self.id = id
    history = MoveHistory(initial: initial)
    clock = PlayClock(steady: time.steady)
  }

  /// The position.
  public var state: Game.State { history.current }
  /// What is fixed before the first move.
  public var parameters: Game.Parameters { id.parameters }
  /// How many moves are in effect.
  public var moveCount: Int { history.position }
  /// Whether the game is over, won or lost.
  public var isComplete: Bool { Game.isComplete(state) }
  /// Whether there is a move to take back.
  public var canUndo: Bool { history.position > 0 }
  /// Whether there is a move to make again.
  public var canRedo: Bool { history.position < history.moves.count }
  /// Whether no move was ever made: nothing worth keeping.
  public var isPristine: Bool { history.moves.isEmpty }

  /// The seed for the next game of this session, so that "new game" needs no other randomness.
  public var nextSeed: UInt64 {
    switch id.source {
    case .seed(let seed):
      var random = SeededRandom(seed: seed)
      return random.next()
    case .description(let text):
      var random = SeededRandom(seed: Checksum.fnv1a([UInt8](text.utf8)[...]))
      return random.next()
    }
  }

  /// Makes a move. What could be redone is forgotten, unless the move is the one to redo.
  @discardableResult
  public mutating func play(_ move: Game.Move) -> Outcome {
    let wasComplete = isComplete
    let isRedo = canRedo && history.moves[history.position] == move
    guard isRedo ? history.redo() : history.play(move) else { return .illegal }
    isBegun = true
    runClockIfPlaying()
    return isComplete && !wasComplete ? .completed : .played
  }

  /// Takes the last move back; false when there is none.
  @discardableResult
  public mutating func undo() -> Bool {
    guard canUndo else { return false }
    history.goBack(to: history.position - 1)
    undoCount += 1
    runClockIfPlaying()
    return true
  }

  /// Makes the last move taken back again; false when there is none.
  @discardableResult
  public mutating func redo() -> Bool {
    guard history.redo() else { return false }
    isBegun = true
    runClockIfPlaying()
    return true
  }

  /// Takes all moves back and sets the clock to nothing; the moves can be redone.
  @discardableResult
  public mutating func restart() -> Bool {
    guard canUndo else { return false }
    history.goBack(to: 0)
    undoCount += 1
    isBegun = false
    clock.reset()
    runClockIfPlaying()
    return true
  }

  /// Lets time pass until an event.
  public mutating func advance(to time: GameTime) { clock.advance(to: time.steady) }

  /// Stops the clock until `resume`.
  public mutating func suspend() {
    isSuspended = true
    runClockIfPlaying()
  }

  /// Lets the clock go on.
  public mutating func resume() {
    isSuspended = false
    runClockIfPlaying()
  }

  mutating func runClockIfPlaying() { clock.run(isBegun && !isSuspended && !isComplete) }
}
