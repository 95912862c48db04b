import GameShellKit
import Platform

/// One game's folder, with a file for each machine.
final class FolderGateway: PrivateCloudGateway {
  /// A file that is larger is not read.
  private static let greatestFile = 64 << 20
  /// More files than this are not read.
  private static let mostFiles = 200
  static let suffix = ".gamesync"

  private let folder: String
  private let subsystem: String

  init(folder: String, subsystem: String) {
    self.folder = folder
    self.subsystem = subsystem
  }

  /// Reads every file with the right suffix, whatever else its name says: the copies that
  /// synchronisers make of files in conflict hold records too. Hidden files are their unfinished
  /// ones.
  func fetch() throws(SaveError) -> CloudContents {
    let names: [String]
    do throws(SystemError) { names = try FileSystem.list(folder) } catch {
      throw SaveError("the folder to sync through cannot be read: \(error)")
    }
    var contents = CloudContents()
    let wanted = names.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
    for name in wanted.prefix(Self.mostFiles) {
      do throws(PartFault) {
        contents.parts.append(try read(name))
      } catch {
        contents.skipped.append("\(name) was passed over: \(error.reason)")
      }
    }
    if wanted.count > Self.mostFiles {
      contents.skipped.append(
        "\(wanted.count - Self.mostFiles) files were passed over: \(Self.mostFiles) are read")
    }
    return contents
  }

  private func read(_ name: String) throws(PartFault) -> CloudPart {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(Path.join(folder, name), limit: Self.greatestFile)
    } catch {
      throw PartFault("\(error)")
    }
    let part = try PartFile.decode(bytes)
    guard part.subsystem == subsystem else {
      throw PartFault("it is of another game, \(part.subsystem)")
    }
    return part.part
  }

  func publish(_ part: CloudPart) throws(SaveError) {
    let path = Path.join(folder, part.device + Self.suffix)
    // Hidden, so that a synchroniser that takes it along meanwhile hands it to nobody.
    let temporary = Path.join(folder, ".\(part.device).part")
    do throws(SystemError) {
      do throws(SystemError) {
        let file = try FileDescriptor.open(temporary, .write)
        try file.write(PartFile.encode(part, subsystem: subsystem))
        try file.synchronize()
        file.close()
        try FileSystem.rename(temporary, to: path)
      } catch {
        try? FileSystem.remove(temporary)
        throw error
      }
    } catch {
      throw SaveError("the folder to sync through cannot be written to: \(error)")
    }
  }
}

/// Why a file was passed over.
struct PartFault: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}
