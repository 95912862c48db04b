import GamePluginABI
import GameShellKit

/// A plugin's table, checked: every mandatory function is there.
struct PluginEntry {
  let table: gh_game
  let manifest: [UInt8]
  /// How messages call the plugin.
  let name: String

  typealias MakeGameConfig = @convention(c) (UnsafePointer<gh_host>?) -> UnsafePointer<gh_game>?

  /// The part of the table without which no game can run.
  private static let mandatorySize =
    MemoryLayout<gh_game>.offset(of: \gh_game.last_error) ?? MemoryLayout<gh_game>.size

  /// Calls the entry point and checks what it returned, versions first.
  init(name: String, makeGameConfig: MakeGameConfig) throws(SceneFault) {
    self.name = name
    guard let pointer = makeGameConfig(HostTable.pointer) else {
      throw SceneFault(.refused, "\(name): makeGameConfig returned nothing; the game cannot run")
    }
    let raw = UnsafeRawPointer(pointer)
    guard Int(bitPattern: raw) % MemoryLayout<gh_game>.alignment == 0 else {
      throw SceneFault(.refused, "\(name): makeGameConfig returned a misaligned pointer")
    }
    let version = raw.load(as: UInt32.self)
    let size = Int(raw.load(fromByteOffset: 4, as: UInt32.self))
    let lowest = raw.load(fromByteOffset: 8, as: UInt32.self)
    try Self.checkVersions(name: name, version: version, lowest: lowest)
    guard size >= Self.mandatorySize, size <= 1 << 16 else {
      throw SceneFault(
        .refused,
        "\(name): the game's table has \(size) bytes; door version \(version) needs at least "
          + "\(Self.mandatorySize)")
    }
    // A table of an older header is shorter: what it lacks stays zero.
    var table = gh_game()
    withUnsafeMutableBytes(of: &table) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: raw, count: min(size, $0.count)))
    }
    Self.leaveOut(DoorPart.leftOut, of: &table)
    self.table = table
    let error = try GuestMemory.text(table.error, what: "reason")
    guard error.isEmpty else { throw SceneFault(.refused, "\(name): \(error)") }
    try Self.checkFunctions(table, name: name)
    manifest = try GuestMemory.bytes(
      gh_bytes(
        bytes: UnsafeRawPointer(table.manifest.bytes)?.assumingMemoryBound(to: UInt8.self),
        length: table.manifest.length), limit: 1 << 20, what: "manifest")
  }

  private static func leaveOut(_ parts: Set<DoorPart>, of table: inout gh_game) {
    if parts.contains(.snapshot) { table.snapshot = nil }
    if parts.contains(.lastError) { table.last_error = nil }
    if parts.contains(.fetchResume) { table.fetch_resume = nil }
    if parts.contains(.migrate) { table.migrate = nil }
  }

  private static func checkVersions(
    name: String, version: UInt32, lowest: UInt32
  ) throws(SceneFault) {
    let host = UInt32(GH_ABI_VERSION)
    let hostLowest = UInt32(GH_ABI_LOWEST)
    guard version >= hostLowest, version > 0 else {
      throw SceneFault(
        .refused,
        "\(name) was built for door version \(version); this host speaks version \(host) and "
          + "accepts \(hostLowest) and later: rebuild the game")
    }
    guard lowest <= host else {
      throw SceneFault(
        .refused,
        "\(name) was built for door version \(version) and needs at least \(lowest); this host "
          + "speaks version \(host): update the host")
    }
  }

  private static func checkFunctions(_ table: gh_game, name: String) throws(SceneFault) {
    let mandatory = [
      ("open", table.open == nil), ("event", table.event == nil),
      ("render", table.render == nil), ("close", table.close == nil),
    ]
    for (function, isMissing) in mandatory where isMissing {
      throw SceneFault(
        .refused, "\(name): the game's table lacks the mandatory function \(function)")
    }
  }
}

extension PluginTable {
  /// The version of the door that this host speaks.
  public static var currentVersion: UInt32 { UInt32(GH_ABI_VERSION) }
  /// The bytes of a game's table in this version's header.
  public static var currentSize: UInt32 { UInt32(MemoryLayout<gh_game>.size) }
}
