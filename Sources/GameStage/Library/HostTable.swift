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
        version: constant(hostVersion), environment: forever(HostServices.environment),
        telemetry: forever(HostServices.telemetry),
        error_reporter: forever(HostServices.errorReporter),
        game_center: forever(HostServices.gameCenter),
        persistence: forever(HostServices.persistence),
        monetization: forever(HostServices.monetization), audio: forever(HostServices.audio),
        consent: forever(HostServices.consent), reminders: forever(HostServices.reminders)))
    return UnsafePointer(table)
  }()

  private static func forever<T>(_ value: T) -> UnsafePointer<T> {
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
