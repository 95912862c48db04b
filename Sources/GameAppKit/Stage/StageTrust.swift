import GameShellKit
import Platform
import PluginTrust

/// Holds a plugin against the player's trust policy before it is started.
///
/// What is checked is the private copy that will run, so a file that is exchanged meanwhile gains
/// nothing. Under the policy `any` nothing is read: signatures are then only shown.
struct StageTrust {
  let options: HostOptions

  /// Throws when the policy does not let the plugin run; a warning goes to the log.
  func check(_ copy: FileDescriptor, of path: String) throws(SceneFault) {
    let store = TrustStore(folder: options.configFolder)
    let policy: TrustPolicy
    do throws(TrustError) {
      policy = try store.policy()
    } catch {
      throw SceneFault(.refused, "\(error)")
    }
    guard policy != .any else { return }
    let decision = store.decision(for: store.verify(copy, of: path), plugin: path)
    switch decision {
    case .allow: return
    case .warn(let sentence): StageLauncher(options: options).log(sentence, for: path)
    case .refuse(let sentence): throw SceneFault(.refused, sentence)
    }
  }
}
