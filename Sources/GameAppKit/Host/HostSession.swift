public import GameShellKit
public import Platform

/// One run of the host: its root screen, and what changes it from outside.
///
/// A front end shows `root`; `attach` lets the plugin folders have their say, so that a new
/// build of the running game takes over by itself and the library stays true.
public final class HostSession {
  /// The screen to show.
  public let root: HostRoot
  private let host: GameHost
  private let watch: FolderWatch?
  private var detector: NewBuildDetector?
  private var timer: ReactorHandle?

  /// Starts with a game, on a route if one is given, or with the library and perhaps a message.
  public init(
    host: GameHost, plugin: String?, route: String? = nil, message: String? = nil, time: GameTime
  ) throws {
    self.host = host
    if let plugin {
      let (game, notice) = try host.loadNamed(plugin)
      do {
        let wired = try host.wire(game)
        if let notice { wired.root.showToast(notice) }
        root = HostRoot(host: host, game: game, root: wired.root, time: time)
        if let route { try wired.root.open(path: route, seed: host.options.seed) }
      } catch {
        game.end()
        throw error
      }
    } else {
      host.makeOwnPluginFolder()
      root = HostRoot(host: host, time: time)
      root.library?.message = message
    }
    watch = try? FolderWatch()
    var folders = host.options.folders.paths
    if let plugin { folders.append(Path.folder(of: plugin)) }
    for folder in Set(folders) { try? watch?.watch(folder) }
  }

  /// Lets the session hear of changed files; `invalidate` is called when the screen may differ.
  public func attach(to reactor: Reactor, invalidate: @escaping () -> Void) throws(ReactorError) {
    guard let watch else { return }
    _ = try reactor.watch(watch.descriptor.rawValue, for: .read) { [unowned self] _ in
      if take(watch.changes(), reactor) { invalidate() }
      arm(reactor, invalidate)
    }
  }

  /// Stores what is being played, ends its stage and gives the sound device back.
  public func close() {
    root.close()
    host.stopSound()
  }

  private func take(_ changes: [FolderWatch.Change], _ reactor: Reactor) -> Bool {
    guard let path = root.game?.path else {
      // A file that is still being written is looked at when it has been closed.
      return changes.contains { $0.kind != .writing } && root.refreshLibrary()
    }
    if detector?.path != path { detector = NewBuildDetector(path: path) }
    var verdict: NewBuildDetector.Verdict?
    for change in changes
    where change.kind == .overflow
      || change.name == Path.name(of: path) && change.folder == Path.folder(of: path)
    {
      verdict = detector?.changed(change.kind, at: MonotonicClock.milliseconds)
    }
    return act(on: verdict)
  }

  private func act(on verdict: NewBuildDetector.Verdict?) -> Bool {
    let time = SystemClock().now
    switch verdict {
    case nil: return false
    case .ready: root.swap(at: time)
    case .unusable(let reason): root.tell("The new build was not taken: \(reason)", at: time)
    }
    return true
  }

  private func arm(_ reactor: Reactor, _ invalidate: @escaping () -> Void) {
    timer?.cancel()
    timer = nil
    guard let deadline = detector?.deadline else { return }
    let wait = max(1, deadline - MonotonicClock.milliseconds)
    timer = reactor.timer(after: Int(wait)) { [unowned self] in
      let verdict = detector?.expired(at: MonotonicClock.milliseconds)
      if act(on: verdict) { invalidate() }
      arm(reactor, invalidate)
    }
  }
}
