public import GamePluginKit
import StarterGameState
public import StarterPersistence

/// A game with a pile: takes keys and clicks, makes moves, and draws what came of them.
public final class PileScene: Scene {
  let deps: GameDeps
  let mode: GameMode
  var midend: Midend<StarterGame>
  /// How many stones the player is about to take.
  var choice = 1

  /// The least room in which the game can be played.
  public static let minimumSize = PileLayout.minimum

  /// Opens a game by its ID, or goes on from the request's snapshot.
  public init(
    _ id: GameID<StarterGame>, mode: GameMode, deps: GameDeps, request: SceneRequest
  ) throws(SceneFault) {
    self.deps = deps
    self.mode = mode
    if let snapshot = request.snapshot {
      midend = try Midend(restoring: snapshot, at: request.time)
    } else {
      do {
        midend = try Midend(id, at: request.time)
      } catch {
        throw SceneFault(.badRoute, error.description)
      }
    }
    readExtra()
  }

  /// The stones left.
  public var stones: Int { midend.state.stones }

  /// Takes one event: first those that every turn-based game answers alike, then the game's own.
  public func handle(
    _ event: SceneEvent, at time: GameTime
  ) throws(SceneFault) -> SceneResponse {
    let response = midend.handle(event, at: time) ?? respond(to: event, at: time)
    choice = max(1, min(choice, midend.state.most))
    return response
  }

  /// Draws the game for a size, and asks to be drawn again when the clock's second changes.
  public func frame(for size: CellSize) throws(SceneFault) -> Frame {
    PileScreen(midend: midend, title: mode.title, choice: choice, size: size)
      .makeFrame(tick: midend.clock.untilNextSecond)
  }

  /// The whole game, with what is chosen.
  public func snapshot() throws(SceneFault) -> Snapshot? {
    let pile = midend.state
    var midend = midend
    midend.extra = extra
    return midend.snapshot(
      version: StateVersion.current, summary: "\(pile.stones) stones left",
      progress: (pile.size - pile.stones) * 1000 / pile.size)
  }

  /// What the scene remembers besides the game, for a snapshot: a swap of the build leaves it.
  private var extra: [UInt8] {
    var writer = ByteWriter()
    writer.write(choice)
    return writer.bytes
  }

  /// Takes over what `extra` wrote; anything else leaves one stone chosen.
  private func readExtra() {
    var reader = ByteReader(midend.extra)
    if let choice = try? reader.readInt(below: midend.state.most + 1) {
      self.choice = max(1, choice)
    }
  }
}
