import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// A host with a library of three games, and what each of them must show.
final class SoakBench {
  /// A game as the player left it.
  struct Game {
    var path: String
    var title: String
    /// The files of its two builds.
    var builds: [[UInt8]]
    /// The build that stands at the path, 1 or 2.
    var build = 1
    /// The moves that were acknowledged, less those undone.
    var count = 0
  }

  /// What must be at the end as it was.
  struct Figures {
    var leftovers: [String]
    /// What every open descriptor leads to, without the numbers of sockets and the like.
    var descriptors: [String]
    var files: [String]
    /// Bytes that the process has resident.
    var memory: Int
  }

  let fixtures: FixtureBuilder
  private(set) var games: [Game]
  /// The game that is shown; the library otherwise.
  private(set) var current = 0
  private var isInLibrary = true
  private let options: HostOptions
  private var session: HostSession?
  private var root: HostRoot { get throws { try #require(session).root } }
  private var time = GameTime(steady: 5000, wall: 1_700_000_000_000)
  private let started = MonotonicClock.milliseconds

  init() throws {
    let fixtures = try FixtureBuilder()
    self.fixtures = fixtures
    let folder = fixtures.folder
    try FileSystem.makeFolders(folder.file("games"))
    var games: [Game] = []
    for title in ["Amber", "Birch", "Cedar"] {
      let builds = try [1, 2].map { build in
        try FileSystem.read(
          try fixtures.library(
            "swap/counter.c", named: "new.so",
            defines: [
              "BUILD=\(build)", "TITLE=\"\(title)\"",
              "SUBSYSTEM=\"org.example.soak\(title.lowercased())\"",
            ]), limit: 1 << 24)
      }
      let path = folder.file("games/libsoak\(title).so")
      try FileSystem.writeAtomically(builds[0], to: path)
      games.append(Game(path: path, title: title, builds: builds))
    }
    self.games = games
    var options = HostOptions(
      dataFolder: folder.file("data"), stateFolder: folder.file("state"),
      folders: PluginFolders(
        given: [folder.file("games")], environment: Environment(), xdg: nil, executable: nil),
      executable: try BuiltProgram.path(), environment: .current(), locale: "en")
    options.deadlines = (event: 20_000, load: 20_000)
    options.scanDeadline = 20_000
    self.options = options
    try begin()
  }

  deinit { session?.close() }

  /// Starts a host, which shows its library.
  private func begin() throws {
    let session = try HostSession(host: GameHost(options: options), plugin: nil, time: time)
    _ = try session.root.handle(.resize(CellSize(columns: 80, rows: 24)), at: time)
    self.session = session
    isInLibrary = true
  }

  /// Opens a game from the library, on its board.
  func enter(_ number: Int) throws {
    current = number
    isInLibrary = false
    try send(.action("library.open.\(games[number].path)", node: 0, cell: nil))
    try #require(root.game?.path == games[number].path)
    try root.gameRoot?.open(path: "board/a")
    try checkBoard()
  }

  /// Leaves the game for the library.
  func goToLibrary() throws {
    guard !isInLibrary else { return }
    try press("q")
    try send(.key(.escape))
    isInLibrary = true
    try #require(root.game == nil)
  }

  /// Makes a move, replaces the running build by the other one, and makes another move.
  func swapAndMove(_ turn: Int) throws {
    try move(isUndo: turn % 3 == 2)
    try replace()
    try root.swap(at: time)
    try checkBoard()
    try move(isUndo: turn % 2 == 1)
  }

  /// One of the things that players do.
  func step(_ random: inout SeededRandom) throws {
    time.steady += 1000
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      try goToLibrary()
      try enter(Int.random(in: 0..<games.count, using: &random))
    case 2: try goToLibrary()
    case 3:
      // The host ends, and another one finds everything.
      session?.close()
      session = nil
      try begin()
    case 4 where !isInLibrary:
      let other = (current + 1) % games.count
      try root.change(to: "org.example.soak\(games[other].title.lowercased())")
      current = other
      try #require(root.game?.path == games[other].path)
      try root.gameRoot?.open(path: "board/a")
      try checkBoard()
    case 5 where !isInLibrary:
      try replace()
      try root.swap(at: time)
      try checkBoard()
    default:
      guard !isInLibrary else { return try enter(Int.random(in: 0..<games.count, using: &random)) }
      for _ in 0..<3 { try move(isUndo: Int.random(in: 0..<3, using: &random) == 0) }
    }
  }

  private func move(isUndo: Bool) throws {
    let count = games[current].count
    let goesBack = isUndo && count > 0 || count == 255
    try press(goesBack ? "u" : "+")
    games[current].count += goesBack ? -1 : 1
    try checkBoard()
    #expect(
      try root.gameRoot?.deps.saves.game(at: "board/a")?.snapshot.state
        == [UInt8(games[current].count)])
  }

  private func replace() throws {
    games[current].build = 3 - games[current].build
    let game = games[current]
    try FileSystem.writeAtomically(game.builds[game.build - 1], to: game.path)
  }

  private func checkBoard() throws {
    let frame = try root.frame(for: CellSize(columns: 80, rows: 24))
    let shown = (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }
      .joined(separator: "|")
    let game = games[current]
    #expect(shown.contains("Build \(game.build)|count \(game.count)"), "\(game.title): \(shown)")
  }

  private func press(_ character: Unicode.Scalar) throws { try send(.key(.character(character))) }

  private func send(_ event: SceneEvent) throws {
    time.steady += 10
    _ = try root.handle(event, at: time)
  }

  /// What there is now.
  func figures() throws -> Figures {
    Figures(
      leftovers: try Leftovers.now(of: "libsoak"),
      descriptors: try Leftovers.descriptors().map { $0.filter { !$0.isNumber } }.sorted(),
      files: try files(), memory: try Leftovers.residentMemory())
  }

  /// The files of the test's folder, but for the store's log and backups, which come and go.
  private func files() throws -> [String] {
    try ["", "games", "data", "state"].flatMap { name in
      try FileSystem.list(fixtures.folder.file(name)).map { "\(name)/\($0)" }
    }.filter {
      !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") && !$0.hasPrefix("data/backups")
    }.sorted()
  }

  /// Compares the end with the beginning.
  func check(_ before: Figures, _ after: Figures, _ what: String) throws {
    #expect(try Leftovers.left(since: before.leftovers, of: "libsoak") == [])
    #expect(after.files == before.files)
    guard SoakTests.isFull else {
      // Other suites run in this process at the same time.
      #expect(after.descriptors.count < before.descriptors.count + 20)
      return
    }
    #expect(after.descriptors == before.descriptors)
    #expect(after.memory < before.memory + (8 << 20), "memory grew")
    let seconds = (MonotonicClock.milliseconds - started) / 1000
    print(
      "soak: \(what) in \(seconds) s; resident \(before.memory >> 10) → \(after.memory >> 10) KiB, "
        + "descriptors \(before.descriptors.count) → \(after.descriptors.count), "
        + "leftovers \(before.leftovers) → \(after.leftovers), "
        + "files \(before.files.count) → \(after.files.count)")
  }
}
