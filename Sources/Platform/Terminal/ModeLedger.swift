/// The modes that are set, in the order in which they were.
public struct ModeLedger: Hashable, Sendable {
  /// What is set now, the oldest first.
  public private(set) var modes: [TerminalMode] = []

  /// An empty ledger.
  public init() {}

  /// Whether a mode is set.
  public func contains(_ mode: TerminalMode) -> Bool { modes.contains(mode) }

  /// Notes that a mode is about to be set; answers false when it was already.
  public mutating func record(_ mode: TerminalMode) -> Bool {
    guard !contains(mode) else { return false }
    modes.append(mode)
    return true
  }

  /// Notes that a mode was undone by itself; answers false when it was not set.
  public mutating func remove(_ mode: TerminalMode) -> Bool {
    guard let index = modes.firstIndex(of: mode) else { return false }
    modes.remove(at: index)
    return true
  }

  /// What sets every mode again.
  public var setBytes: [UInt8] { modes.flatMap(\.set) }

  /// What undoes every mode, the newest first.
  public var undoBytes: [UInt8] { modes.reversed().flatMap(\.undo) }
}
