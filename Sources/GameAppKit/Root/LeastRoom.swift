import GameShellKit
import GameShellUI

/// The least room that a screen can be used in; with less, a message stands in its place.
enum LeastRoom {
  /// What Home and the library need.
  static let list = CellSize(columns: 20, rows: 8)

  /// The message, where there is too little room; nil where there is enough.
  static func message(
    needed: CellSize, given: CellSize, strings: ShellStrings, tick: Int? = nil
  ) -> Frame? {
    guard given.columns < needed.columns || given.rows < needed.rows else { return nil }
    return TooSmallView(needed: needed, given: given, strings: strings).makeFrame(tick: tick)
  }
}
