/// Why a file cannot be a plugin, as far as can be told without running it.
public struct PluginFileProblem: Error, Hashable, Sendable {
  /// The kinds, each with its own sentence.
  public enum Kind: Hashable, Sendable {
    /// Nothing is there.
    case notFound
    /// A folder.
    case folder
    /// A named pipe, a socket or a device.
    case special(FileStatus.Kind)
    /// The user may not read it.
    case unreadable
    /// Reading failed for another reason, in the system's words.
    case failed(String)
    /// No bytes.
    case empty
    /// Not a program file of any kind.
    case notELF
    /// A part that is announced is missing.
    case truncated(String)
    /// 32-bit.
    case wrongClass
    /// Big-endian.
    case wrongByteOrder
    /// For another processor.
    case wrongMachine(found: ELFMachine, wanted: ELFMachine)
    /// A program or an object file.
    case notALibrary(String)
    /// It contradicts itself.
    case malformed(String)
    /// A library, but no game: it does not export the entry point. The symbol that may have been
    /// meant is named.
    case notAGame(entry: String, nearMiss: String?)
  }

  /// The kind.
  public var kind: Kind
  /// The file.
  public var path: String

  /// Makes a problem.
  public init(_ kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }
}

extension PluginFileProblem: CustomStringConvertible {
  /// A sentence: what is wrong with which file, and where it helps, what to do.
  public var description: String {
    switch kind {
    case .notFound: "\(path) does not exist"
    case .folder: "\(path) is a folder; a plugin is a file"
    case .special(let kind): "\(path) is a \(kind.rawValue); a plugin is a regular file"
    case .unreadable: "\(path) may not be read by you; check its permissions"
    case .failed(let reason): "\(path) cannot be read: \(reason)"
    case .empty: "\(path) is empty; copy or build it again"
    case .notELF: "\(path) is not a shared library: it does not begin as ELF files do"
    case .truncated(let part):
      "\(path) is cut short: it ends before \(part); copy or build it again"
    case .wrongClass: "\(path) is not a 64-bit library; build it for \(ELFMachine.current)"
    case .wrongByteOrder: "\(path) is big-endian; build it for \(ELFMachine.current)"
    case .wrongMachine(let found, let wanted):
      "\(path) is built for \(found); this machine is \(wanted)"
    case .notALibrary(let what): "\(path) is \(what), not a shared library; link it with -shared"
    case .malformed(let reason): "\(path) is damaged: \(reason)"
    case .notAGame(let entry, nil): "\(path) is not a game: it does not export \(entry)"
    case .notAGame(let entry, .some(let nearMiss)) where nearMiss.firstRange(of: entry) != nil:
      "\(path) is not a game: it exports \(nearMiss), but not \(entry); declare it extern \"C\""
    case .notAGame(let entry, .some(let nearMiss)):
      "\(path) is not a game: it exports \(nearMiss), but not \(entry); check the spelling"
    }
  }
}
