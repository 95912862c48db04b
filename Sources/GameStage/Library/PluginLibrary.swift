import GameShellKit
import Platform

/// Opens a plugin's file and finds its entry point.
enum PluginLibrary {
  /// The one symbol of the door.
  static let symbol = "makeGameConfig"

  /// Opens the library; its constructors run here.
  static func open(name: String, path: String) throws(SceneFault) -> PluginEntry.MakeGameConfig {
    let library: DynamicLibrary
    do throws(DynamicLibraryError) {
      library = try DynamicLibrary(path)
    } catch {
      throw SceneFault(.refused, sentence(for: error, name: name, path: path))
    }
    guard let function = library.function(symbol, as: PluginEntry.MakeGameConfig.self) else {
      throw SceneFault(.refused, "\(name) is not a game: it does not export \(symbol)")
    }
    return function
  }

  private static func sentence(
    for error: DynamicLibraryError, name: String, path: String
  ) -> String {
    // The loader calls private copies by their numbers; the player knows the files' names.
    var text = "\(error)".replacing(path, with: name)
    for number in copyNumbers {
      let link = "\(StageProcess.libraryFolder)/\(number)"
      guard text.firstRange(of: link) != nil, let copy = copyName(link) else { continue }
      text = text.replacing(link, with: copy)
    }
    return text.firstRange(of: name) != nil ? text : "\(name): \(text)"
  }

  /// Closes the copies of a plugin and of the libraries that it brought along, which memory has
  /// by now: a game needs none of them.
  static func closeCopies() {
    for number in copyNumbers.reversed()
    where copyName("\(StageProcess.libraryFolder)/\(number)") != nil {
      FileDescriptor(owning: number).close()
    }
  }

  /// The numbers that copies can have.
  private static let copyNumbers = StageProcess.pluginNumber..<StageProcess.pluginNumber + 32

  /// The name of the file that lies in memory behind a descriptor; nil for other descriptors.
  private static func copyName(_ link: String) -> String? {
    guard let target = try? FileSystem.linkTarget(link), target.hasPrefix("/memfd:") else {
      return nil
    }
    return String(target.dropFirst("/memfd:".count)).replacing(" (deleted)", with: "")
  }
}
