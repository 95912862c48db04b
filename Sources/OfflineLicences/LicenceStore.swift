public import Minisign
import Platform
public import SignatureLibrary

/// The redeemed licences, one text file each, in a folder for each game.
///
/// Nothing in the folder is believed: each licence is verified again when it is loaded.
public struct LicenceStore: Sendable {
  /// The folder of all games' licences.
  public let folder: String

  /// Uses `licences` in the folder of the player's data; it is made when something is kept.
  public init(dataFolder: String) { folder = Path.join(dataFolder, "licences") }

  /// A file that is no licence, or none of the game's.
  public struct Rejected: Hashable, Sendable {
    /// The file.
    public var path: String
    /// Why.
    public var reason: LicenceError
  }

  /// The files of a game's licences.
  public func files(of subsystem: String) throws(LicenceError) -> [String] {
    let folder = try folder(of: subsystem)
    do throws(SystemError) {
      return try FileSystem.list(folder, limit: 10_000).filter { $0.hasSuffix(Self.suffix) }
        .map { Path.join(folder, $0) }
    } catch {
      if error.isNotFound { return [] }
      throw LicenceError(.file(error))
    }
  }

  /// The licences among files that the vendor has signed, whatever the day, and the others.
  public func load(
    _ files: [String], key: MinisignPublicKey, scheme: any SignatureScheme
  ) -> (valid: [OfflineLicence], rejected: [Rejected]) {
    var valid: [OfflineLicence] = []
    var rejected: [Rejected] = []
    for path in files {
      do throws(LicenceError) {
        let licence = try OfflineLicence(text: try text(of: path))
        guard licence.isSigned(by: key, scheme: scheme) else { throw LicenceError(.forged) }
        valid.append(licence)
      } catch {
        rejected.append(Rejected(path: path, reason: error))
      }
    }
    return (valid, rejected)
  }

  /// Keeps a licence, in place of the same one; the path is returned.
  @discardableResult
  public func save(
    _ licence: OfflineLicence, for subsystem: String
  ) throws(LicenceError) -> String {
    let folder = try folder(of: subsystem)
    let path = Path.join(folder, name(of: licence))
    do throws(SystemError) {
      try FileSystem.makeFolders(folder)
      try FileSystem.writeAtomically(Array(licence.text.utf8), to: path)
    } catch {
      throw LicenceError(.file(error))
    }
    return path
  }

  /// Where a game's licences lie. A namespace is a name, never a way out of the folder.
  func folder(of subsystem: String) throws(LicenceError) -> String {
    let isName =
      (1...128).contains(subsystem.utf8.count) && subsystem.first != "."
      && !subsystem.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 }
    guard isName else {
      throw LicenceError(.badValue("\"\(subsystem.printable)\" is not a game's namespace"))
    }
    return Path.join(folder, subsystem)
  }

  /// Signatures differ, so the first bytes of one tell licences apart.
  private func name(of licence: OfflineLicence) -> String {
    let digits = licence.signature.bytes.prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return digits.joined() + Self.suffix
  }

  private func text(of path: String) throws(LicenceError) -> String {
    do throws(SystemError) {
      let bytes = try FileSystem.read(path, limit: OfflineLicence.textLimit)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw LicenceError(.file(error))
    }
  }

  private static var suffix: String { ".licence" }
}
