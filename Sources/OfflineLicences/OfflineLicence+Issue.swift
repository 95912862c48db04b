public import GameShellKit
public import Minisign
public import SignatureLibrary

extension OfflineLicence {
  /// Signs a licence.
  public init(
    product: String, licensee: String, issued: Day, expires: Day?, key: MinisignSecretKey,
    scheme: any SignatureScheme
  ) throws(LicenceError) {
    try Self.check(product: product)
    let licensee = Self.canonical(licensee)
    try Self.check(licensee: licensee)
    if let expires, expires < issued {
      throw LicenceError(.badValue("a licence cannot expire on \(expires), before it is issued"))
    }
    do throws(SignatureError) {
      self.init(
        product: product, licensee: licensee, issued: issued, expires: expires, vendor: key.id,
        signature: try scheme.sign(
          Self.message(
            product: product, licensee: licensee, issued: issued, expires: expires,
            vendor: key.id),
          with: key.key))
    } catch {
      throw LicenceError(.library(error))
    }
    guard (try? OfflineLicence(text: text)) == self else {
      throw LicenceError(
        .badValue("the licensee's name cannot have words that licences themselves are made of"))
    }
  }

  /// The words with one space between them, without the invisible characters that mail adds.
  static func canonical(_ text: String) -> String {
    LicenceWords.split(text, unquoting: false).joined(separator: " ")
  }

  private static func check(product: String) throws(LicenceError) {
    let isPlain = product.utf8.allSatisfy { byte in
      Character(UnicodeScalar(byte)).isASCII
        && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
          || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte))
    }
    guard isPlain, (1...128).contains(product.utf8.count) else {
      throw LicenceError(
        .badValue(
          "a product is 1 to 128 of a-z, A-Z, 0-9, '.', '-', '_', not \"\(product.printable)\""))
    }
  }

  private static func check(licensee: String) throws(LicenceError) {
    guard (1...200).contains(licensee.utf8.count) else {
      throw LicenceError(.badValue("a licensee's name has 1 to 200 bytes"))
    }
    guard licensee.printable == licensee else {
      throw LicenceError(.badValue("a licensee's name is one line of printable characters"))
    }
    guard !licensee.split(separator: " ").contains(where: { $0.first == ">" || $0.first == "|" })
    else {
      throw LicenceError(
        .badValue("no word of a licensee's name can begin with '>' or '|', which mail quotes with"))
    }
  }
}
