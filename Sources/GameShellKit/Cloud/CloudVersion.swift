/// What a machine had seen of a saved game when it changed it: a count for each machine that ever
/// did (a version vector). No clock takes part in it.
public struct CloudVersion: Hashable, Sendable {
  /// How often each machine changed it, by its id; never 0.
  public var counts: [String: Int64]

  /// Makes a version; without counts, that of what was never changed.
  public init(_ counts: [String: Int64] = [:]) { self.counts = counts.filter { $0.value > 0 } }

  /// Whether everything that the other has seen is in this too.
  public func includes(_ other: CloudVersion) -> Bool {
    other.counts.allSatisfy { counts[$0.key] ?? 0 >= $0.value }
  }

  /// What has seen all that both have.
  public func joined(with other: CloudVersion) -> CloudVersion {
    CloudVersion(counts.merging(other.counts, uniquingKeysWith: max))
  }

  /// The version after a change by a machine.
  public func changed(by device: String) -> CloudVersion {
    var next = self
    next.counts[device, default: 0] += 1
    return next
  }
}
