public import GameShellKit
import Minisign
import Platform
public import SignatureLibrary

/// What the player owns of one game, by the licences redeemed for it.
///
/// A licence redeemed meanwhile, also by another process, counts at the next question. The crypto
/// library is opened only when there is a licence to check.
public final class LicenceMonetization: Monetization {
  /// The game.
  public let game: LicensedGame
  /// The files that do not count, and why; for `doctor`.
  public private(set) var rejected: [LicenceStore.Rejected] = []
  /// Why licences that are there cannot be checked; nil when they were.
  public private(set) var failure: LicenceError?
  private let store: LicenceStore
  private let clock: any GameClock
  private let openScheme: () throws(SignatureError) -> any SignatureScheme
  private var licences: [OfflineLicence] = []
  private var seen: FileStatus?

  /// Loads a game's licences.
  ///
  /// - Throws: when there are some that cannot be checked here, with what to do.
  public init(
    game: LicensedGame, store: LicenceStore, clock: any GameClock,
    openScheme: @escaping () throws(SignatureError) -> any SignatureScheme = {
      () throws(SignatureError) in try CryptoLibrary.openAny()
    }
  ) throws(SaveError) {
    self.game = game
    self.store = store
    self.clock = clock
    self.openScheme = openScheme
    reload()
    if let failure { throw SaveError("licences cannot be checked: \(failure)") }
  }

  /// Whether a licence for the product counts today.
  public func isEntitled(to product: String) -> Bool {
    if status() != seen { reload() }
    return licences.contains { $0.product == product && !$0.isExpired(on: clock.today) }
  }

  /// The folder's status changes with each file that comes or goes; nil while there is none.
  private func status() -> FileStatus? {
    (try? store.folder(of: game.subsystem)).flatMap { try? FileStatus(path: $0) }
  }

  private func reload() {
    licences = []
    rejected = []
    failure = nil
    seen = status()
    do throws(LicenceError) {
      let files = try store.files(of: game.subsystem)
      if files.isEmpty { return }
      (licences, rejected) = store.load(files, key: try game.key(), scheme: try scheme())
    } catch {
      failure = error
    }
  }

  private func scheme() throws(LicenceError) -> any SignatureScheme {
    do throws(SignatureError) {
      return try openScheme()
    } catch {
      throw LicenceError(.library(error))
    }
  }
}
