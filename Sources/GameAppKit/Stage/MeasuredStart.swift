package import GameShellKit
import GameStage
import Platform

/// A start of a stage with parts of its protection left out, to see what those cost. Only for
/// measuring: what is left out here, no option leaves out.
package struct MeasuredStart: Sendable {
  /// How much of the protection there is.
  package enum Way: CaseIterable, Sendable {
    /// All of it.
    case usual
    /// The private copy without the sandbox.
    case withoutSandbox
    /// Neither: the plugin's own file is loaded.
    case withoutBoth
  }

  private let options: HostOptions

  /// Starts stages with a run's options.
  package init(options: HostOptions) { self.options = options }

  /// Starts a stage, loads a plugin in it, and ends it.
  package func run(_ path: String, _ way: Way) throws(SceneFault) {
    let launcher = StageLauncher(options: options)
    let stage: any StageConnection
    var loaded = StageLauncher.copyPath
    switch way {
    case .usual: stage = try launcher.launch(path).stage
    case .withoutSandbox:
      stage = try withoutSandbox(path, launcher)
    case .withoutBoth:
      stage = try launcher.start(path, nil, .free)
      loaded = path
    }
    defer { stage.end() }
    if case .failed(let fault) = try stage.request(
      .load(name: Path.name(of: path), path: loaded))
    {
      throw fault
    }
  }

  private func withoutSandbox(
    _ path: String, _ launcher: StageLauncher
  ) throws(SceneFault) -> any StageConnection {
    do {
      let plugin = try PluginFile(path: path, entry: StageProcess.entrySymbol)
      let copies = try PrivateCopies(
        of: path, with: try HelperLibraries(of: plugin, program: options.executable))
      let stage = try launcher.start(path, copies, .free)
      try copies.fill()
      try copies.link()
      return stage
    } catch {
      throw SceneFault(.died, "\(error)")
    }
  }
}
