import GameShellKit
public import Platform

/// The folders in which games are looked for, best first.
public struct PluginFolders: Hashable, Sendable {
  /// The folders, absolute; some may not exist.
  public var paths: [String]

  /// Collects them: those given on the command line, `GAMEHOST_PLUGIN_PATH`, the user's and the
  /// machine's data folders, and the one that belongs to the program's own installation.
  public init(given: [String], environment: Environment, xdg: XDGFolders?, executable: String?) {
    var all = given
    if let list = environment["GAMEHOST_PLUGIN_PATH"] {
      all += list.split(separator: ":").map(String.init)
    }
    if let xdg {
      all += ([xdg.data] + xdg.dataSearch).map { Path.join($0, "gamehost/plugins") }
    }
    if let executable {
      let folder = Path.folder(of: executable)
      all += [
        Path.join(Path.folder(of: folder), "lib/gamehost/plugins"), Path.join(folder, "plugins"),
      ]
    }
    var seen: Set<String> = []
    paths = all.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Every file in the folders that could be a plugin: `*.so`, best folder first.
  public func allCandidates() -> [String] {
    paths.flatMap { folder in
      ((try? FileSystem.list(folder)) ?? [])
        .filter { $0.hasSuffix(".so") && !$0.hasPrefix(".") }
        .map { Path.join(folder, $0) }
    }
  }

  /// The candidates with one file per name, that in the best folder.
  public func candidates() -> [String] {
    var seen: Set<String> = []
    return allCandidates().filter { seen.insert(Path.name(of: $0)).inserted }
  }

  /// The file that a name on the command line means: a path, or a name such as
  /// `libChess.so`, `Chess` or `chess` in one of the folders.
  public func locate(_ name: String) throws(PluginNotFound) -> String {
    if name.contains("/") || FileSystem.exists(name) && !isFolder(name) {
      guard FileSystem.exists(name) else {
        throw PluginNotFound(name: name, folders: [], nearest: nil)
      }
      return name
    }
    let candidates = candidates()
    let wanted = [name, name + ".so", "lib\(name).so"]
    for path in candidates where wanted.contains(Path.name(of: path)) { return path }
    let lowered = wanted.map { $0.lowercased() }
    for path in candidates where lowered.contains(Path.name(of: path).lowercased()) { return path }
    if FileSystem.exists(name) { return name }
    throw PluginNotFound(
      name: name, folders: paths, nearest: Self.nearest(to: name, among: candidates))
  }

  private func isFolder(_ path: String) -> Bool {
    (try? FileStatus(path: path))?.kind == .directory
  }

  private static func nearest(to name: String, among paths: [String]) -> String? {
    paths.map { bare(Path.name(of: $0)) }.nearest(to: bare(name))
  }

  /// A file's name without `lib` and `.so`.
  static func bare(_ name: String) -> String {
    var bare = Substring(name)
    if bare.hasSuffix(".so") { bare = bare.dropLast(3) }
    if bare.hasPrefix("lib") { bare = bare.dropFirst(3) }
    return String(bare)
  }
}

/// No file that could be meant.
public struct PluginNotFound: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public var name: String
  /// Where it was looked for; empty when the name was a path.
  public var folders: [String]
  /// A name that may have been meant.
  public var nearest: String?

  /// A sentence.
  public var description: String {
    if folders.isEmpty { return "there is no file \(name)" }
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    return "no game named \"\(name)\" in \(folders.joined(separator: ", "))\(hint)"
  }
}
