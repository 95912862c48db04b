/// A terminal's size in character cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells across, at least 1.
  public var columns: Int
  /// Cells down, at least 1.
  public var rows: Int

  /// Makes a size; a length of 0, as some serial lines report, becomes 80 or 24.
  public init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
  }
}
