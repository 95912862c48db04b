import GameShellKit
import Minisign
import OfflineLicences
import Platform
import SignatureLibrary
import TestSupport
import Testing

@Suite("Issuing licences")
struct IssueTests {
  private func keyFile(_ fixture: LicenceFixture, passphrase: [UInt8]? = nil) throws -> String {
    let path = fixture.folder.file("vendor.key")
    let text = try fixture.vendor.text(
      passphrase: passphrase, limits: ScryptLimits(operations: 1 << 15, memory: 1 << 20),
      scheme: fixture.scheme)
    try FileSystem.writeAtomically(Array(text.utf8), to: path)
    return path
  }

  @Test("a vendor's key file makes a licence that a player redeems")
  func issue() throws {
    let fixture = try LicenceFixture()
    let licence = try fixture.commands.issue(
      product: LicenceFixture.product, licensee: "Grace\n  Hopper", keyPath: keyFile(fixture),
      today: fixture.today)
    #expect(licence.licensee == "Grace Hopper")
    #expect(licence.issued == fixture.today && licence.expires == nil)
    #expect(fixture.refusal(licence.text) == nil)
  }

  @Test("an encrypted key needs its passphrase")
  func encrypted() throws {
    let fixture = try LicenceFixture()
    let path = try keyFile(fixture, passphrase: [1, 2])
    func issue(_ passphrase: [UInt8]?) throws -> OfflineLicence {
      try fixture.commands.issue(
        product: LicenceFixture.product, licensee: "Ada", keyPath: path,
        passphrase: { passphrase }, today: fixture.today)
    }
    let error = #expect(throws: LicenceError.self) { try issue(nil) }
    #expect(
      error?.description
        == "\(path) cannot be used: the secret key is encrypted; give its passphrase")
    #expect(throws: LicenceError.self) { try issue([9]) }
    #expect(fixture.refusal(try issue([1, 2]).text) == nil)
    #expect(throws: LicenceError.self) {
      try fixture.commands.issue(
        product: "p", licensee: "Ada", keyPath: "/nothing.key", today: fixture.today)
    }
  }

  @Test(
    "a licensee whose name a licence could not carry is refused",
    arguments: [
      "", "  ", "a\u{1B}[31m", "> quoted", "Bob | Alice", "Bob issued: later", "x signature: y",
      "-----END GAMEHOST LICENCE-----", String(repeating: "x", count: 201), "a\u{202E}b",
    ])
  func licensees(name: String) throws {
    let fixture = try LicenceFixture()
    let error = #expect(throws: LicenceError.self) { try fixture.issue(licensee: name) }
    guard case .badValue = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "names of all kinds are carried",
    arguments: ["Ada", "王小明", "Zoë D'Arc-Øre", "END", "a:b product: c", "🎲 Games & Söhne GmbH"])
  func names(name: String) throws {
    let fixture = try LicenceFixture()
    #expect(fixture.refusal(try fixture.issue(licensee: name).text) == nil)
  }

  @Test(
    "a product that is not a plain name is refused",
    arguments: ["", "a b", "ä", "a/b", "a\nb", String(repeating: "x", count: 129)])
  func products(product: String) throws {
    let fixture = try LicenceFixture()
    #expect(throws: LicenceError.self) { try fixture.issue(product: product) }
  }

  @Test("a licence cannot expire before it is issued")
  func dates() throws {
    let fixture = try LicenceFixture()
    #expect(throws: LicenceError.self) { try fixture.issue(expires: fixture.today + -1) }
    _ = try fixture.issue(expires: fixture.today)
  }
}
