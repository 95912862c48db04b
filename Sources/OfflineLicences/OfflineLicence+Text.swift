import GameShellKit
import Minisign
import SignatureLibrary

extension OfflineLicence {
  /// The limit for a text that is read, in bytes: room for a whole mail.
  public static let textLimit = 1 << 20

  /// Reads the licence in a text, for example in a mail.
  public init(text: String) throws(LicenceError) {
    guard text.utf8.count <= Self.textLimit else {
      throw LicenceError(.malformed("the text has more than a mebibyte; cut it to the licence"))
    }
    self = try LicenceReader.read(text)
  }

  /// The text to hand to the licensee.
  public var text: String {
    let signature = Base64.encode(signature.bytes)
    let half = signature.index(signature.startIndex, offsetBy: signature.utf8.count / 2)
    let lines =
      ["-----BEGIN GAMEHOST LICENCE-----", "product: \(product)", "licensee: \(licensee)"]
      + ["issued: \(issued)"] + (expires.map { ["expires: \($0)"] } ?? [])
      + ["vendor: \(vendor)", "signature:", "  \(signature[..<half])", "  \(signature[half...])"]
      + ["-----END GAMEHOST LICENCE-----"]
    return lines.map { $0 + "\n" }.joined()
  }
}
