import GameShellKit

/// Settings of which nothing counts but what is set from now on; that is kept as ever.
final class UnreadSettings: HostSettings {
  private let kept: any HostSettings
  private var values: [String: String] = [:]

  init(_ kept: any HostSettings) { self.kept = kept }

  func setting(_ name: String) throws(SaveError) -> String? { values[name] }

  func set(_ value: String?, for name: String) throws(SaveError) {
    try kept.set(value, for: name)
    values[name] = value
  }
}
