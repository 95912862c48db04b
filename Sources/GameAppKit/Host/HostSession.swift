public import GameShellKit
import GameShellUI
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
  /// The folders that are watched whatever is played, without links.
  private let pluginFolders: Set<String>
  /// Those that are watched for the game that is played: for the file that a link leads to, and
  /// for the libraries that it brings along.
  private var gameFolders: Set<String> = []
  private var detector: NewBuildDetector?
  private var timer: ReactorHandle?
  /// Waits for stages that take long; nil as long as no front end runs.
  private var stall: StallWatch?
  /// What came while a stage was waited for.
  private var postponed: (() -> Bool)?
  /// Every folder that is watched now.
  var watchedFolders: Set<String> { watch?.watched ?? [] }
  private var soundWatch: ReactorHandle?
  private var stageEnd: ReactorHandle?

  /// Starts with a game, on a route if one is given, or with the library and perhaps a message.
  public init(
    host: GameHost, plugin: String?, route: String? = nil, message: String? = nil, time: GameTime
  ) throws {
    self.host = host
    if let plugin {
      let (game, notice) = try host.loadNamed(plugin)
      do {
        let wired = try host.wire(game)
        if let notice { wired.root.tellFirst(wired.root.strings.told(notice)) }
        if !host.options.isAttended { host.syncBeforePlay() }
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
    pluginFolders = Set(folders.map(Self.real))
    for folder in Set(folders) { try? watch?.watch(folder) }
    watchGame()
  }

  /// Lets the session hear of changed files, and of sounds that could not be played; `invalidate`
  /// is called when the screen may differ.
  ///
  /// With a display the player is asked about a game that does not answer in time.
  public func attach(
    to reactor: Reactor, display: StallDisplay? = nil, invalidate: @escaping () -> Void
  ) throws(ReactorError) {
    if let display { attach(display, to: reactor, invalidate) }
    root.attach(to: reactor, invalidate: invalidate)
    host.soundStarted = { [unowned self, unowned reactor] in
      listenToSound(reactor, invalidate)
    }
    if host.soundDescriptor != nil { listenToSound(reactor, invalidate) }
    root.onStage = { [unowned self] in
      watchGame()
      watchEnd(of: $0, reactor, invalidate)
    }
    host.cloudSyncMade = { [unowned host] sync in
      // Without it the screen shows what came when it is drawn next.
      _ = try? reactor.watch(sync.descriptor.rawValue, for: .read) { _ in
        if host.takeSyncResults() { invalidate() }
      }
    }
    reactor.defer { [weak host] in host?.firstFrameShown() }
    guard let watch else { return }
    _ = try reactor.watch(watch.descriptor.rawValue, for: .read) { [unowned self] _ in
      if take(watch.changes(), reactor) { invalidate() }
      arm(reactor, invalidate)
    }
  }

  /// Watches where the game's file really lies and the libraries that it brings along, and where
  /// those of the last one did no longer.
  private func watchGame() {
    let files = root.game.map { [Self.real($0.path)] + $0.libraries } ?? []
    let folders = Set(files.map(Path.folder(of:))).subtracting(pluginFolders)
    for folder in gameFolders.subtracting(folders) { watch?.unwatch(folder) }
    for folder in folders.subtracting(gameFolders) { try? watch?.watch(folder) }
    gameFolders = folders
  }

  /// A stage that ends between two events is noticed at once, not with the next.
  private func watchEnd(
    of stage: RemoteStage?, _ reactor: Reactor, _ invalidate: @escaping () -> Void
  ) {
    stageEnd?.cancel()
    guard let end = stage?.exitDescriptor else { return }
    // The watch keeps the descriptor: a number that is used again must not be cancelled with it.
    stageEnd = try? reactor.watch(end.rawValue, for: .read) { [unowned self, end] _ in
      _ = end
      // Whoever waits for an answer learns of it by itself.
      guard stall?.isWaiting != true else { return }
      stageEnd?.cancel()
      if root.stageEnded(at: SystemClock().now) { invalidate() }
    }
  }

  private func attach(
    _ display: StallDisplay, to reactor: Reactor, _ invalidate: @escaping () -> Void
  ) {
    let stall = StallWatch(reactor: reactor, display: display) { [unowned self] in
      root.gameRoot?.locale ?? root.preferences?.language ?? host.options.locale
    }
    stall.onEnd = { [unowned self] in
      // The call that waited has to come to its own end first; what followed it may wait again.
      reactor.defer { [unowned self, unowned stall] in
        guard !stall.isWaiting, !display.isOver(), let postponed else { return }
        self.postponed = nil
        if postponed() { invalidate() }
      }
    }
    self.stall = stall
    host.patience.patience = stall
  }

  /// Stores what is being played, ends its stage and gives the sound device back.
  public func close() {
    root.close()
    host.finishSync()
    host.finishBackup()
    host.metrics.close()
    host.soundStarted = {}
    // Before its descriptor is closed.
    soundWatch?.cancel()
    host.stopSound()
  }

  private func listenToSound(_ reactor: Reactor, _ invalidate: @escaping () -> Void) {
    guard let descriptor = host.soundDescriptor else { return }
    soundWatch?.cancel()
    // Without it the bell rings one cue late.
    soundWatch = try? reactor.watch(descriptor.rawValue, for: .read) { [unowned self] ready in
      let limitation = host.soundLimitation
      host.handleSound()
      // The thread's end leaves the descriptor readable for ever.
      if ready.contains(.hangup) { soundWatch?.cancel() }
      // Settings may be open, which say why nothing is heard.
      if host.soundLimitation != limitation { invalidate() }
    }
  }

  private func take(_ changes: [FolderWatch.Change], _ reactor: Reactor) -> Bool {
    guard let path = root.game?.path else {
      // A file that is still being written is looked at when it has been closed.
      guard changes.contains(where: { $0.kind != .writing }) else { return false }
      return whenAnswered { [root] in root.refreshLibrary() }
    }
    if detector?.path != path { detector = NewBuildDetector(path: path) }
    var verdict: NewBuildDetector.Verdict?
    // By its own name, or by that of the file that a link leads to.
    let names = [path, Self.real(path)]
    for change in changes where change.kind == .overflow || Self.isOf(names, change) {
      verdict = detector?.changed(change.kind, at: MonotonicClock.milliseconds)
    }
    let libraries = root.game?.libraries ?? []
    if verdict == nil,
      changes.contains(where: { $0.kind != .removed && Self.isOf(libraries, $0) })
    {
      detector?.libraryChanged(at: MonotonicClock.milliseconds)
    }
    return act(on: verdict)
  }

  /// Whether something happened to one of some files. A folder may have several names, of which
  /// the watch knows one.
  private static func isOf(_ paths: [String], _ change: FolderWatch.Change) -> Bool {
    paths.contains {
      Path.name(of: $0) == change.name && real(Path.folder(of: $0)) == real(change.folder)
    }
  }

  private static func real(_ folder: String) -> String {
    (try? FileSystem.realPath(folder)) ?? folder
  }

  private func act(on verdict: NewBuildDetector.Verdict?) -> Bool {
    let time = SystemClock().now
    switch verdict {
    case nil: return false
    case .ready:
      stall?.hasNewBuild = true
      return whenAnswered { [root] in
        root.swap(at: SystemClock().now)
        return true
      }
    case .unusable(let reason):
      let words = root.gameRoot?.strings.toasts ?? ToastStrings()
      root.tell(words.notUpdated.filling("reason", with: reason), at: time)
    }
    return true
  }

  /// Does what may ask a stage for something: now, or when the one that is waited for has
  /// answered. Answers whether the screen may differ by now.
  private func whenAnswered(_ body: @escaping () -> Bool) -> Bool {
    guard stall?.isWaiting == true else { return body() }
    // A new build of a game that is played matters more than the library, which is not seen.
    postponed = body
    return false
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
