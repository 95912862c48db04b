/// A scene's whole state, and what a list of saved games shows of it.
public struct Snapshot: Hashable, Sendable {
  /// The version of the state's format.
  public var version: UInt32
  /// The state, which only the game can read.
  public var state: [UInt8]
  /// For people, for example `12 of 99 marked`; may be empty.
  public var summary: String
  /// Milliseconds played.
  public var elapsed: Int64
  /// 0 … 1000.
  public var progress: Int
  /// Over: nothing to resume.
  public var isFinished: Bool
  /// No move made yet: nothing worth resuming.
  public var isPristine: Bool

  /// Makes a snapshot.
  public init(
    version: UInt32, state: [UInt8], summary: String = "", elapsed: Int64 = 0, progress: Int = 0,
    isFinished: Bool = false, isPristine: Bool = false
  ) {
    self.version = version
    self.state = state
    self.summary = summary
    self.elapsed = elapsed
    self.progress = min(1000, max(0, progress))
    self.isFinished = isFinished
    self.isPristine = isPristine
  }
}
