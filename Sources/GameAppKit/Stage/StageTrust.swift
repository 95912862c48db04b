import GameShellKit
import Platform
import PluginTrust

/// Holds a plugin against what the player trusts, before it is started.
///
/// What is checked are the private copies that will run, so a file that is exchanged meanwhile
/// gains nothing.
struct StageTrust {
  private let options: HostOptions
  private let store: TrustStore

  init(options: HostOptions) {
    self.options = options
    store = TrustStore(folder: options.configFolder)
  }

  /// Throws when the policy does not let the plugin, or a library that it brings along, run; gives
  /// what the player must be told, nil for nothing. It goes to the log as well. Under the policy
  /// `any` only what has a signature is looked at.
  func check(_ copies: PrivateCopies, of path: String) throws(SceneFault) -> String? {
    let policy: TrustPolicy
    do throws(TrustError) {
      policy = try store.policy()
    } catch {
      throw SceneFault(.refused, "\(error)")
    }
    var warnings: [String] = []
    for copy in copies.all where policy != .any || isSigned(copy.path) {
      switch store.decision(for: store.verify(copy.file, of: copy.path), plugin: copy.path) {
      case .allow: continue
      case .warn(let sentence):
        StageLauncher(options: options).log(sentence, for: path)
        warnings.append(sentence)
      case .refuse(let sentence): throw SceneFault(.refused, sentence)
      }
    }
    return warnings.isEmpty ? nil : warnings.joined(separator: "; ")
  }

  private func isSigned(_ path: String) -> Bool {
    FileSystem.exists(path + TrustStore.signatureSuffix)
  }

  /// What the player said about the plugin's path; nil when it runs in the sandbox without
  /// question, which includes settings that cannot be read.
  func unconfined(_ path: String) -> UnconfinedGame? {
    guard !options.alwaysConfines, let games = try? store.unconfinedGames(), !games.isEmpty else {
      return nil
    }
    let path = (try? FileSystem.realPath(path)) ?? path
    return games.first { $0.path == path }
  }

  /// How the copies of a plugin are to be run of which the player said something.
  func confinement(of copies: PrivateCopies, as game: UnconfinedGame) -> Confinement {
    do throws(TrustError) {
      let digest = try store.digest(of: copies.all.map(\.file))
      return digest == game.digest ? .free : .sandboxedAgain(.changed)
    } catch {
      return .sandboxedAgain(.unknown("\(error)"))
    }
  }
}
