import GameStage
import Platform

/// Builds a package whenever its sources change, and puts each good build where the running game
/// is swapped from.
final class DevSession {
  /// Milliseconds without a further change after which a build begins: editors write several
  /// files at once.
  private static let calm = 150

  /// The file that the game is played from.
  let plugin: String
  private let build: PackageBuild
  private let sources: SourceWatch
  private let log: String
  private var child: ChildProcess?
  private var isOutdated = false
  private var timer: ReactorHandle?
  private var ending: ReactorHandle?

  /// Builds once, in sight of the author, and fails when that fails.
  init(_ build: PackageBuild, stateFolder: String) throws {
    self.build = build
    let folder = Path.join(stateFolder, "dev")
    try FileSystem.makeFolders(folder)
    log = Path.join(folder, "build.log")
    sources = try SourceWatch(root: build.folder)
    let errors = FileDescriptor(owning: 2)
    defer { _ = errors.release() }
    let status = try build.start(output: errors).wait(milliseconds: nil)
    guard status == .exited(0) else {
      throw status == .exited(127)
        ? CommandError(.unavailable, "there is no 'swift' in PATH to build the game with")
        : CommandError(.badPlugin, "\(build.folder) could not be built; mend it and try again")
    }
    plugin = Path.join(folder, Path.name(of: try build.product()))
    try install()
  }

  /// Watches and builds from now on; `changed` is called when `scene` must be drawn again.
  func attach(to reactor: Reactor, _ scene: DevScene, changed: @escaping () -> Void) throws {
    _ = try reactor.watch(sources.descriptor.rawValue, for: .read) { [unowned self] _ in
      guard sources.takeChanges() else { return }
      timer?.cancel()
      timer = reactor.timer(after: Self.calm) { [unowned self] in
        begin(reactor, scene, changed)
      }
    }
  }

  /// Ends a build that still runs.
  func close() {
    ending?.cancel()
    timer?.cancel()
    _ = child?.end(signal: .interrupt, graceMilliseconds: 2000)
  }

  private func begin(_ reactor: Reactor, _ scene: DevScene, _ changed: @escaping () -> Void) {
    guard child == nil else {
      // The build that runs may have read the old sources.
      isOutdated = true
      return
    }
    isOutdated = false
    do {
      let child = try build.start(output: try FileDescriptor.open(log, .write))
      self.child = child
      scene.isBuilding = true
      try awaitEnd(of: child, reactor) { [unowned self] in
        finish(scene)
        changed()
        if isOutdated { begin(reactor, scene, changed) }
      }
    } catch {
      child = nil
      scene.isBuilding = false
      scene.errors = ["The build could not be started: \(error)"]
    }
    changed()
  }

  /// Without a descriptor for it, as on kernels before 5.3, the end is asked for now and then.
  private func awaitEnd(
    of child: ChildProcess, _ reactor: Reactor, _ body: @escaping () -> Void
  ) throws {
    if let descriptor = child.exitDescriptor {
      ending = try reactor.watch(descriptor.rawValue, for: .read) { [unowned self] _ in
        guard child.poll() != nil else { return }
        ending?.cancel()
        body()
      }
    } else {
      ending = reactor.timer(after: 100) { [unowned self] in
        if child.poll() != nil { return body() }
        // Nothing can fail here that did not fail the first time.
        try? awaitEnd(of: child, reactor, body)
      }
    }
  }

  private func finish(_ scene: DevScene) {
    let status = child?.status
    child = nil
    scene.isBuilding = false
    do {
      guard status == .exited(0) else {
        let output = try FileSystem.read(log, limit: 16 << 20)
        scene.errors =
          CompilerErrors(
            output: String(decoding: output, as: UTF8.self), folder: build.folder
          ).lines
        return
      }
      try install()
      scene.errors = []
    } catch {
      scene.errors = ["\(error)"]
    }
  }

  /// Puts the product in place by renaming, unless it is what stands there already.
  private func install() throws {
    let bytes = try FileSystem.read(try build.product(), limit: 1 << 30)
    if let old = try? FileSystem.read(plugin, limit: 1 << 30), old == bytes { return }
    try FileSystem.writeAtomically(bytes, to: plugin)
  }
}
