import GameAppKit
import Platform
import TestSupport
import Testing

@Suite("Licences in the live stack")
struct LicenceWiringTests {
  @Test("a licence redeemed on the command line is owned by its game, and by no other")
  func entitlement() throws {
    let folder = try TemporaryFolder()
    let host = GameHost(
      options: HostOptions(
        dataFolder: folder.file("data"), stateFolder: folder.file("state"),
        folders: PluginFolders(given: [], environment: Environment(), xdg: nil, executable: nil),
        executable: "/nothing", environment: Environment(), locale: "en"))
    let keys = try SigningCommands().keygen(
      secretPath: folder.file("v.key"), publicPath: folder.file("v.pub"))
    var config = counterConfig()
    config.vendorKey = TrustedKey(key: keys.publicKey, name: "").base64
    let product = config.removeAdsProductId
    let stack = try host.liveStack()
    let seam = try stack.monetization(GameScope(config))
    #expect(!seam.isEntitled(to: product))

    let today = SystemClock().today
    let licence = try LicenceCommands().issue(
      product: product, licensee: "Ada", keyPath: keys.secretPath, today: today)
    _ = try LicenceCommands().redeem(
      licence.text, games: [LicensedGame(config, locale: "en")], store: host.licences,
      today: today)
    #expect(seam.isEntitled(to: product))
    #expect(try stack.monetization(GameScope(config)).isEntitled(to: product))
    config.subsystem = "org.example.other"
    #expect(try !stack.monetization(GameScope(config)).isEntitled(to: product))
  }
}
