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
    // The loader calls the private copy by its number; the player knows the file's name.
    let text = "\(error)".replacing(path, with: name)
    return text.contains(name) ? text : "\(name): \(text)"
  }
}
