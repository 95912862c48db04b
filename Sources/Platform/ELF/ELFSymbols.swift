/// The functions of an ELF file by their addresses, for backtraces.
///
/// The full table of symbols is taken if the file was not stripped of it, else that of the names
/// that it offers. A damaged file has no functions; nothing makes reading trap or grow beyond
/// `ELFLimits`.
public struct ELFSymbols {
  /// A place within a function.
  public struct Place: Hashable, Sendable {
    /// The function's name, as the compiler mangled it.
    public var function: String
    /// Bytes from its beginning.
    public var offset: Int
  }

  private let source: any ByteSource
  private let symbols: Section
  private let names: Section

  private struct Section {
    var type, offset, size, link, entrySize: Int
  }

  /// Looks for the tables of an open regular file; nil when it has none.
  public init?(_ file: FileDescriptor, size: Int64) {
    self.init(FileBytes(file: file, count: Int(clamping: size)))
  }

  init?(_ source: any ByteSource) {
    guard let header = source.bytes(at: 0, count: 64),
      header.prefix(6) == [0x7f, 0x45, 0x4c, 0x46, 2, 1]
    else { return nil }
    let sections = Self.sections(source, header)
    // 2 is the full table, 11 that of the dynamic symbols.
    guard
      let symbols = [2, 11].lazy.compactMap({ type in sections.first { $0.type == type } }).first,
      symbols.entrySize == 24, symbols.size / 24 <= ELFLimits.symbols,
      sections.indices.contains(symbols.link)
    else { return nil }
    self.source = source
    self.symbols = symbols
    names = sections[symbols.link]
  }

  private static func sections(_ source: any ByteSource, _ header: [UInt8]) -> [Section] {
    let count = header.word(2, at: 60)
    guard header.word(2, at: 58) == 64,
      let table = source.bytes(at: header.word(8, at: 40), count: count * 64)
    else { return [] }
    return (0..<count).map { index in
      let at = index * 64
      return Section(
        type: table.word(4, at: at + 4), offset: table.word(8, at: at + 24),
        size: table.word(8, at: at + 32), link: table.word(4, at: at + 40),
        entrySize: table.word(8, at: at + 56))
    }
  }

  /// The functions in which addresses lie, by address; those in none are left out.
  public func places(of addresses: [Int]) -> [Int: Place] {
    var best: [Int: (start: Int, name: Int)] = [:]
    // In pieces, since a table can have some megabytes.
    let step = 4096 * 24
    for start in stride(from: 0, to: symbols.size / 24 * 24, by: step) {
      let count = min(step, symbols.size / 24 * 24 - start)
      guard let table = source.bytes(at: symbols.offset &+ start, count: count) else { return [:] }
      for at in stride(from: 0, to: count, by: 24) {
        // 2 is a function; one that is only used here has no section.
        guard table[at + 4] & 0xf == 2, table.word(2, at: at + 6) != 0 else { continue }
        let (first, size) = (table.word(8, at: at + 8), table.word(8, at: at + 16))
        for address in addresses where address >= first && address - first < max(size, 1) {
          best[address] = (first, table.word(4, at: at))
        }
      }
    }
    return best.compactMapValues { found in name(at: found.name).map { ($0, found.start) } }
      .reduce(into: [:]) { places, found in
        places[found.key] = Place(function: found.value.0, offset: found.key - found.value.1)
      }
  }

  private func name(at offset: Int) -> String? {
    guard offset < names.size else { return nil }
    let count = min(ELFLimits.name, names.size - offset)
    guard let bytes = source.bytes(at: names.offset &+ offset, count: count),
      let end = bytes.firstIndex(of: 0), end > 0
    else { return nil }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
