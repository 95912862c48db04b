public import GameShellKit
public import Minisign
public import SignatureLibrary

/// A vendor's signed word that a product is somebody's; no server is ever asked.
///
/// `docs/licences.md` describes the text.
public struct OfflineLicence: Hashable, Sendable {
  /// Which product.
  public var product: String
  /// Whose it is; one line.
  public var licensee: String
  /// When it was issued.
  public var issued: Day
  /// The last day on which it counts; nil for one without end.
  public var expires: Day?
  /// Which key is said to have signed.
  public var vendor: KeyID
  /// Signs `message`.
  public var signature: Ed25519Signature

  /// Whether it counts no longer, on a day of the player's calendar.
  public func isExpired(on today: Day) -> Bool { expires.map { $0 < today } ?? false }

  /// What is signed. The first line keeps a licence apart from everything else that a vendor may
  /// sign with the same key.
  public var message: [UInt8] {
    Self.message(
      product: product, licensee: licensee, issued: issued, expires: expires, vendor: vendor)
  }

  static func message(
    product: String, licensee: String, issued: Day, expires: Day?, vendor: KeyID
  ) -> [UInt8] {
    let lines =
      ["gamehost licence 1", "product: \(product)", "licensee: \(licensee)", "issued: \(issued)"]
      + (expires.map { ["expires: \($0)"] } ?? []) + ["vendor: \(vendor)"]
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Whether the vendor has signed this, word for word.
  public func isSigned(by key: MinisignPublicKey, scheme: any SignatureScheme) -> Bool {
    vendor == key.id && scheme.isValid(signature, of: message, by: key.key)
  }
}
