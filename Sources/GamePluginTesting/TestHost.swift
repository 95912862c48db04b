public import GamePluginABI

/// A host's table for tests, whose services record what games ask of them.
///
/// Every service answers from the `TestSession` that was opened with the handle. Memory that a
/// service returned is overwritten at the next service call, so that a game which keeps it shows
/// garbage at once.
public final class TestHost {
  /// Which groups of services the host has.
  public struct Groups: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Time, log and completions.
    public static let environment = Groups(rawValue: 1)
    /// All the seams.
    public static let seams = Groups(rawValue: 2)
    /// Everything.
    public static let all: Groups = [.environment, .seams]
  }

  let table: UnsafeMutablePointer<gh_host>
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Makes a host; versions and size are the header's unless a test says otherwise.
  public init(
    groups: Groups = .all, version: UInt32 = UInt32(GH_ABI_VERSION),
    lowest: UInt32 = UInt32(GH_ABI_LOWEST), size: UInt32 = UInt32(MemoryLayout<gh_host>.size)
  ) {
    table = .allocate(capacity: 1)
    var host = gh_host()
    host.abi_version = version
    host.size = size
    host.lowest_abi_version = lowest
    table.initialize(to: host)
    if groups.contains(.environment) { table.pointee.environment = keep(.recording) }
    if groups.contains(.seams) { installSeams() }
  }

  deinit {
    for block in blocks { block.deallocate() }
    table.deallocate()
  }

  private func installSeams() {
    table.pointee.telemetry = keep(.recording)
    table.pointee.error_reporter = keep(.recording)
    table.pointee.game_center = keep(.recording)
    table.pointee.persistence = keep(.recording)
    table.pointee.monetization = keep(.recording)
    table.pointee.audio = keep(.recording)
    table.pointee.consent = keep(.recording)
    table.pointee.reminders = keep(.recording)
  }

  private func keep<Group>(_ group: Group) -> UnsafePointer<Group> {
    let pointer = UnsafeMutablePointer<Group>.allocate(capacity: 1)
    pointer.initialize(to: group)
    blocks.append(UnsafeMutableRawPointer(pointer))
    return UnsafePointer(pointer)
  }
}
