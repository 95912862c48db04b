import FoundationEssentials
public import GameShellKit
import Platform

/// What the last run of the host measured, for the player's own eyes.
///
/// It is no export: it stays in the state folder whatever the player consented to, like the
/// reports of faults, and each run writes over the last one's.
public struct LastRun: Hashable, Sendable, Codable {
  /// The namespaces of what was shown, in the order in which it came.
  public var subsystems: [String] = []
  /// All intervals of the run in one.
  public var metrics = MetricsPayload()

  /// Starts without anything.
  public init() {}

  /// Joins an interval.
  public mutating func add(_ payload: MetricsPayload, of subsystem: String) {
    if !subsystems.contains(subsystem) { subsystems.append(subsystem) }
    metrics.add(payload)
  }

  /// Reads what `save` wrote; nil when there is nothing, or nothing that can be read.
  public static func load(from path: String) -> LastRun? {
    guard let bytes = try? FileSystem.read(path, limit: 1 << 16) else { return nil }
    return try? JSONDecoder().decode(LastRun.self, from: Data(bytes))
  }

  /// Writes over what stood there; half a file, after a fault, reads as none. A place that cannot be written costs the figures, nothing else.
  public func save(to path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return }
    try? FileSystem.makeFolders(Path.folder(of: path))
    try? FileDescriptor.open(path, .write).write(Array(data))
  }
}
