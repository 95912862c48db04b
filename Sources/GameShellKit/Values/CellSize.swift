/// A size in terminal cells.
public struct CellSize: Hashable, Sendable {
  /// Cells across; never negative.
  public var columns: Int
  /// Cells down; never negative.
  public var rows: Int

  /// Makes a size; negative lengths become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

extension CellSize: CustomStringConvertible {
  /// For example `80×24`.
  public var description: String { "\(columns)×\(rows)" }
}
