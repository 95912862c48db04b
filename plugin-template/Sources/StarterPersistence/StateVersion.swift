/// Which versions of saved games this build writes and reads.
///
/// The version changes when a saved game would no longer replay to the same position: when the
/// rules, the making of a pile or the writing of moves change.
public enum StateVersion {
  /// What this build writes.
  public static let current: UInt32 = 1

  /// Turns the state of an older version into one of `current`; nil when it cannot. Version 1 is
  /// the first.
  public static func migrate(_ state: [UInt8], from version: UInt32) -> [UInt8]? {
    version == current ? state : nil
  }
}
