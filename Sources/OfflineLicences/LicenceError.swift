public import GameShellKit
public import Minisign
public import Platform
public import SignatureLibrary

/// Why a licence is refused, or could not be made or kept.
public struct LicenceError: Error, Hashable, Sendable {
  /// What is missing of a text that was cut.
  public enum Part: String, Hashable, Sendable {
    case beginning, end, signature
  }

  /// The kind of failure.
  public enum Kind: Hashable, Sendable {
    /// The text has none.
    case noLicence
    /// A part was lost on the way.
    case truncated(Part)
    /// The text is not what it should be; a clause.
    case malformed(String)
    /// It is for a product that none of the games sells.
    case wrongProduct(String, sold: [String])
    /// Another key than the game's vendor's is said to have signed it.
    case wrongVendor(KeyID, game: String, expected: KeyID)
    /// The game's manifest names no key by which a licence could be checked; a clause.
    case noVendorKey(game: String, reason: String)
    /// The vendor has not signed this.
    case forged
    /// It counts no longer.
    case expired(Day)
    /// A value that no licence can have; a sentence.
    case badValue(String)
    /// A secret key file cannot be used.
    case unusableKey(path: String, MinisignError)
    /// The library is missing or does not do its work.
    case library(SignatureError)
    /// A file cannot be read or written.
    case file(SystemError)
  }

  /// The kind.
  public var kind: Kind

  /// Whether a secret key is encrypted, and no passphrase was given.
  public var isForWantOfPassphrase: Bool {
    if case .unusableKey(_, let error) = kind { error.kind == .passphraseNeeded } else { false }
  }

  /// Makes an error.
  public init(_ kind: Kind) { self.kind = kind }
}

extension LicenceError: CustomStringConvertible {
  /// A sentence to act on.
  public var description: String {
    switch kind {
    case .noLicence:
      "the text has no licence: a licence begins with -----BEGIN GAMEHOST LICENCE-----"
    case .truncated(let part):
      "the licence was cut: its \(part.rawValue) is missing; copy everything from -----BEGIN to "
        + "the END line"
    case .malformed(let reason):
      "the licence cannot be read: \(reason); copy it again from the vendor's message"
    case .wrongProduct(let product, let sold):
      "the licence is for \(product.printable), which no game here sells"
        + (sold.isEmpty ? "" : "; sold are: \(sold.joined(separator: ", "))")
    case .wrongVendor(let found, let game, let expected):
      "the licence is signed with the key \(found), not with \(expected) of the vendor of \(game)"
    case .noVendorKey(let game, let reason):
      "\(game) takes no licences: \(reason)"
    case .forged:
      "the licence is not as the vendor signed it: it was changed, or is forged; copy it again "
        + "from the vendor's message"
    case .expired(let day): "the licence expired: it counted until \(day)"
    case .badValue(let sentence): sentence
    case .unusableKey(let path, let error): "\(path) cannot be used: \(error)"
    case .library(let error): error.description
    case .file(let error): error.description
    }
  }
}
