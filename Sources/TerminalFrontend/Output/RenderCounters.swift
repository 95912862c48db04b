/// What drawing has cost so far.
public struct RenderCounters: Hashable, Sendable {
  /// Frames that were asked for.
  public var frames = 0
  /// Frames that changed nothing and wrote nothing.
  public var emptyFrames = 0
  /// Bytes written.
  public var bytes = 0
  /// Cells written.
  public var cells = 0
  /// Cells left alone because they already stood there.
  public var elidedCells = 0

  /// All zero.
  public init() {}
}
