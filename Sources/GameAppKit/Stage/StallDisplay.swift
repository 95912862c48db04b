public import GameShellKit
public import GameShellUI

/// How a front end shows that a game is waited for, from within the call that waits.
public struct StallDisplay {
  /// Shows what is made for the frame on the screen, in place of the scene that is waited for.
  public var begin: (_ make: (Frame) -> any Interlude) -> Void
  /// Draws it again.
  public var redraw: () -> Void
  /// Goes back to the scene. What the player did meanwhile comes to it now, or is dropped.
  public var end: (_ isDropping: Bool) -> Void
  /// Whether the run is over, so that nobody waits any longer.
  public var isOver: () -> Bool

  /// Makes a display of its parts.
  public init(
    begin: @escaping (_ make: (Frame) -> any Interlude) -> Void, redraw: @escaping () -> Void,
    end: @escaping (_ isDropping: Bool) -> Void, isOver: @escaping () -> Bool
  ) {
    self.begin = begin
    self.redraw = redraw
    self.end = end
    self.isOver = isOver
  }
}
