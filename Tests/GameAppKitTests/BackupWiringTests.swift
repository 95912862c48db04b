import GameShellKit
import Platform
import SQLiteStore
import TestSupport
import Testing

@testable import GameAppKit

@Suite("Backups around a game")
struct BackupWiringTests {
  private let folder: TemporaryFolder
  private let clock = ManualClock(now: GameTime(steady: 0, wall: WallClock.milliseconds))
  init() throws { folder = try TemporaryFolder() }

  private func host() -> GameHost {
    let environment = Environment(["HOME": folder.path, "PATH": folder.path])
    return GameHost(
      options: HostOptions(
        dataFolder: folder.file("data"), stateFolder: folder.file("state"),
        folders: PluginFolders(given: [], environment: environment, xdg: nil, executable: nil),
        executable: "/usr/games/gamehost", environment: environment, locale: "en"), clock: clock)
  }

  @Test("the first is made at the end of the first run, the next a day later after the first frame")
  func rhythm() throws {
    let backups = StoreBackups(of: folder.file("data/gamehost.sqlite"))
    var host = host()
    _ = try makeGameAppWithDeps(config: counterConfig(), stack: try host.liveStack())
    host.firstFrameShown()
    #expect(host.backup == nil, "a store without anything in it")
    host.finishBackup()
    #expect(backups.all.count == 1)
    clock.advance(milliseconds: 3_600_000)
    host = self.host()
    try host.liveStack().preferences.setVolume(30)
    host.firstFrameShown()
    host.finishBackup()
    #expect(backups.all.count == 1)
    clock.advance(milliseconds: 25 * 3_600_000)
    host = self.host()
    try host.liveStack().preferences.setVolume(40)
    #expect(backups.all.count == 1, "nothing is done before the first frame")
    host.firstFrameShown()
    host.finishBackup()
    #expect(backups.all.count == 2)
  }

  @Test(
    "the player is told what was restored and from when, at the start and in the middle of play")
  func told() throws {
    let path = folder.file("data/gamehost.sqlite")
    do {
      let host = host()
      try host.liveStack().preferences.setVolume(30)
      host.finishBackup()
    }
    try FileSystem.writeAtomically(Array(repeating: 0xa5, count: 9000), to: path)
    let host = host()
    let wired = try makeGameAppWithDeps(config: counterConfig(), stack: try host.liveStack())
    #expect(host.tellIncidents(wired.root))
    let time = localTime(StoreBackups(of: path).all[0].madeAt)
    let sentence =
      "The saved games were damaged: they are those of \(time) again, from a backup. "
      + "The damaged file is kept as gamehost.sqlite.corrupt-"
    #expect(wired.root.toast?.text.hasPrefix(sentence) == true)
    #expect(try host.liveStack().preferences.volume == 30)
    wired.root.toast = nil
    try FileSystem.writeAtomically(Array(repeating: 0xa5, count: 9000), to: path)
    try wired.root.open(path: "count/10")
    _ = try wired.root.handle(.key(.character("+")), at: clock.now)
    #expect(wired.root.toast?.text.hasPrefix(sentence) == true)
    #expect(try wired.deps.saves.game(at: "count/10")?.snapshot.state == [1])
    let saves = SavesDiagnosis(options: host.options, now: 0).diagnosis
    #expect(saves.grade == .note)
    #expect(saves.advice.hasPrefix("damaged ones were set aside: gamehost.sqlite.corrupt-"))
  }
}
