/// Where a user's files belong, by the XDG Base Directory Specification 0.8.
///
/// The specification wants relative paths ignored, as if the variable were not set.
public struct XDGFolders: Hashable, Sendable {
  /// What the user would miss: saves. `$XDG_DATA_HOME`, else `~/.local/share`.
  public var data: String
  /// Settings. `$XDG_CONFIG_HOME`, else `~/.config`.
  public var config: String
  /// Logs and history. `$XDG_STATE_HOME`, else `~/.local/state`.
  public var state: String
  /// What can be made again. `$XDG_CACHE_HOME`, else `~/.cache`.
  public var cache: String
  /// Sockets and the like, gone after logout. `$XDG_RUNTIME_DIR`; nil when there is none.
  public var runtime: String?
  /// Where installed data is looked for after `data`, best first. `$XDG_DATA_DIRS`.
  public var dataSearch: [String]

  /// Computes the folders from an environment; `home` stands in when `HOME` is not usable.
  public init(environment: Environment, home: String? = nil) throws(MissingHome) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { Path.isAbsolute($0) ? $0 : nil }
    }
    let home = absolute("HOME") ?? home
    func folder(_ name: String, _ standard: String) throws(MissingHome) -> String {
      if let path = absolute(name) { return path }
      guard let home else { throw MissingHome() }
      return Path.join(home, standard)
    }
    data = try folder("XDG_DATA_HOME", ".local/share")
    config = try folder("XDG_CONFIG_HOME", ".config")
    state = try folder("XDG_STATE_HOME", ".local/state")
    cache = try folder("XDG_CACHE_HOME", ".cache")
    runtime = absolute("XDG_RUNTIME_DIR")
    let search = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map(String.init)
      .filter(Path.isAbsolute)
    dataSearch = search.isEmpty ? ["/usr/local/share", "/usr/share"] : search
  }
}

/// No folder to keep the user's files in.
public struct MissingHome: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence.
  public var description: String {
    "HOME is not set to an absolute path, so there is no place for saves; set HOME"
  }
}
