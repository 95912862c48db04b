import GameShellKit
import GameStage
import Platform
import SQLiteStore

/// Looks at one file: what it is, and as a game what it says of itself.
///
/// A game is loaded in a stage of its own, which ends at once; one that does not answer in time
/// is killed and collected.
struct PluginScan {
  /// What was found.
  enum Finding {
    /// A result that holds as long as the file does.
    case lasting(PluginRecord.Outcome)
    /// Why it cannot be used now. A library may be installed tomorrow, so that is not kept.
    case passing(SceneFault)
  }

  private let launcher: StageLauncher

  init(options: HostOptions) {
    var options = options
    // A scan that ran games within the host would be no protection.
    options.inProcess = false
    options.deadlines.load = options.scanDeadline
    launcher = StageLauncher(options: options)
  }

  func look(at path: String) -> Finding {
    do throws(PluginFileProblem) {
      _ = try PluginFile(path: path, entry: StageProcess.entrySymbol)
    } catch {
      if case .notAGame(_, nil) = error.kind { return .lasting(.helper) }
      return .passing(SceneFault(.refused, "\(error)"))
    }
    let stage: any StageConnection
    let pluginPath: String
    do throws(SceneFault) {
      let launched = try launcher.launch(path)
      (stage, pluginPath) = (launched.stage, launched.path)
    } catch {
      // Nothing of the game has run: what failed is the machine.
      return .passing(error)
    }
    defer { stage.end() }
    do throws(SceneFault) {
      return .lasting(.game(manifest: try manifest(path, stage, pluginPath)))
    } catch {
      switch error.kind {
      case .died, .stalled: return .lasting(.quarantined(reason: error.reason))
      // A broken protocol may be the host's doing, whose file can be replaced while it runs.
      case .refused, .protocolBroken, .badState, .badRoute, .invalidFrame, .abandoned:
        return .passing(error)
      }
    }
  }

  private func manifest(
    _ path: String, _ stage: any StageConnection, _ pluginPath: String
  ) throws(SceneFault) -> [UInt8] {
    let name = PluginGame.name(of: path)
    switch try stage.request(.load(name: name, path: pluginPath)) {
    case .loaded(let table):
      _ = try PluginManifest(json: table.manifest, plugin: name)
      return table.manifest
    case .failed(let fault): throw fault
    default:
      throw SceneFault(.protocolBroken, "\(name) did not say whether it was loaded")
    }
  }
}
