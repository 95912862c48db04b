/// Sizes, offsets and limits of the frame's bytes; the door's header states the same numbers and
/// a test holds the two together.
public enum FrameLayout {
  /// `GHF1`, little-endian.
  public static let magic: UInt32 = 0x3146_4847
  /// Bytes of the header.
  public static let headerSize = 48
  /// Bytes of a node.
  public static let nodeSize = 96
  /// Bytes of a cell.
  public static let cellSize = 24
  /// Bytes of a chart's value, an `Int64`.
  public static let valueSize = 8

  /// Most nodes in a frame.
  public static let maxNodes = 16_384
  /// Most cells in a frame, over all its grids.
  public static let maxCells = 65_536
  /// Most chart values in a frame.
  public static let maxValues = 65_536
  /// Deepest nesting; the root is at depth 1.
  public static let maxDepth = 64
  /// Most bytes of text in a frame.
  public static let maxText = 1 << 20
  /// Most bytes of what nodes show and say together, where several use the same text.
  public static let maxShownText = 4 << 20
  /// Most bytes of pixels in a frame.
  public static let maxPixels = 4 << 20

  /// Most bytes of a whole frame.
  public static let maxTotal =
    headerSize + maxNodes * nodeSize + maxCells * cellSize + maxValues * valueSize + maxPixels
    + maxText
}
