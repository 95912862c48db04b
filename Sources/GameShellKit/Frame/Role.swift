/// What a thing on the screen is; a theme says how that looks.
///
/// Raw values are the door's `GH_ROLE_*` and never change.
public enum Role: UInt16, Sendable, CaseIterable {
  case normal = 0
  case title, secondary, accent, button, selected, success, warning, danger, border, toast, disabled
  /// A square's fixed content.
  case given
  /// What the player put into a square.
  case entry
  /// A pencil mark.
  case candidate
  /// Breaks a rule.
  case conflict
  /// Shares a line or region with the focus.
  case peer
  /// Same content as the focus.
  case same
  /// Not yet revealed.
  case closed
  /// Revealed and empty.
  case open
  /// Marked by the player.
  case flag
  /// What the player avoids.
  case hazard
  /// The hazard that ended the game.
  case struck
  /// Pointed at by a hint.
  case hint
  case value1, value2, value3, value4, value5, value6, value7, value8
}
