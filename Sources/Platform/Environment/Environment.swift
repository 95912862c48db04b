import CPlatform
import Glibc

/// The variables that a process was started with, as a value that can be passed on.
public struct Environment: Hashable, Sendable {
  /// Values by name.
  public var variables: [String: String]

  /// Makes an environment.
  public init(_ variables: [String: String] = [:]) { self.variables = variables }

  /// The variables of this process now. Read once, at the start of the program.
  public static func current() -> Environment {
    var variables: [String: String] = [:]
    var entry = cplatform_environment()
    while let line = entry?.pointee {
      let text = String(cString: line)
      if let sign = text.firstIndex(of: "=") {
        variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      entry = entry?.advanced(by: 1)
    }
    return Environment(variables)
  }

  /// A variable's value; nil when it is not set or empty, which mean the same to most programs.
  public subscript(name: String) -> String? {
    get { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    set { variables[name] = newValue }
  }

  /// `NAME=value` lines, sorted.
  public var lines: [String] { variables.map { "\($0.key)=\($0.value)" }.sorted() }

  /// The name that the user database has for this user; nil when it has none.
  public static func nameOfUser() -> String? {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return nil }
    return String(cString: name)
  }

  /// The home folder that the user database names for this user; nil when it has none.
  public static func homeOfUser() -> String? {
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return nil }
    let path = String(cString: home)
    return Path.isAbsolute(path) ? path : nil
  }
}
