public import GameShellKit
import Minisign
import Platform
public import SignatureLibrary

/// What `gamehost redeem` and `gamehost licence` do: a typed result, whose description is what to
/// print, or a `LicenceError`.
public struct LicenceCommands {
  private let openScheme: () throws(SignatureError) -> any SignatureScheme

  /// Works with the library that the closure opens.
  public init(
    openScheme: @escaping () throws(SignatureError) -> any SignatureScheme = {
      () throws(SignatureError) in try CryptoLibrary.openAny()
    }
  ) {
    self.openScheme = openScheme
  }

  /// A licence that counts from now on.
  public struct Redemption: Hashable, Sendable, CustomStringConvertible {
    /// The licence.
    public var licence: OfflineLicence
    /// The games for which it counts.
    public var games: [LicensedGame]
    /// Where it is kept, for each of the games.
    public var paths: [String]

    /// A sentence.
    public var description: String {
      "redeemed \(licence.product) for \(games.map(\.title).joined(separator: ", ")), licensed to "
        + licence.licensee + (licence.expires.map { ", until \($0)" } ?? "")
    }
  }

  /// Verifies the licence in a text against the games that are known here, and keeps it.
  public func redeem(
    _ text: String, games: [LicensedGame], store: LicenceStore, today: Day
  ) throws(LicenceError) -> Redemption {
    let licence = try OfflineLicence(text: text)
    let selling = games.filter { $0.products.contains(licence.product) }
    guard !selling.isEmpty else {
      throw LicenceError(
        .wrongProduct(licence.product, sold: Set(games.flatMap(\.products)).sorted()))
    }
    let scheme = try scheme()
    var accepting: [LicensedGame] = []
    var refusal: LicenceError?
    for game in selling {
      do throws(LicenceError) {
        try check(licence, for: game, scheme)
        accepting.append(game)
      } catch {
        // That the vendor has not signed it says more than that another game has another vendor.
        if refusal == nil || error.kind == .forged { refusal = error }
      }
    }
    if accepting.isEmpty, let refusal { throw refusal }
    if let last = licence.expires, licence.isExpired(on: today) {
      throw LicenceError(.expired(last))
    }
    var paths: [String] = []
    for game in accepting { paths.append(try store.save(licence, for: game.subsystem)) }
    return Redemption(licence: licence, games: accepting, paths: paths)
  }

  private func check(
    _ licence: OfflineLicence, for game: LicensedGame, _ scheme: any SignatureScheme
  ) throws(LicenceError) {
    let key = try game.key()
    guard licence.vendor == key.id else {
      throw LicenceError(.wrongVendor(licence.vendor, game: game.title, expected: key.id))
    }
    guard licence.isSigned(by: key, scheme: scheme) else { throw LicenceError(.forged) }
  }

  /// Makes a licence with a vendor's secret key file. `passphrase` is asked for only when the key
  /// is encrypted. The result's `text` is for the licensee.
  public func issue(
    product: String, licensee: String, expires: Day? = nil, keyPath: String,
    passphrase: () -> [UInt8]? = { nil }, today: Day
  ) throws(LicenceError) -> OfflineLicence {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(keyPath, limit: 16_384)
    } catch {
      throw LicenceError(.file(error))
    }
    let scheme = try scheme()
    let key: MinisignSecretKey
    do throws(MinisignError) {
      key = try MinisignSecretKey(file: bytes, passphrase: passphrase, scheme: scheme)
    } catch {
      throw LicenceError(.unusableKey(path: keyPath, error))
    }
    return try OfflineLicence(
      product: product, licensee: licensee, issued: today, expires: expires, key: key,
      scheme: scheme)
  }

  private func scheme() throws(LicenceError) -> any SignatureScheme {
    do throws(SignatureError) {
      return try openScheme()
    } catch {
      throw LicenceError(.library(error))
    }
  }
}
