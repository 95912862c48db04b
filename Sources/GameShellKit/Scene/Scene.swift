/// One screen of a game, or of the host.
///
/// A scene takes events and draws frames; it knows nothing of terminals. The same protocol
/// stands for a plugin's screen behind its process boundary, for a screen of the host and for a
/// test's. A conformer is used from one thread. It must draw the same frame for the same state
/// and size, and must not read clocks, randomness or files except through `GameDeps`.
public protocol Scene: AnyObject {
  /// Takes one event and says what came of it.
  ///
  /// A scene answers `handled` only for what it used, so that the host can move the focus or
  /// offer its own keys with the rest.
  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse

  /// Draws the screen for a size; each length is at least 1.
  func frame(for size: CellSize) throws(SceneFault) -> Frame

  /// The whole state, or nil when there is nothing worth keeping.
  func snapshot() throws(SceneFault) -> Snapshot?

  /// Ends the scene; nothing else is called afterwards.
  func close()
}

extension Scene {
  /// A scene that keeps nothing.
  public func snapshot() throws(SceneFault) -> Snapshot? { nil }

  /// A scene that owns nothing to be freed.
  public func close() {}
}
