import GameShellKit
import GameStage
import Platform

/// What is known of a plugin before the checks run: its file, its table, whether it can be played.
struct PluginFacts {
  /// The plugin's file.
  let path: String
  /// What the file says of itself, or why it cannot be used.
  let file: Result<PluginFile, PluginFileProblem>
  /// The table, or why the game was not loaded.
  private(set) var table: Result<PluginTable, SceneFault>
  /// The manifest's JSON as it stands; nil when it is none.
  private(set) var manifest: ManifestValue?
  /// The home screen's routes.
  private(set) var routes: [String] = []
  /// What keeps the first mode from being played.
  private var unplayable: String?

  init(path: String, options: HostOptions, seed: UInt64) {
    self.path = path
    do throws(PluginFileProblem) {
      file = .success(try PluginFile(path: path, entry: StageProcess.entrySymbol))
    } catch {
      file = .failure(error)
    }
    do throws(SceneFault) {
      let stage = try TrialStage(path: path, options: options)
      defer { stage.end() }
      table = .success(stage.table)
      manifest = ManifestValue(json: stage.table.manifest)
      let modes = manifest?["homeModes"]?.elements ?? []
      routes = modes.compactMap { $0["route"]?.text }
      unplayable = tryPlaying(stage, seed: seed)
    } catch {
      table = .failure(error)
    }
  }

  private func tryPlaying(_ stage: TrialStage, seed: UInt64) -> String? {
    guard let route = routes.first else { return "the manifest names no mode to play" }
    do throws(SceneFault) {
      _ = try stage.open(route, seed: seed).frame()
      return nil
    } catch {
      return "the first mode cannot be played: \(error.reason)"
    }
  }

  /// Why a check makes no sense; nil when it does.
  func obstacle(to need: ConformanceCheck.Need) -> String? {
    if need == .file { return nil }
    if case .failure = table { return "the game was not loaded, see 'loads'" }
    if need == .play, unplayable != nil { return "no board opens, see 'modes-open'" }
    return nil
  }
}
