import GameShellKit
import GameShellUI
import Platform
import SQLiteStore

/// The list of games; opening one is a navigation to its path.
final class LibraryScene {
  /// Milliseconds that new files may be looked at before the list is shown without them.
  private static let patience = 400

  private let host: GameHost
  private let catalogue: Catalogue
  private let store: SQLiteStore?
  private var histories: [String: PlayHistory] = [:]
  private var search: LibrarySearch?
  private var scanner: CatalogueScanner?
  /// The games that run without the sandbox.
  private var freePaths: Set<String> = []
  /// The games of which the player's policy wants said that they are not trusted.
  private var untrusted: Set<String> = []
  /// BCP 47: the player's choice, or what the surroundings say.
  private var locale: String
  /// What went wrong last, shown below the list.
  var message: String?

  init(host: GameHost) {
    self.host = host
    store = host.catalogueStore
    catalogue = Catalogue(options: host.options, store: store)
    locale = host.options.locale
    look()
  }

  /// Looks at the folders again; a search goes on.
  func refresh() {
    message = nil
    look()
  }

  /// Looks at files in an event loop from now on; `changed` is called when more is known.
  func attach(to reactor: Reactor, changed: @escaping () -> Void) {
    scanner = CatalogueScanner(catalogue, reactor) { [unowned self] in
      lookAtTrust()
      changed()
    }
    scanner?.refresh()
  }

  /// Ends what is under way.
  func close() { scanner?.stop() }

  /// How long files may be looked at before the list is shown; nil for as long as it takes.
  private var milliseconds: Int? {
    if scanner != nil || host.options.isAttended { return 0 }
    // What nobody waits for, such as a picture, shows everything at once.
    return host.options.isEphemeral ? nil : Self.patience
  }

  private func look() {
    catalogue.refresh(milliseconds: milliseconds)
    scanner?.refresh()
    // Without it the list only says less.
    histories = (try? store?.playHistories()) ?? [:]
    freePaths = host.freePaths
    lookAtTrust()
    // It is chosen within a game, after which the library looks again.
    locale = (try? host.liveStack())?.preferences.language ?? host.options.locale
  }

  private func lookAtTrust() {
    untrusted = host.untrusted(among: catalogue.entries.filter { $0.game != nil }.map(\.path))
  }

  func handle(_ event: SceneEvent, at time: GameTime) -> SceneResponse {
    if case .tick = event {
      guard scanner == nil, !catalogue.pending.isEmpty else { return .handled }
      catalogue.scanNext()
      return .changed
    }
    if case .action(let id, _, _) = event { return handleAction(id) }
    if var search {
      guard let goesOn = search.handle(event) else { return .ignored }
      self.search = goesOn ? search : nil
      return .changed
    }
    switch event {
    case .key(.escape, _), .key(.character("q"), []):
      return SceneResponse(handled: true, navigation: .leave)
    default: return .ignored
    }
  }

  private func handleAction(_ id: String) -> SceneResponse {
    switch id {
    case "library.quit": return SceneResponse(handled: true, navigation: .leave)
    case "library.search": search = LibrarySearch()
    case "library.endSearch": search = nil
    case "library.retry":
      catalogue.retry()
      refresh()
    default:
      guard id.hasPrefix(Self.openPrefix),
        let entry = games.first(where: { $0.entry.path == id.dropFirst(Self.openPrefix.count) })
      else { return .ignored }
      message = nil
      return SceneResponse(handled: true, changed: true, navigation: .open(entry.entry.path))
    }
    return .changed
  }

  private static let openPrefix = "library.open."

  /// The games, those played last first, then by title.
  private var games: [(entry: CatalogueEntry, game: CatalogueEntry.Game, title: String)] {
    catalogue.entries.compactMap { entry in
      guard let game = entry.game, entry.standing == .playable else { return nil }
      return (entry, game, game.title.text(for: locale))
    }.sorted { a, b in
      let playedA = histories[a.game.subsystem]?.lastPlayed ?? 0
      let playedB = histories[b.game.subsystem]?.lastPlayed ?? 0
      if playedA != playedB { return playedA > playedB }
      return (NaturalOrder(a.title), a.entry.path) < (NaturalOrder(b.title), b.entry.path)
    }
  }

  /// The words, in the player's language.
  var strings: ShellStrings { ShellStrings(locale: locale) }

  func frame(for size: CellSize) -> Frame {
    let strings = strings
    let rows = games.filter { search?.matches($0.title) ?? true }.map { entry, game, title in
      LibraryView.Row(
        mark: freePaths.contains(GameHost.real(entry.path))
          ? strings.unconfined : untrusted.contains(entry.path) ? strings.untrusted : nil,
        // A search that has changed begins at its first line.
        action: Self.openPrefix + entry.path,
        id: nodeID("\(search?.text ?? "")/\(entry.path)"), title: title,
        tint: game.tints.primary,
        history: histories[game.subsystem] ?? PlayHistory(),
        day: { [clock = host.clock] in clock.day(of: $0) },
        today: host.clock.day(
          of: host.clock.now.wall), strings: strings)
    }
    var around = LibraryView.Surroundings()
    let entries = catalogue.entries
    if search == nil { around.problems = entries.compactMap(\.problem).map(strings.told) }
    around.offersRetry = entries.contains { $0.standing == .quarantined }
    around.search = search?.text
    around.pending = scanner?.remaining ?? catalogue.pending.count
    around.message = message.map(strings.told)
    around.folders = host.options.folders.paths
    return LibraryView(rows: rows, around: around, columns: size.columns, strings: strings)
      .makeFrame(tick: scanner != nil || catalogue.pending.isEmpty ? nil : 1)
  }
}

extension LibraryView.Row {
  /// A game's line, with what the player did with it.
  fileprivate init(
    mark: String?, action: String, id: UInt32, title: String, tint: RGB, history: PlayHistory,
    day: (Int64) -> Day, today: Day, strings: ShellStrings
  ) {
    let streak = DayStreak(history.days, today: today).current
    var detail = ""
    if streak > 1 {
      detail = strings.dayStreak.text(for: streak)
    } else if history.wins > 0 {
      detail = strings.wins.text(for: history.wins)
    }
    self.init(
      action: action, id: id, title: title, tint: tint, mark: mark, detail: detail,
      progress: history.progress,
      played: history.lastPlayed == 0
        ? strings.neverPlayed
        : formatDaysAgo(day(history.lastPlayed), today: today, strings: strings))
  }
}
