import FolderSync
import GameShellKit
import GameShellUI
import Platform
import SQLiteStore
import TestSupport
import Testing

@testable import GameAppKit

/// Opens folders as ever, and notes for which games it was asked.
private final class CountingFactory: PrivateCloudGatewayFactory {
  let asked = Locked<[String]>([])
  let cloud: @Sendable () -> any PrivateCloudGateway

  init(_ cloud: @escaping @Sendable () -> any PrivateCloudGateway = { InMemoryCloud() }) {
    self.cloud = cloud
  }

  func gateway(
    container: String, subsystem: String, folder: String
  ) throws(SaveError) -> any PrivateCloudGateway {
    asked.with { $0.append("\(folder) \(container) \(subsystem)") }
    return cloud()
  }
}

/// A folder on a share that does not answer until it is let go.
private final class StuckCloud: PrivateCloudGateway {
  let gate: Locked<Bool>
  init(_ gate: Locked<Bool>) { self.gate = gate }
  func fetch() throws(SaveError) -> CloudContents {
    while !gate.with({ $0 }) {
      _ = try? FileDescriptor.pipe().reader.wait(for: .reading, milliseconds: 5)
    }
    return CloudContents()
  }
  func publish(_ part: CloudPart) throws(SaveError) {}
}

@Suite("Syncing around a game")
struct SyncWiringTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func host(_ factory: any PrivateCloudGatewayFactory) -> GameHost {
    let environment = Environment(["HOME": folder.path, "PATH": folder.path])
    return GameHost(
      options: HostOptions(
        dataFolder: folder.file("data"), stateFolder: folder.file("state"),
        folders: PluginFolders(given: [], environment: environment, xdg: nil, executable: nil),
        executable: "/usr/games/gamehost", environment: environment, locale: "en"),
      clock: ManualClock(now: GameTime(steady: 0, wall: 1_796_029_200_000)), cloud: factory)
  }

  /// A game that the host shows, as `wire` makes one of a plugin.
  private func show(_ host: GameHost) throws -> WiredGame<PluginRoute> {
    let counter = counterConfig()
    let config = GameConfig<PluginRoute>(
      subsystem: counter.subsystem, title: counter.title, version: "1", tints: counter.tints,
      audioKeyPrefix: "c.", reminder: counter.reminder, homeModes: [], removeAdsProductId: "",
      cloud: CloudConfig(container: "box"),
      makeRouteFactory: { _ in
        ClosureRouteFactory { _, _ throws(SceneFault) in throw SceneFault(.badRoute, "none") }
      })
    let wired = try makeGameAppWithDeps(config: config, stack: try host.liveStack())
    host.sync(wired)
    return wired
  }

  @Test("without a folder the cloud is never opened, and nothing outside is touched")
  func neverUnlessUsed() throws {
    let factory = CountingFactory()
    let host = host(factory)
    let wired = try show(host)
    host.firstFrameShown()
    wired.deps.completions.gameCompleted(
      GameCompletion(mode: "m", gameID: "g", isWon: true, elapsed: 1, score: 1))
    wired.root.gameEnded()
    wired.root.close()
    host.finishSync()
    host.finishBackup()
    #expect(factory.asked.with { $0 }.isEmpty)
    #expect(host.cloudSync == nil)
    #expect(try Set(FileSystem.list(folder.path)).isSubset(of: ["data", "state"]))
    #expect(wired.root.syncModel?.isOn == nil)
  }

  @Test("a folder that was named is opened for the game's container, and not before it is shown")
  func named() throws {
    let factory = CountingFactory()
    let host = host(factory)
    try FileSystem.makeFolders(folder.file("Sync"))
    try host.setSyncFolder(folder.file("Sync"))
    let wired = try show(host)
    #expect(host.cloudSync == nil)
    host.firstFrameShown()
    #expect(host.cloudSync?.finish(milliseconds: 30_000) == true)
    #expect(factory.asked.with { $0 } == ["\(folder.file("Sync")) box org.example.counter"])
    #expect(wired.root.syncModel?.isOn == true)
    #expect(wired.root.syncModel?.notes.first?.hasPrefix("synced ") == true)
    // Switched off in the settings, it rests; the folder is remembered.
    try wired.root.syncSettings?.set(isPaused: true)
    host.startSync()
    host.finishSync()
    #expect(factory.asked.with { $0 }.count == 1)
    #expect(wired.root.syncModel?.isOn == false)
    try wired.root.syncSettings?.set(isPaused: false)
    host.finishSync()
    #expect(factory.asked.with { $0 }.count == 2)
  }

  @Test("a share that does not answer holds nobody up")
  func stuck() throws {
    let gate = Locked(false)
    let host = host(CountingFactory { StuckCloud(gate) })
    try FileSystem.makeFolders(folder.file("Sync"))
    try host.setSyncFolder(folder.file("Sync"))
    let wired = try show(host)
    host.firstFrameShown()
    // Moves are stored as ever while the thread hangs.
    for i in 0..<50 {
      try wired.deps.saves.save(
        SavedGame(
          route: "r", seed: 1, snapshot: Snapshot(version: 1, state: [UInt8(i)]), savedAt: 1))
      host.startSync()
    }
    #expect(host.cloudSync?.finish(milliseconds: 20) == false)
    #expect(!host.takeSyncResults())
    gate.with { $0 = true }
    #expect(host.cloudSync?.finish(milliseconds: 30_000) == true)
    // One that ran and one that waited, not fifty.
    let results = try #require(host.cloudSync?.takeResults())
    #expect((1...2).contains(results.count))
  }

  @Test("what another device did reaches Home without a restart")
  func arrives() throws {
    let sync = folder.file("Sync")
    try FileSystem.makeFolders(sync)
    let host = host(FolderGatewayFactory())
    try host.setSyncFolder(sync)
    let wired = try show(host)
    host.firstFrameShown()
    _ = host.cloudSync?.finish(milliseconds: 30_000)
    _ = host.takeSyncResults()
    _ = try wired.root.frame(for: CellSize(columns: 80, rows: 24))
    #expect(wired.root.homeModel().resume == nil)
    var replica = CloudReplica()
    replica.saves["r"] = CloudSave(
      version: CloudVersion(["other": 1]), order: 1,
      game: SavedGame(
        route: "r", seed: 1, snapshot: Snapshot(version: 1, state: [1], summary: "half"),
        savedAt: 1))
    try FolderGatewayFactory().gateway(
      container: "box", subsystem: "org.example.counter", folder: sync
    ).publish(CloudPart(device: "other", tag: "1", replica: replica))
    host.startSync()
    #expect(host.cloudSync?.finish(milliseconds: 30_000) == true)
    #expect(host.takeSyncResults())
    #expect(wired.root.homeModel().resume?.summary == "half")
  }

  @Test("a folder that is gone is told in the settings, and the play goes on")
  func gone() throws {
    let sync = folder.file("Sync")
    try FileSystem.makeFolders(sync)
    let host = host(FolderGatewayFactory())
    try host.setSyncFolder(sync)
    try FileSystem.remove(sync)
    let wired = try show(host)
    host.firstFrameShown()
    _ = host.cloudSync?.finish(milliseconds: 30_000)
    #expect(
      wired.root.syncModel?.notes
        == ["Not synced: the folder \(sync) is not there; is its disk or share connected?"])
    #expect(!FileSystem.exists(sync))
    let found = host.diagnoseCare(StoreDiagnosis(path: host.options.storePath)).last
    #expect(
      found?.advice
        == "org.example.counter: the folder \(sync) is not there; is its disk or share connected?")
  }

  @Test("a folder must be there, and lie outside of the data folder")
  func folders() throws {
    let host = host(CountingFactory())
    #expect(throws: SaveError.self) { try host.setSyncFolder(folder.file("none")) }
    _ = try host.liveStack()
    try FileSystem.makeFolders(folder.file("data/inside"))
    #expect(throws: SaveError.self) { try host.setSyncFolder(folder.file("data/inside")) }
    #expect(host.syncSettings?.folder == nil)
  }
}
