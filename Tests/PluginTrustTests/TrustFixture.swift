import Minisign
import Platform
import PluginTrust
import SignatureLibrary
import TestSupport

/// A folder with a plugin, a signer's keys and an empty store.
struct TrustFixture {
  let folder: TemporaryFolder
  let store: TrustStore
  let commands: TrustCommands
  let signing = SigningCommands()
  let plugin: String
  let keys: SigningCommands.KeyPair

  init() throws {
    folder = try TemporaryFolder()
    store = TrustStore(folder: folder.file("config/gamehost"))
    commands = TrustCommands(store: store)
    plugin = folder.file("game.so")
    keys = try signing.keygen(
      secretPath: folder.file("signer.key"), publicPath: folder.file("signer.pub"))
    try write("the game", to: plugin)
  }

  func write(_ text: String, to path: String) throws {
    try FileSystem.writeAtomically(Array(text.utf8), to: path)
  }

  func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
  }

  var signature: String { plugin + ".minisig" }

  func sign(_ comment: String = "version 1") throws {
    _ = try signing.sign(plugin, keyPath: keys.secretPath, comment: comment, time: 0)
  }

  var trusted: TrustedKey { TrustedKey(key: keys.publicKey, name: "Ada") }
}
