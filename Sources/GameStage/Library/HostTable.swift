import GamePluginABI

/// The host's table, as every plugin of this process sees it.
///
/// It is made once and never freed: a library that cannot be unloaded may keep its address.
enum HostTable {
  // Safe: made once, then only read.
  nonisolated(unsafe) static let pointer: UnsafePointer<gh_host> = {
    let table = UnsafeMutablePointer<gh_host>.allocate(capacity: 1)
    table.initialize(
      to: gh_host(
        abi_version: UInt32(GH_ABI_VERSION), size: UInt32(MemoryLayout<gh_host>.size),
        lowest_abi_version: UInt32(GH_ABI_LOWEST), reserved: 0, name: constant("gamehost"),
        version: constant(hostVersion), environment: group(.environment, HostServices.environment),
        telemetry: group(.telemetry, HostServices.telemetry),
        error_reporter: group(.errorReporter, HostServices.errorReporter),
        game_center: group(.gameCenter, HostServices.gameCenter),
        persistence: group(.persistence, HostServices.persistence),
        monetization: group(.monetization, HostServices.monetization),
        audio: group(.audio, HostServices.audio),
        consent: group(.consent, HostServices.consent),
        reminders: group(.reminders, HostServices.reminders)))
    return UnsafePointer(table)
  }()

  /// A group of services, unless this stage is to leave it out.
  private static func group<T>(_ part: DoorPart, _ value: T) -> UnsafePointer<T>? {
    guard !DoorPart.leftOut.contains(part) else { return nil }
    let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
    pointer.initialize(to: value)
    return UnsafePointer(pointer)
  }

  private static func constant(_ text: String) -> gh_text {
    let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8.map { CChar(bitPattern: $0) })
    return gh_text(bytes: UnsafePointer(bytes.baseAddress), length: UInt64(bytes.count))
  }
}

/// The version of this host.
public let hostVersion = "0.1.0"
