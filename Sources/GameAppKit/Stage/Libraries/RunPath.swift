import Platform

/// The folders in which the loader would look for what a file needs, as that file says.
struct RunPath {
  /// A folder, and whether it was told by the file's own place.
  private struct Entry {
    var folder: String
    var isByOrigin: Bool
  }

  private let entries: [Entry]
  private let origin: String
  /// The folders of the older kind, which hold for what the file needs as well.
  let inherited: [String]

  /// `path` is where the file really is; `inherited` are the folders of those that need it.
  init(of elf: ELFFile, at path: String, inherited: [String] = []) {
    origin = Path.folder(of: path)
    if let runpath = elf.runpath {
      // The newer kind makes the older void, also what came from those that need the file.
      self.inherited = []
      entries = Self.entries(runpath, origin)
    } else {
      let own = elf.rpath.map { Self.entries($0, Path.folder(of: path)) } ?? []
      self.inherited = own.map(\.folder) + inherited
      entries = own + inherited.map { Entry(folder: $0, isByOrigin: true) }
    }
  }

  /// A library that was found.
  struct Found {
    /// Where, as the file says it.
    var path: String
    /// Whether a stage finds and may read it there by itself.
    var isOfTheSystem: Bool
  }

  /// Where the library of a name is; nil when none of the folders has it.
  func find(_ name: String) -> Found? {
    guard !name.contains("/") else {
      let path = Self.expanded(name, origin)
      return path.flatMap { Self.isLibrary($0) ? Found(path: $0, isOfTheSystem: false) : nil }
    }
    for entry in entries {
      let path = Path.join(entry.folder, name)
      guard Self.isLibrary(path) else { continue }
      return Found(
        path: path, isOfTheSystem: !entry.isByOrigin && Self.isOfTheSystem(entry.folder))
    }
    return nil
  }

  /// What is no file, or a library for another machine, is passed over, as the loader does.
  private static func isLibrary(_ path: String) -> Bool {
    do throws(PluginFileProblem) {
      _ = try PluginFile(path: path, entry: nil)
      return true
    } catch {
      switch error.kind {
      case .notFound, .folder, .special, .wrongMachine, .wrongClass, .wrongByteOrder: return false
      default: return true
      }
    }
  }

  private static func isOfTheSystem(_ folder: String) -> Bool {
    Sandbox.readable.contains { folder == $0 || folder.hasPrefix($0 + "/") }
  }

  private static func entries(_ text: String, _ origin: String) -> [Entry] {
    text.split(separator: ":").compactMap { part in
      expanded(String(part), origin).map { folder in
        Entry(folder: folder, isByOrigin: folder != part)
      }
    }
  }

  /// A path with `$ORIGIN` put in; nil for one that hangs on anything else, such as the folder in
  /// which the host happens to work.
  private static func expanded(_ text: String, _ origin: String) -> String? {
    let path = text.replacing("${ORIGIN}", with: origin).replacing("$ORIGIN", with: origin)
    return Path.isAbsolute(path) && !path.contains("$") ? path : nil
  }
}
