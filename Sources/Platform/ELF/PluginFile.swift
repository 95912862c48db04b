/// A file that is about to be loaded as a plugin.
public struct PluginFile: Hashable, Sendable {
  /// Where it is.
  public var path: String
  /// What the file system says; a rebuilt file differs in it.
  public var status: FileStatus
  /// What it says about itself.
  public var elf: ELFFile

  /// Looks at a file without running any of it; it must be a library for this machine that
  /// exports the entry point, if one is wanted. Nothing, not even a fifo, makes this wait.
  public init(path: String, entry: String?) throws(PluginFileProblem) {
    try self.init(file: try Self.open(path), path: path, entry: entry)
  }

  /// Looks at a file that is open already; `path` is what messages call it.
  public init(file: FileDescriptor, path: String, entry: String?) throws(PluginFileProblem) {
    self.path = path
    // The path may lead elsewhere by now; the descriptor cannot.
    status = try Self.attempt(path) { () throws(SystemError) in try FileStatus(of: file) }
    try Self.requireRegular(status, path)
    guard status.size > 0 else { throw PluginFileProblem(.empty, path: path) }
    do throws(ELFFault) {
      elf = try ELFFile(file, size: status.size)
    } catch {
      throw Self.problem(error, path)
    }
    try requireGame(entry)
  }

  /// Opens a regular file for reading; anything else has its own sentence.
  public static func open(_ path: String) throws(PluginFileProblem) -> FileDescriptor {
    // A look before opening: opening a device can have effects, and a socket cannot be opened.
    let status = try attempt(path) { () throws(SystemError) in try FileStatus(path: path) }
    try requireRegular(status, path)
    return try attempt(path) { () throws(SystemError) in try FileDescriptor.open(path) }
  }

  private static func requireRegular(
    _ status: FileStatus, _ path: String
  ) throws(PluginFileProblem) {
    switch status.kind {
    case .regular: return
    case .directory: throw PluginFileProblem(.folder, path: path)
    case .fifo, .socket, .device, .link:
      throw PluginFileProblem(.special(status.kind), path: path)
    }
  }

  private func requireGame(_ entry: String?) throws(PluginFileProblem) {
    func fail(_ kind: PluginFileProblem.Kind) -> PluginFileProblem {
      PluginFileProblem(kind, path: path)
    }
    guard elf.machine == .current else {
      throw fail(.wrongMachine(found: elf.machine, wanted: .current))
    }
    switch elf.type {
    case .library: break
    case .object: throw fail(.notALibrary("an object file"))
    case .program: throw fail(.notALibrary("a program"))
    case .other: throw fail(.notALibrary("another kind of ELF file"))
    }
    guard elf.isDynamic else { throw fail(.malformed("it has no dynamic table")) }
    guard let entry else { return }
    guard elf.exported.contains(entry) else {
      let nearMiss = NearMiss.best(for: entry, among: elf.exported)
      throw fail(.notAGame(entry: entry, nearMiss: nearMiss))
    }
  }

  private static func attempt<R>(
    _ path: String, _ body: () throws(SystemError) -> R
  ) throws(PluginFileProblem) -> R {
    do throws(SystemError) {
      return try body()
    } catch {
      if error.isNotFound { throw PluginFileProblem(.notFound, path: path) }
      if error.isNotPermitted { throw PluginFileProblem(.unreadable, path: path) }
      throw PluginFileProblem(.failed(error.reason), path: path)
    }
  }

  private static func problem(_ fault: ELFFault, _ path: String) -> PluginFileProblem {
    let kind: PluginFileProblem.Kind =
      switch fault {
      case .notELF: .notELF
      case .wrongClass: .wrongClass
      case .wrongByteOrder: .wrongByteOrder
      case .truncated(let part): .truncated(part)
      case .malformed(let reason): .malformed(reason)
      }
    return PluginFileProblem(kind, path: path)
  }
}
