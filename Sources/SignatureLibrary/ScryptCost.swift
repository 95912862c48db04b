/// How much work scrypt takes (RFC 7914).
public struct ScryptCost: Hashable, Sendable {
  /// The binary logarithm of N.
  public var logN: Int
  /// The block size r.
  public var blockSize: Int
  /// The parallelization p.
  public var parallelization: Int

  /// Makes a cost.
  public init(logN: Int, blockSize: Int, parallelization: Int) {
    self.logN = logN
    self.blockSize = blockSize
    self.parallelization = parallelization
  }

  /// The cost that libsodium's `crypto_pwhash_scryptsalsa208sha256` chooses for its two limits,
  /// which are what minisign's secret keys store; follows its `pickparams`.
  public init(operations: UInt64, memory: UInt64) {
    let operations = max(operations, 32768)
    let blockSize: UInt64 = 8
    func logarithm(upTo limit: UInt64) -> Int {
      var log = 1
      while log < 63, 1 << UInt64(log) <= limit / 2 { log += 1 }
      return log
    }
    var parallelization: UInt64 = 1
    let logN: Int
    if operations < memory / 32 {
      logN = logarithm(upTo: operations / (blockSize * 4))
    } else {
      logN = logarithm(upTo: memory / (blockSize * 128))
      parallelization = min(operations / 4 / (1 << UInt64(logN)), 0x3fff_ffff) / blockSize
    }
    self.init(
      logN: logN, blockSize: Int(blockSize), parallelization: max(1, Int(parallelization)))
  }

  /// Bytes of memory that the derivation takes; nil when there is no such number.
  public var memory: UInt64? {
    guard (1...40).contains(logN), (1...1024).contains(blockSize),
      (1...0x3fff_ffff).contains(parallelization)
    else { return nil }
    return 128 * UInt64(blockSize) << UInt64(logN)
  }

  /// What is asked of a machine at most: 2 GiB, twice what minisign uses, and 64 times its time.
  public var isReasonable: Bool {
    guard let memory else { return false }
    return memory <= 2 << 30 && memory / 1024 * UInt64(parallelization) <= 64 << 20
  }
}
