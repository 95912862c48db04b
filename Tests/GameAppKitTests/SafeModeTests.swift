import GameShellKit
import GameShellUI
import Platform
import TestSupport
import Testing

@testable import GameAppKit

@Suite("A start after one that came to nothing")
struct SafeModeTests {
  let folder: TemporaryFolder
  var options: HostOptions

  init() throws {
    folder = try TemporaryFolder()
    options = HostOptions(
      dataFolder: folder.file("data"), stateFolder: folder.file("state"),
      folders: PluginFolders(given: [], environment: Environment(), xdg: nil, executable: nil),
      executable: "/bin/false", environment: Environment(), locale: "en")
  }

  @Test("only a note of a process that is gone counts, and clearing takes it away")
  func marker() throws {
    let first = StartMarker(options: options)
    #expect(!first.lastStartFailed && first.notice == nil)
    #expect(!StartMarker(options: options).lastStartFailed, "this process still runs")
    try FileSystem.writeAtomically(Array("999999999".utf8), to: folder.file("state/starting"))
    let after = StartMarker(options: options)
    #expect(after.lastStartFailed)
    #expect(after.notice?.contains("no game was opened") == true)
    after.clear()
    #expect(!StartMarker(options: options).lastStartFailed)
  }

  @Test("kept settings do not count, and what is changed then is kept")
  func settings() throws {
    try GameHost(options: options).liveStack().preferences.set(Appearance.dark)
    var safe = options
    safe.isSafeMode = true
    let preferences = try GameHost(options: safe).liveStack().preferences
    #expect(preferences.appearance == nil)
    try preferences.set(Appearance.light)
    #expect(preferences.appearance == .light)
    #expect(try GameHost(options: options).liveStack().preferences.appearance == .light)
  }
}
