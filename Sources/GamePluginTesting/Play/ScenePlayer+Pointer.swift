public import GameShellKit
import GameShellUI

extension ScenePlayer {
  /// Clicks on the first place of the screen with an action, and of a board on a square.
  public func click(action: String, cell: Int? = nil) throws {
    guard let place = try place(action: action, cell: cell) else {
      let square = cell.map { ", square \($0)" } ?? ""
      throw PlayFault("nothing to click on has the action “\(action)”\(square)", try rows)
    }
    try click(at: place)
  }

  /// Clicks on the place of the screen where a text stands first.
  public func click(text: String) throws {
    let surface = try driver.present().surface
    for row in 0..<surface.size.rows {
      // A wide character's second cell is empty, so that places and columns stay the same.
      let cells = (0..<surface.size.columns).map { surface[$0, row].text }
      for column in cells.indices where cells[column...].joined().hasPrefix(text) {
        return try click(at: (column, row))
      }
    }
    throw PlayFault("“\(text)” is not on the screen", try rows)
  }

  /// Presses a button of the mouse on a place of the screen and lets it go there.
  public func click(
    _ button: PointerEvent.Button = .left, at place: (column: Int, row: Int)
  ) throws {
    for phase in [PointerEvent.Phase.press, .release] {
      try send(
        .pointer(PointerEvent(phase, button: button, column: place.column, row: place.row)))
    }
  }

  /// Where something with an action, and of a board a square, is shown first; nil for nowhere.
  public func place(action: String? = nil, cell: Int? = nil) throws -> (column: Int, row: Int)? {
    let shown = try driver.present()
    for row in 0..<shown.surface.size.rows {
      for column in 0..<shown.surface.size.columns {
        guard let hit = shown.hit(column: column, row: row),
          action == nil || hit.action == action, cell == nil || hit.cell == cell
        else { continue }
        return (column, row)
      }
    }
    return nil
  }
}
