public import GameShellKit
import GameShellUI
import Platform

/// The host's root screen: the library, or the game that is being played.
///
/// It lives as long as the host shows anything; games come and go within it, and a running game
/// is replaced here by its new build.
public final class HostRoot: Scene {
  private enum Showing {
    case library
    case game(PluginGame, GameRoot<PluginRoute>)
  }

  private let host: GameHost
  private var showing = Showing.library {
    didSet { host.metrics.show(game?.config.subsystem) }
  }
  let library: LibraryScene?
  var time: GameTime
  private var size = CellSize(columns: 80, rows: 24)

  /// Told of the stage that is used now, whenever it is another one; nil for none.
  var onStage: ((RemoteStage?) -> Void)? { didSet { noteStage() } }
  private weak var stage: RemoteStage?
  /// Whether there was one when it was told last: one that has gone leaves nothing to compare.
  private var hadStage = false

  /// Starts with the library.
  public init(host: GameHost, time: GameTime) {
    self.host = host
    self.time = time
    library = LibraryScene(host: host)
  }

  /// Starts with one game, from which the way out is out of the program.
  public init(
    host: GameHost, game: PluginGame, root: GameRoot<PluginRoute>, time: GameTime
  ) {
    self.host = host
    self.time = time
    library = nil
    showing = .game(game, root)
    host.metrics.show(game.config.subsystem)
  }

  /// The game that is being played.
  public var game: PluginGame? {
    if case .game(let game, _) = showing { game } else { nil }
  }

  /// The root of the game that is being played.
  public var gameRoot: GameRoot<PluginRoute>? {
    if case .game(_, let root) = showing { root } else { nil }
  }

  /// Takes an event to the library or the game.
  public func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    self.time = time
    if case .resize(let size) = event { self.size = size }
    defer { noteStage() }
    switch showing {
    case .library: return try handleInLibrary(event)
    case .game(_, let root):
      var response = try root.handle(event, at: time)
      if response.navigation == .leave, library != nil {
        closeGame()
        response.navigation = nil
        response.changed = true
      }
      if case .open(let subsystem)? = response.navigation {
        change(to: subsystem)
        response.navigation = nil
        response.changed = true
      }
      // For a front end there is only one way out.
      if response.navigation == .quit { response.navigation = .leave }
      return response
    }
  }

  /// Draws the library or the game.
  public func frame(for size: CellSize) throws(SceneFault) -> Frame {
    self.size = size
    defer { noteStage() }
    switch showing {
    case .library:
      return LeastRoom.message(
        needed: LeastRoom.list, given: size, strings: library?.strings ?? ShellStrings())
        ?? library?.frame(for: size) ?? FrameBuilder().finish()
    case .game(_, let root): return try root.frame(for: size)
    }
  }

  /// Stores what is being played and ends its stage.
  public func close() {
    closeGame()
    library?.close()
  }

  private func handleInLibrary(_ event: SceneEvent) throws(SceneFault) -> SceneResponse {
    guard let library else { return .ignored }
    var response = library.handle(event, at: time)
    if case .open(let path)? = response.navigation {
      response.navigation = nil
      response.changed = true
      open(path)
    }
    return response
  }

  /// Opens a game from the library; a failure is told there.
  private func open(_ path: String) {
    do {
      let game = try host.load(path)
      let wired = try host.wire(game)
      wired.root.hasLibrary = true
      _ = try wired.root.handle(.resize(size), at: time)
      showing = .game(game, wired.root)
    } catch {
      library?.message = "\(error)"
    }
  }

  /// Goes from the running game to another one of the catalogue, by its namespace; a failure
  /// leaves the running game and is told there.
  func change(to subsystem: String) {
    guard let entry = host.knownGames().first(where: { $0.game.subsystem == subsystem }) else {
      return
    }
    do {
      let game = try host.load(entry.path)
      let wired = try host.wire(game)
      wired.root.hasLibrary = library != nil
      _ = try wired.root.handle(.resize(size), at: time)
      closeGame()
      showing = .game(game, wired.root)
    } catch {
      if let root = gameRoot { root.showToast(root.strings.told("\(error)")) }
    }
  }

  private func noteStage() {
    let current = game?.process.flatMap { $0.isAlive ? $0 : nil }
    guard current !== stage || hadStage != (current != nil) else { return }
    stage = current
    hadStage = current != nil
    onStage?(current)
  }

  /// The stage has ended by itself, between two events; answers whether it had.
  func stageEnded(at time: GameTime) -> Bool {
    guard case .game(let game, let root) = showing, let fault = game.process?.faultWhileIdle()
    else { return false }
    self.time = time
    root.time = time
    root.recover(from: fault)
    noteStage()
    return true
  }

  private func closeGame() {
    guard case .game(let game, let root) = showing else { return }
    root.close()
    host.startSync()
    game.end()
    showing = .library
    library?.refresh()
  }
}

extension HostRoot {
  /// Replaces the running game by the build that now stands at its path.
  ///
  /// The new build is loaded in a stage of its own, given the board, and asked for its first
  /// frame; only then does it take over. If any of that fails, the old build goes on and the
  /// player is told why.
  public func swap(at time: GameTime) {
    self.time = time
    guard case .game(let old, let oldRoot) = showing else { return }
    defer { noteStage() }
    do {
      let fresh = try host.load(old.path)
      do {
        let wired = try host.wire(fresh)
        wired.root.hasLibrary = library != nil
        if let handoff = oldRoot.handoff() {
          try wired.root.adopt(handoff, at: time, size: size)
        }
        let root = wired.root
        let title = fresh.config.title.text(for: root.locale)
        let updated = root.strings.toasts.updated
          .filling("game", with: title).filling("version", with: fresh.config.version)
        root.tellFirst(updated)
        showing = .game(fresh, wired.root)
        oldRoot.abandon()
        old.end()
      } catch {
        fresh.end()
        throw error
      }
    } catch {
      let strings = oldRoot.strings
      oldRoot.showToast(
        strings.toasts.notUpdated.filling("reason", with: strings.told("\(error)")))
    }
  }
}

extension HostRoot {
  /// The player's settings; nil when the store that keeps them cannot be used.
  public var preferences: HostPreferences? { try? host.liveStack().preferences }

  /// Shows a message in the running game.
  func tell(_ text: String, at time: GameTime) {
    self.time = time
    gameRoot?.time = time
    if let root = gameRoot { root.showToast(root.strings.told(text)) }
  }

  /// Looks at files in an event loop from now on, so that none holds anything up; `invalidate` is
  /// called when the library shows more.
  func attach(to reactor: Reactor, invalidate: @escaping () -> Void) {
    library?.attach(to: reactor) { [unowned self] in
      if gameRoot == nil { invalidate() }
    }
  }

  /// Looks at the plugin folders again if the library is on the screen; answers whether it is.
  func refreshLibrary() -> Bool {
    guard gameRoot == nil, let library else { return false }
    library.refresh()
    return true
  }
}
