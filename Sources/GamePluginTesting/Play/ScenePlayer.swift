public import GameShellKit
public import GameShellUI

/// Plays a scene as a person at a terminal would: presses keys, clicks on what is shown, reads rows.
///
/// A game's tests give it a short name and a way to begin:
///
///     typealias Player = ScenePlayer<BoardScene>
///
///     extension ScenePlayer<BoardScene> {
///       convenience init(_ id: String, columns: Int = 80, rows: Int = 24) throws {
///         try self.init(columns: columns, rows: rows) { deps, request in
///           try BoardScene(GameID(id), deps: deps, request: request)
///         }
///       }
///     }
///
/// What a player could not do, such as click on what is not there, throws a `PlayFault` that says
/// what was on the screen instead.
public final class ScenePlayer<PlayedScene: Scene> {
  /// What is played.
  public let scene: PlayedScene
  /// What stands for the front end: layout, focus, scrolling.
  public let driver: SceneDriver
  /// The host's services, for a test to fill beforehand and to read afterwards.
  public let session: TestSession
  /// The services as the scene got them.
  public let deps: GameDeps
  /// The answer to the last event.
  public internal(set) var last = SceneResponse.ignored

  /// Opens a scene in a room of cells, at the time of the session's clock.
  public init(
    columns: Int = 80, rows: Int = 24, seed: UInt64 = 1, locale: String = "en",
    snapshot: Snapshot? = nil, session: TestSession = TestSession(),
    _ open: (GameDeps, SceneRequest) throws -> PlayedScene
  ) throws {
    let size = CellSize(columns: columns, rows: rows)
    self.session = session
    deps = session.deps(locale: locale)
    scene = try open(
      deps,
      SceneRequest(
        seed: seed, time: session.clock.now, utcOffset: session.clock.utcOffset, locale: locale,
        size: size, snapshot: snapshot))
    driver = SceneDriver(scene: scene, size: size)
  }

  /// Sends an event so many milliseconds after the last.
  @discardableResult
  public func send(
    _ event: SceneEvent, after milliseconds: Int64 = 0
  ) throws(SceneFault) -> SceneResponse {
    session.clock.advance(milliseconds: milliseconds)
    last = try driver.send(event, at: session.clock.now)
    return last
  }

  /// Presses keys by name, one after the other, a capital letter with shift: `"right H space u"`.
  public func keys(_ names: String) throws {
    for press in try KeyPress.reading(names) { try send(press.event) }
  }

  /// Lets time pass as a host does that sends a tick when a frame wishes for one, until nothing is
  /// being loaded any more: until a frame wishes for none within 10 ms.
  public func load() throws {
    for _ in 0..<1000 {
      guard let tick = try driver.present().tick, tick <= 10 else { return }
      try send(.tick, after: Int64(tick))
    }
    throw PlayFault("after 1000 ticks the scene is still loading", try rows)
  }
}
