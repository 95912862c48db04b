import GameShellKit

/// What a headless session needs of a scene: events in, rows of text and a tree out.
protocol DrivenScene: AnyObject {
  /// The size of the screen now.
  var size: CellSize { get }

  /// Hands an event to the scene, with what a front end does for it.
  func send(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse

  /// Draws the screen as it is now.
  func look() throws(SceneFault) -> ShownScreen
}

/// A screen, as a headless session answers with it.
struct ShownScreen {
  /// The rows' texts, without trailing blanks.
  var rows: [String]
  /// After how many milliseconds the scene wishes for a tick.
  var tick: Int?
  /// Writes the semantic tree as one value.
  var writeTree: (inout JSONWriter) -> Void
}
