/// What a shared library says about itself, read without running any of it.
///
/// Everything is found the way the loader finds it, through the program headers, so a library
/// without section headers reads as well. No file, however damaged, makes reading trap, loop or
/// grow beyond `ELFLimits`.
public struct ELFFile: Hashable, Sendable {
  /// What kind of file it is.
  public enum FileType: Hashable, Sendable {
    /// An object file, not yet linked.
    case object
    /// A program at a fixed address, or one that may be moved.
    case program
    /// A shared library.
    case library
    /// A core dump, or something unknown.
    case other(UInt16)
  }

  /// The processor it is for.
  public var machine: ELFMachine
  /// What kind of file it is.
  public var type: FileType
  /// The libraries that the loader must find first.
  public var needed: [String] = []
  /// Where in the file the name of each needed library begins.
  public var neededPlaces: [Int64] = []
  /// Where the loader looks for them, as it is written: folders with `:` between them, in which
  /// `$ORIGIN` is the file's own. The older kind, which holds for what they need as well.
  public var rpath: String?
  /// The newer kind of the same, which holds for this file alone and makes `rpath` void.
  public var runpath: String?
  /// The name that others link to it by.
  public var soname: String?
  /// The symbols it offers: defined, global or weak, of default or protected visibility.
  public var exported: [String] = []
  /// The symbols it must get from elsewhere; weak ones, which may stay absent, are left out.
  public var undefined: [String] = []
  /// The linker's fingerprint of the content, in hexadecimal.
  public var buildID: String?
  /// Whether a part of its memory may be written and run.
  public var hasWritableCode = false
  /// Whether it wants a stack that may be run.
  public var hasExecutableStack = false
  /// Whether the loader can run it at all: it has a table of dynamic entries.
  public var isDynamic = false

  /// Reads a file's bytes.
  public init(bytes: [UInt8]) throws(ELFFault) {
    self = try ELFReader(source: MemoryBytes(all: bytes)).read()
  }

  /// Reads an open regular file.
  public init(_ file: FileDescriptor, size: Int64) throws(ELFFault) {
    self = try ELFReader(source: FileBytes(file: file, count: Int(clamping: size))).read()
  }

  init(machine: ELFMachine, type: FileType) {
    self.machine = machine
    self.type = type
  }
}

/// What reading a library may cost at most; real ones stay far below.
public enum ELFLimits {
  /// Most program headers.
  public static let programHeaders = 1024
  /// Most dynamic entries.
  public static let dynamicEntries = 16_384
  /// Most dynamic symbols.
  public static let symbols = 1 << 19
  /// Most bytes of names.
  public static let stringTable = 32 << 20
  /// Most bytes of one name.
  public static let name = 16_384
  /// Most bytes of names that are read together, shared ones counted each time.
  public static let names = 64 << 20
  /// Most bytes of notes.
  public static let notes = 64 << 10
}

/// Why bytes cannot be read as a library for this kind of machine.
public enum ELFFault: Error, Hashable, Sendable {
  /// They do not begin as ELF files do.
  case notELF
  /// Not 64-bit.
  case wrongClass
  /// Not little-endian.
  case wrongByteOrder
  /// Something that is announced lies beyond the file's end.
  case truncated(String)
  /// Something contradicts itself or passes a limit.
  case malformed(String)
}
