/// What befell a store's file, and what was done about it.
public struct StoreIncident: Hashable, Sendable {
  /// What was done.
  public enum Remedy: Hashable, Sendable {
    /// The newest good backup took its place; it was made at this time, in Unix milliseconds.
    case restored(from: Int64)
    /// There was no good backup, and an empty store was begun.
    case begunAnew
    /// Only its log was damaged: what was not yet in the store itself is missing.
    case logDropped
  }

  /// Where the damaged file is kept; nil when it was missing altogether.
  public var kept: String?
  /// What was done.
  public var remedy: Remedy
}
