import GameShellKit
import Minisign
import OfflineLicences
import Platform
import SignatureLibrary
import TestSupport
import Testing

@Suite("What a player owns by licences")
struct LicenceMonetizationTests {
  @Test("without licences nothing is owned, and no library is opened")
  func empty() throws {
    let fixture = try LicenceFixture()
    let monetization = try LicenceMonetization(
      game: fixture.game, store: fixture.store, clock: fixture.clock()
    ) { () throws(SignatureError) in
      Issue.record("the library was opened")
      throw SignatureError(.noLibrary([]))
    }
    #expect(!monetization.isEntitled(to: LicenceFixture.product))
  }

  @Test("a licence redeemed while the game runs counts at the next question, a removed one no more")
  func live() throws {
    let fixture = try LicenceFixture()
    let monetization = try fixture.monetization()
    #expect(!monetization.isEntitled(to: LicenceFixture.product))
    let path = try fixture.redeem(fixture.issue().text).paths[0]
    #expect(monetization.isEntitled(to: LicenceFixture.product))
    try FileSystem.remove(path)
    #expect(!monetization.isEntitled(to: LicenceFixture.product))
  }

  @Test("an edited file does not count, and says why; the others go on counting")
  func edited() throws {
    let fixture = try LicenceFixture()
    let last = Day(year: 2026, month: 12, day: 1)
    let path = try fixture.redeem(fixture.issue(expires: last).text).paths[0]
    let text = String(decoding: try FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
    let edited = text.replacing("expires: 2026", with: "expires: 2036")
    try FileSystem.writeAtomically(Array(edited.utf8), to: path)
    let monetization = try fixture.monetization()
    #expect(!monetization.isEntitled(to: LicenceFixture.product))
    #expect(monetization.rejected.map(\.path) == [path])
    #expect(monetization.rejected.map(\.reason.kind) == [.forged])
    _ = try fixture.redeem(fixture.issue(licensee: "Bob").text)
    #expect(try fixture.monetization().isEntitled(to: LicenceFixture.product))
  }

  @Test("a licence stops counting after its last day, in a running game too")
  func expires() throws {
    let fixture = try LicenceFixture()
    _ = try fixture.redeem(fixture.issue(expires: fixture.today).text)
    let clock = fixture.clock()
    let monetization = try LicenceMonetization(
      game: fixture.game, store: fixture.store, clock: clock)
    #expect(monetization.isEntitled(to: LicenceFixture.product))
    clock.advance(milliseconds: 86_400_000)
    #expect(!monetization.isEntitled(to: LicenceFixture.product))
  }

  @Test("one game's licences are nothing to another game")
  func scoped() throws {
    let fixture = try LicenceFixture()
    _ = try fixture.redeem(fixture.issue().text)
    var other = fixture.game
    other.subsystem = "com.example.other"
    #expect(try !fixture.monetization(game: other).isEntitled(to: LicenceFixture.product))
    var stranger = fixture.game
    stranger.vendorKey = try LicenceFixture.key(5, fixture.scheme).publicKey.base64
    let monetization = try fixture.monetization(game: stranger)
    #expect(!monetization.isEntitled(to: LicenceFixture.product))
    #expect(monetization.rejected.map(\.reason.kind) == [.forged])
  }

  @Test("licences that cannot be checked stop the seam with a sentence")
  func failures() throws {
    let fixture = try LicenceFixture()
    _ = try fixture.redeem(fixture.issue().text)
    let error = #expect(throws: SaveError.self) {
      try LicenceMonetization(
        game: fixture.game, store: fixture.store, clock: fixture.clock()
      ) { () throws(SignatureError) in throw SignatureError(.noLibrary([])) }
    }
    #expect(error?.description.hasPrefix("licences cannot be checked: signatures cannot") == true)
    var game = fixture.game
    game.vendorKey = ""
    #expect(throws: SaveError.self) { try fixture.monetization(game: game) }
  }

  @Test("other files in the folder are passed over, and no licence among the rest is told")
  func strangers() throws {
    let fixture = try LicenceFixture()
    let path = try fixture.redeem(fixture.issue().text).paths[0]
    let folder = Path.folder(of: path)
    try FileSystem.writeAtomically([1], to: Path.join(folder, "notes.txt"))
    try FileSystem.writeAtomically([1], to: Path.join(folder, "junk.licence"))
    try FileSystem.makeFolders(Path.join(folder, "folder.licence"))
    let monetization = try fixture.monetization()
    #expect(monetization.isEntitled(to: LicenceFixture.product))
    #expect(
      monetization.rejected.map { Path.name(of: $0.path) } == ["folder.licence", "junk.licence"])
  }
}
