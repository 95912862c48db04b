import Platform
import TestSupport
import Testing

@Suite("Keys, signatures and licences, end to end")
struct TrustEndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: [String] { ["--data-dir", folder.file("data")] }

  private func keygen(_ name: String, _ options: [String] = []) throws -> String {
    let made = try Run(["keygen", folder.file(name)] + options)
    #expect(made.code == 0, "\(made.errors)")
    return String(made.lines.last ?? "")
  }

  @Test("a game is signed, its signer trusted, and the game verified by the exit code")
  func signAndVerify() throws {
    let game = try CGame()
    let key = try keygen("signer")
    let unsigned = try Run(["verify", game.path] + data)
    #expect(unsigned.code == 65)
    #expect(unsigned.errors == "gamehost: liblightsout.so is not signed\n")
    let signed = try Run(
      ["sign", game.path, "--key", folder.file("signer.key"), "--comment", "version 1"])
    #expect(signed.code == 0, "\(signed.errors)")
    let unknown = try Run(["verify", game.path] + data)
    #expect(unknown.code == 65 && unknown.errors.contains("which is not trusted here"))
    let added = try Run(["trust", "add", key, "--name", "Ada"] + data)
    #expect(added.code == 0 && added.output.contains("(Ada) are trusted from now on"))
    let verified = try Run(["verify", game.path] + data)
    #expect(verified.code == 0 && verified.output.hasSuffix("(Ada): version 1\n"))
    let card = try Run(["inspect", game.path] + data)
    #expect(card.output.contains("liblightsout.so is signed by "), "\(card.output)")
    let json = try Run(["verify", game.path, "--json"] + data)
    #expect(json.output.contains(#""verdict":"trusted""#))
    #expect(json.output.contains(#""policy":"allow""#))
    try FileSystem.writeAtomically([1], to: game.path)
    let changed = try Run(["verify", game.path] + data)
    #expect(changed.code == 65 && changed.errors.contains("is not the one that"))
  }

  @Test("a game is freed from the sandbox, listed so, and locked in again")
  func plugin() throws {
    let game = try CGame()
    let freed = try Run(["trust", "plugin", game.path] + data)
    #expect(freed.output.contains("liblightsout.so runs without the sandbox from now on"))
    let list = ["trust", "list"] + data
    #expect(try Run(list).lines.contains { $0.hasPrefix("without the sandbox: /") })
    #expect(try Run(list + ["--json"]).output.contains(#""sandbox":"off""#))
    #expect(try Run(["doctor"] + data).output.contains("it can do what you can"))
    let again = ["trust", "sandbox", game.path] + data
    #expect(try Run(again).output == "liblightsout.so runs in the sandbox again\n")
    let twice = try Run(again)
    #expect(twice.code == 66 && twice.errors.contains("runs in the sandbox already"))
    #expect(try Run(["doctor"] + data).output.contains("every game runs in it"))
  }

  @Test("--trust plays without the sandbox, and is remembered until the file changes")
  func trusting() throws {
    let game = try CGame()
    let played = try Run(["--headless", game.path, "--trust"] + data)
    #expect(played.code == 0, "\(played.errors)")
    let list = ["trust", "list", "--json"] + data
    #expect(try Run(list).output.contains(#""sandbox":"off""#))
    var bytes = try FileSystem.read(game.path, limit: 1 << 24)
    bytes.append(0)
    try FileSystem.writeAtomically(bytes, to: game.path)
    #expect(try Run(list).output.contains(#""sandbox":"on""#))
    #expect(try Run(["doctor"] + data).output.contains("you trusted another build of it"))
    try FileSystem.remove(game.path)
    #expect(try Run(["trust", "list"] + data).output.contains("trusted, but gone: "))
    let nothing = try Run(["--headless", "--trust"] + data)
    #expect(nothing.code == 64 && nothing.errors.contains("--trust needs a game"))
  }

  @Test("under the policy warn an unsigned game is marked in the library, and told when it begins")
  func warned() throws {
    let game = try CGame()
    _ = try Run(["trust", "policy", "warn"] + data)
    let terminal = try PseudoTerminal()
    try terminal.start(
      try BuiltProgram.path(), data + ["--plugin-dir", Path.folder(of: game.path)],
      variables: ["HOME": folder.path])
    // Built games may stand in the list, too.
    try #require(terminal.read(untilShown: "▌"))
    terminal.send("/lights")
    #expect(
      terminal.read { $0.model.text.contains { $0.contains("▌") && $0.contains("not trusted") } })
    terminal.send("\r")
    #expect(terminal.read(untilShown: "liblightsout.so is not signed."))
    let key = try keygen("signer")
    _ = try Run(["sign", game.path, "--key", folder.file("signer.key")])
    _ = try Run(["trust", "add", key] + data)
    terminal.send("l")
    #expect(
      terminal.read { $0.shows("/ lights") && $0.shows("▌") && !$0.shows("not trusted") },
      "\(terminal.model.text)")
  }

  @Test("keys are listed and removed, and the policy is chosen")
  func trust() throws {
    let key = try keygen("signer")
    #expect(try Run(["trust", "list"] + data).output == "policy: any\nno key is trusted\n")
    _ = try Run(["trust", "add", folder.file("signer.pub")] + data)
    let json = try Run(["trust", "list", "--json"] + data)
    #expect(json.output.contains(#"{"policy":"any","keys":[{"id":""#))
    #expect(json.output.contains(key))
    #expect(try Run(["trust", "policy", "require"] + data).output == "policy: require\n")
    #expect(try Run(["trust", "policy"] + data).output == "policy: require\n")
    let wrong = try Run(["trust", "policy", "all"] + data)
    #expect(wrong.code == 64 && wrong.errors.contains("it is one of any, warn, require"))
    #expect(try Run(["trust", "remove", key] + data).code == 0)
    #expect(try Run(["trust", "remove", key] + data).code == 66)
    let nonsense = try Run(["trust", "add", "nonsense"] + data)
    #expect(nonsense.code == 65 && nonsense.errors.contains("is neither a public key"))
  }

  @Test("an encrypted key asks for its passphrase's file")
  func passphrase() throws {
    let game = try CGame()
    let file = folder.file("passphrase")
    try FileSystem.writeAtomically(Array("open sesame\nmore\n".utf8), to: file)
    _ = try keygen("signer", ["--passphrase-file", file])
    let without = try Run(["sign", game.path, "--key", folder.file("signer.key")])
    #expect(without.code == 65)
    #expect(without.errors.hasSuffix("give its passphrase with --passphrase-file FILE\n"))
    let with = try Run(
      ["sign", game.path, "--key", folder.file("signer.key"), "--passphrase-file", file])
    #expect(with.code == 0, "\(with.errors)")
    let again = try Run(["keygen", folder.file("signer")])
    #expect(again.code == 73 && again.errors.contains("is not written over"))
  }

  @Test("a vendor issues a licence, and the player of the vendor's game redeems it")
  func licence() throws {
    let key = try keygen("vendor")
    let game = try CGame(vendorKey: key)
    let games = ["--plugin-dir", game.folder]
    func issue(_ product: String) throws -> Run {
      try Run([
        "licence", "issue", "--product", product, "--licensee", "Ada Lovelace",
        "--expires", "2999-12-31", "--key", folder.file("vendor.key"),
      ])
    }
    let issued = try issue("org.example.lightsout.removeads")
    #expect(issued.code == 0, "\(issued.errors)")
    #expect(issued.output.hasPrefix("-----BEGIN GAMEHOST LICENCE-----\n"))
    let forged = try Run(
      ["redeem"] + data + games, input: issued.output.replacing("Ada", with: "Eve"))
    #expect(forged.code == 65 && forged.errors.contains("it was changed, or is forged"))
    let redeemed = try Run(["redeem"] + data + games, input: "Hello!\r\n" + issued.output)
    #expect(
      redeemed.output == """
        redeemed org.example.lightsout.removeads for Lights Out, licensed to Ada Lovelace, \
        until 2999-12-31

        """)
    try FileSystem.writeAtomically(Array(issued.output.utf8), to: folder.file("licence.txt"))
    #expect(try Run(["redeem", folder.file("licence.txt")] + data + games).code == 0)
    let kept = try FileSystem.list(folder.file("data/licences/org.example.lightsout"))
    #expect(kept.count == 1)
    let other = try Run(["redeem"] + data + games, input: issue("org.example.other").output)
    #expect(other.code == 65 && other.errors.contains("which no game here sells; sold are:"))
    let foreign = try CGame()
    let noVendor = try Run(
      ["redeem"] + data + ["--plugin-dir", foreign.folder], input: issued.output)
    #expect(noVendor.code == 65 && noVendor.errors.contains("takes no licences"))
  }

  @Test(
    "words that make no sense are told with what would",
    arguments: [
      (["trust"], "'trust' needs one of: list, add, remove, plugin, sandbox, policy"),
      (["trust", "ad"], "'trust' does not know 'ad'; did you mean 'add'?"),
      (["trust", "add"], "'trust' needs KEY: a public key, or a file with one"),
      (["trust", "list", "x"], "'x' is one word too many"),
      (["trust", "policy", "any", "x"], "'x' is one word too many"),
      (["keygen"], "'keygen' needs NAME: the keys go into NAME.key and NAME.pub"),
      (["sign", "x.so"], "'sign' needs --key FILE"),
      (["licence", "issue", "--product", "p"], "'licence' needs --licensee TEXT"),
      (
        ["licence", "issue", "--expires", "soon"],
        "--expires must be a day like 2026-11-30, not 'soon'"
      ),
      (["redeem", "a", "b"], "'b' is one word too many"),
    ])
  func usage(arguments: [String], sentence: String) throws {
    let run = try Run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("gamehost: \(sentence)\n"), "\(run.errors)")
  }
}
