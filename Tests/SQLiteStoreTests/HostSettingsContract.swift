import GameShellKit
import SQLiteStore
import TestSupport
import Testing

/// What every `HostSettings` must do.
@Suite("HostSettings contract")
struct HostSettingsContract {
  struct Implementation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () throws -> (settings: any HostSettings, owner: Any)

    static let all = [
      Implementation(testDescription: "InMemoryHostSettings") { (InMemoryHostSettings(), ()) },
      Implementation(testDescription: "SQLiteStore") {
        let folder = try TemporaryFolder()
        return (try SQLiteStore(path: folder.file("saves.sqlite"), now: 0), folder)
      },
    ]
  }

  @Test(
    "a setting is what was set last, and nothing before and after", arguments: Implementation.all)
  func roundTrip(_ implementation: Implementation) throws {
    let (settings, owner) = try implementation.make()
    defer { withExtendedLifetime(owner) {} }
    #expect(try settings.setting("theme") == nil)
    try settings.set(nil, for: "theme")
    try settings.set("light", for: "theme")
    try settings.set("", for: "language")
    try settings.set("dark", for: "theme")
    #expect(try settings.setting("theme") == "dark")
    #expect(try settings.setting("language") == "")
    try settings.set(nil, for: "theme")
    #expect(try settings.setting("theme") == nil)
    #expect(try settings.setting("language") == "")
  }
}
