/// Settings that last as long as the process.
public final class InMemoryHostSettings: HostSettings {
  /// The settings by name.
  public private(set) var values: [String: String]
  /// When set, every write fails with it; the earlier value stays.
  public var failure: SaveError?

  /// Makes settings, none made unless given.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// Looks the setting up.
  public func setting(_ name: String) throws(SaveError) -> String? { values[name] }

  /// Keeps the value.
  public func set(_ value: String?, for name: String) throws(SaveError) {
    if let failure { throw failure }
    values[name] = value
  }
}
