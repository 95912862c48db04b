import GameShellKit
import Minisign
import OfflineLicences
import Platform
import SignatureLibrary
import TestSupport
import Testing

@Suite("Redeeming a licence")
struct RedeemTests {
  static let libraries = CryptoLibrary.allCases.filter { (try? $0.open()) != nil }

  @Test(
    "a licence of the game's vendor is taken and counts, with each library", arguments: libraries)
  func redeem(library: CryptoLibrary) throws {
    let fixture = try LicenceFixture(library)
    let redemption = try fixture.redeem(
      fixture.issue(expires: Day(year: 2027, month: 1, day: 31)).text)
    #expect(
      redemption.description == """
        redeemed com.example.puzzle.removeads for Puzzle, licensed to \
        Ada Lovelace <ada@example.org>, until 2027-01-31
        """)
    let monetization = try fixture.monetization()
    #expect(monetization.isEntitled(to: LicenceFixture.product))
    #expect(!monetization.isEntitled(to: "com.example.puzzle.other"))
    #expect(!monetization.isEntitled(to: ""))
  }

  @Test("each change of one character makes the licence forged or unreadable, never another's")
  func forged() throws {
    let fixture = try LicenceFixture()
    let text = try fixture.issue(expires: Day(year: 2027, month: 1, day: 31)).text
    let original = try OfflineLicence(text: text)
    var forged = 0
    for index in text.indices where !text[index].isWhitespace {
      var changed = text
      changed.replaceSubrange(index...index, with: text[index] == "5" ? "6" : "5")
      // What the markers' dashes become says nothing about the content.
      if (try? OfflineLicence(text: changed)) == original { continue }
      let refusal = try #require(fixture.refusal(changed), "\(changed)")
      if refusal.kind == .forged { forged += 1 }
    }
    #expect(forged > 100)
    #expect(try fixture.store.files(of: fixture.game.subsystem).isEmpty)
  }

  @Test("a licence that another signed under the vendor's id is forged")
  func impersonated() throws {
    let fixture = try LicenceFixture()
    let impostor = MinisignSecretKey(
      id: fixture.vendor.id, key: try LicenceFixture.key(9, fixture.scheme).key)
    let refusal = fixture.refusal(try fixture.issue(key: impostor).text)
    #expect(refusal?.kind == .forged)
    #expect(refusal?.description.contains("it was changed, or is forged") == true)
  }

  @Test("a licence of another vendor is refused with both keys")
  func wrongVendor() throws {
    let fixture = try LicenceFixture()
    let other = try LicenceFixture.key(2, fixture.scheme)
    #expect(
      fixture.refusal(try fixture.issue(key: other).text)?.description == """
        the licence is signed with the key 0202020202020202, not with 0101010101010101 of the \
        vendor of Puzzle
        """)
  }

  @Test("a licence for a product that nobody here sells is refused with those that are sold")
  func wrongProduct() throws {
    let fixture = try LicenceFixture()
    #expect(
      fixture.refusal(try fixture.issue(product: "com.example.other").text)?.description == """
        the licence is for com.example.other, which no game here sells; sold are: \
        com.example.puzzle.removeads
        """)
    #expect(
      fixture.refusal(try fixture.issue().text, games: [])?.kind
        == .wrongProduct(LicenceFixture.product, sold: []))
  }

  @Test("an expired licence is refused, but counts on its last day; a forged one is not 'expired'")
  func expired() throws {
    let fixture = try LicenceFixture()
    let last = Day(year: 2026, month: 12, day: 31)
    let licence = try fixture.issue(expires: last)
    #expect(fixture.refusal(licence.text, today: last) == nil)
    #expect(
      fixture.refusal(licence.text, today: last + 1)?.description
        == "the licence expired: it counted until 2026-12-31")
    let forged = licence.text.replacing("Ada", with: "Eve")
    #expect(fixture.refusal(forged, today: last + 1)?.kind == .forged)
  }

  @Test("a game without a vendor's key, or with nonsense as one, takes none and says so")
  func noVendor() throws {
    let fixture = try LicenceFixture()
    var game = fixture.game
    game.vendorKey = ""
    #expect(
      fixture.refusal(try fixture.issue().text, games: [game])?.description
        == "Puzzle takes no licences: its manifest has no vendorKey")
    game.vendorKey = "RWnonsense"
    #expect(
      fixture.refusal(try fixture.issue().text, games: [game])?.description == """
        Puzzle takes no licences: the vendorKey of its manifest is no key, the public key is not \
        base64
        """)
    game.vendorKey = try fixture.vendor.publicKey.text()
    #expect(fixture.refusal(try fixture.issue().text, games: [game]) == nil)
  }

  @Test("of several games that sell the product, those of the right vendor take the licence")
  func severalGames() throws {
    let fixture = try LicenceFixture()
    var foreign = fixture.game
    foreign.subsystem = "org.other"
    foreign.vendorKey = try LicenceFixture.key(3, fixture.scheme).publicKey.base64
    var second = fixture.game
    second.subsystem = "com.example.second"
    let redemption = try fixture.redeem(
      fixture.issue().text, games: [foreign, fixture.game, second])
    #expect(redemption.games == [fixture.game, second])
    #expect(try fixture.store.files(of: "org.other").isEmpty)
    #expect(try fixture.store.files(of: "com.example.second").count == 1)
  }

  @Test("redeeming twice keeps one licence")
  func twice() throws {
    let fixture = try LicenceFixture()
    let text = try fixture.issue().text
    #expect(try fixture.redeem(text).paths == fixture.redeem(text).paths)
    #expect(try fixture.store.files(of: fixture.game.subsystem).count == 1)
  }

  @Test(
    "a namespace that leads out of the folder is refused", arguments: ["../x", "a/b", "", ".."])
  func namespaces(subsystem: String) throws {
    let fixture = try LicenceFixture()
    var game = fixture.game
    game.subsystem = subsystem
    guard case .badValue = fixture.refusal(try fixture.issue().text, games: [game])?.kind else {
      Issue.record("\(subsystem) was taken")
      return
    }
  }

  @Test("without a library the refusal says what to install")
  func noLibrary() throws {
    let fixture = try LicenceFixture()
    let text = try fixture.issue().text
    let commands = LicenceCommands { () throws(SignatureError) in
      throw SignatureError(.noLibrary([]))
    }
    let error = #expect(throws: LicenceError.self) {
      try commands.redeem(text, games: [fixture.game], store: fixture.store, today: fixture.today)
    }
    #expect(error?.description.contains("apt install libsodium23") == true)
  }
}
