import SignatureLibrary

/// How costly it is to guess a secret key's passphrase, as the key's file says it.
public struct ScryptLimits: Hashable, Sendable {
  /// libsodium's `opslimit`.
  public var operations: UInt64
  /// libsodium's `memlimit`, bytes.
  public var memory: UInt64

  /// Makes limits.
  public init(operations: UInt64, memory: UInt64) {
    self.operations = operations
    self.memory = memory
  }

  /// What minisign takes: 1 GiB and some seconds.
  public static let minisign = ScryptLimits(operations: 33_554_432, memory: 1 << 30)

  var cost: ScryptCost { ScryptCost(operations: operations, memory: memory) }
}
