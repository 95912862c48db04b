public import Minisign

/// What has to be known of a game for its licences.
public struct LicensedGame: Hashable, Sendable {
  /// The game's namespace.
  public var subsystem: String
  /// The title, for sentences.
  public var title: String
  /// The products that the game sells; an empty one is none.
  public var products: [String]
  /// The manifest's `vendorKey`: a minisign public key, or an empty text.
  public var vendorKey: String

  /// Makes a description.
  public init(subsystem: String, title: String, products: [String], vendorKey: String) {
    self.subsystem = subsystem
    self.title = title
    self.products = products.filter { !$0.isEmpty }
    self.vendorKey = vendorKey
  }

  /// The vendor's key.
  public func key() throws(LicenceError) -> MinisignPublicKey {
    guard !vendorKey.isEmpty else {
      throw LicenceError(.noVendorKey(game: title, reason: "its manifest has no vendorKey"))
    }
    do throws(MinisignError) {
      return try MinisignPublicKey(text: vendorKey)
    } catch {
      throw LicenceError(
        .noVendorKey(game: title, reason: "the vendorKey of its manifest is no key, \(error)"))
    }
  }
}
