public import GameShellKit
import Platform

/// Syncs through a folder that something else carries between machines: Syncthing, Nextcloud, NFS.
///
/// Every machine writes one file of its own for each game, `<folder>/<container>/<id>.gamesync`,
/// and only ever replaces that. So machines never write the same file, no lock is needed, and a
/// synchroniser has nothing to reconcile; if it makes copies of a file all the same, they are read
/// like any other.
public struct FolderGatewayFactory: PrivateCloudGatewayFactory {
  /// Makes a factory; nothing is touched.
  public init() {}

  /// Opens a game's folder, made if absent. The player's folder itself is never made: one that is
  /// not there is a disk that is not mounted.
  public func gateway(
    container: String, subsystem: String, folder: String
  ) throws(SaveError) -> any PrivateCloudGateway {
    guard (try? FileStatus(path: folder))?.kind == .directory else {
      throw SaveError("the folder \(folder) is not there; is its disk or share connected?")
    }
    let path = Path.join(folder, try Self.name(container, subsystem))
    do throws(SystemError) { try FileSystem.makeFolders(path) } catch {
      throw SaveError("the folder to sync through cannot be used: \(error)")
    }
    return FolderGateway(folder: path, subsystem: subsystem)
  }

  /// The name of a game's folder; a game may not choose one that leads elsewhere.
  private static func name(_ container: String, _ subsystem: String) throws(SaveError) -> String {
    let wanted = container.isEmpty ? subsystem : container
    let isPlain = wanted.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isPlain, !wanted.hasPrefix("."), (1...100).contains(wanted.utf8.count) else {
      throw SaveError(
        "the game wants to be synced in a folder with a name that is not allowed: letters, digits, "
          + "'.', '_' and '-', and no '.' first")
    }
    return wanted
  }
}
