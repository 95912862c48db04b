public import Minisign

extension TrustStore {
  /// The trusted keys, the oldest first.
  public func keys() throws(TrustError) -> [TrustedKey] {
    guard let bytes = try content(of: keysPath) else { return [] }
    var keys: [TrustedKey] = []
    var name = ""
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      if text.allSatisfy(\.isWhitespace) { continue }
      if text.hasPrefix(Self.comment) {
        name = String(text.dropFirst(Self.comment.count))
        continue
      }
      do throws(MinisignError) {
        keys.append(TrustedKey(key: try MinisignPublicKey(text: text), name: name))
      } catch {
        throw TrustError(
          .settings(path: keysPath, reason: "line \(index + 1): \(error); mend or remove it"))
      }
      name = ""
    }
    return keys
  }

  /// Trusts a key; false when it was trusted before, and then only its name may change.
  @discardableResult
  public func add(_ key: TrustedKey) throws(TrustError) -> Bool {
    var keys = try keys()
    if let index = keys.firstIndex(where: { $0.key.id == key.key.id }) {
      guard keys[index].key == key.key else { throw TrustError(.conflict(key.key.id)) }
      keys[index] = key
      try write(keys)
      return false
    }
    try write(keys + [key])
    return true
  }

  /// Trusts a key no longer; nil when none has this id.
  @discardableResult
  public func remove(_ id: KeyID) throws(TrustError) -> TrustedKey? {
    var keys = try keys()
    guard let index = keys.firstIndex(where: { $0.key.id == id }) else { return nil }
    let removed = keys.remove(at: index)
    try write(keys)
    return removed
  }

  private static var comment: String { "untrusted comment: " }

  private func write(_ keys: [TrustedKey]) throws(TrustError) {
    let text = keys.map { "\(Self.comment)\($0.name)\n\($0.key.base64)\n" }.joined()
    try write(text, to: keysPath)
  }
}
