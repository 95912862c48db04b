import GameShellKit
import Minisign
import OfflineLicences
import Platform
import PluginTrust
import SignatureLibrary

/// Which of the redeemed licences count, and why the others do not.
///
/// The vendors' keys stand in the games, so games are looked at; without a licence none is.
struct LicenceDiagnosis {
  let diagnoses: [Diagnosis]

  init(host: GameHost) {
    let store = host.licences
    let subsystems = ((try? FileSystem.list(store.folder)) ?? []).filter {
      ((try? store.files(of: $0)) ?? []).isEmpty == false
    }
    guard !subsystems.isEmpty else {
      diagnoses = [Diagnosis("licences", .good, "none was redeemed")]
      return
    }
    let games = host.licensedGames()
    let today = SystemClock().today
    let scheme = try? host.makeTrustStore().scheme()
    diagnoses = subsystems.flatMap { subsystem -> [Diagnosis] in
      guard let game = games.first(where: { $0.subsystem == subsystem }) else {
        return [Diagnosis("licence", .note, "\(subsystem): there is no such game here")]
      }
      guard let scheme else {
        return [Diagnosis("licence", .note, "\(subsystem): it cannot be checked here")]
      }
      return Self.check(game, store, scheme, today)
    }
  }

  private static func check(
    _ game: LicensedGame, _ store: LicenceStore, _ scheme: any SignatureScheme, _ today: Day
  ) -> [Diagnosis] {
    do throws(LicenceError) {
      let files = try store.files(of: game.subsystem)
      let (valid, rejected) = store.load(files, key: try game.key(), scheme: scheme)
      return valid.map { licence in
        guard let last = licence.expires else {
          return Diagnosis("licence", .good, "\(licence.product) counts")
        }
        return licence.isExpired(on: today)
          ? Diagnosis("licence", .note, "\(licence.product) expired on \(last)")
          : Diagnosis("licence", .good, "\(licence.product) counts until \(last)")
      }
        + rejected.map { file in
          Diagnosis(
            "licence", .note, "\(game.subsystem): \(Path.name(of: file.path)): \(file.reason)")
        }
    } catch {
      return [Diagnosis("licence", .note, "\(game.subsystem): \(error)")]
    }
  }
}
