import GamePluginKit
import MinesweeperGameState

extension BoardScene {
  /// Points at a square about which something is certain, and puts the cursor there. The game
  /// counts as assisted from then on, which is kept at once.
  func showHint() -> SceneResponse {
    guard midend.state.status == .playing else { return .handled }
    let found = Hint(midend.state, near: cursor, strings: strings)
    hint = found
    if let square = found.square { cursor = square }
    midend.isAssisted = true
    return .committed
  }
}
