import GameShellKit
import Minisign
import OfflineLicences
import Platform
import SignatureLibrary
import TestSupport

/// A vendor, a game of theirs, and a player's folder.
struct LicenceFixture {
  static let product = "com.example.puzzle.removeads"

  let folder: TemporaryFolder
  let scheme: any SignatureScheme
  let vendor: MinisignSecretKey
  let game: LicensedGame
  let store: LicenceStore
  let commands = LicenceCommands()
  let today = Day(year: 2026, month: 11, day: 30)

  init(_ library: CryptoLibrary? = nil) throws {
    folder = try TemporaryFolder()
    scheme = try library?.open() ?? CryptoLibrary.openAny()
    vendor = try Self.key(1, scheme)
    game = LicensedGame(
      subsystem: "com.example.puzzle", title: "Puzzle", products: [Self.product, ""],
      vendorKey: vendor.publicKey.base64)
    store = LicenceStore(dataFolder: folder.path)
  }

  static func key(_ number: UInt8, _ scheme: any SignatureScheme) throws -> MinisignSecretKey {
    guard let id = KeyID(Array(repeating: number, count: 8)) else { throw Impossible() }
    return MinisignSecretKey(
      id: id, key: try scheme.signingKey(seed: Array(repeating: number, count: 32)))
  }

  struct Impossible: Error {}

  func issue(
    product: String = product, licensee: String = "Ada Lovelace <ada@example.org>",
    expires: Day? = nil, key: MinisignSecretKey? = nil
  ) throws -> OfflineLicence {
    try OfflineLicence(
      product: product, licensee: licensee, issued: today, expires: expires,
      key: key ?? vendor, scheme: scheme)
  }

  func redeem(_ text: String, games: [LicensedGame]? = nil, today: Day? = nil) throws
    -> LicenceCommands.Redemption
  {
    try commands.redeem(
      text, games: games ?? [game], store: store, today: today ?? self.today)
  }

  /// Why a text is refused; nil when it is taken.
  func refusal(_ text: String, games: [LicensedGame]? = nil, today: Day? = nil) -> LicenceError? {
    do {
      _ = try redeem(text, games: games, today: today)
      return nil
    } catch {
      return error as? LicenceError
    }
  }

  func clock(_ day: Day? = nil) -> ManualClock {
    ManualClock(
      now: GameTime(steady: 0, wall: Int64((day ?? today).number) * 86_400_000 + 43_200_000))
  }

  func monetization(_ day: Day? = nil, game: LicensedGame? = nil) throws -> LicenceMonetization {
    try LicenceMonetization(game: game ?? self.game, store: store, clock: clock(day))
  }
}
