/// Reads the parts of an ELF file that matter before it is loaded.
struct ELFReader<Source: ByteSource> {
  let source: Source

  /// A part of the file that becomes memory.
  struct Segment {
    var type: UInt32
    /// 1 to run, 2 to write, 4 to read.
    var flags: UInt32
    var offset, address, fileSize, memorySize: Int
  }

  func read() throws(ELFFault) -> ELFFile {
    guard source.count >= 4, source.bytes(at: 0, count: 4) == [0x7f, 0x45, 0x4c, 0x46] else {
      throw .notELF
    }
    guard let header = source.bytes(at: 0, count: 64) else {
      throw .truncated("the end of its header")
    }
    guard header[4] == 2 else { throw .wrongClass }
    guard header[5] == 1 else { throw .wrongByteOrder }
    var file = ELFFile(
      machine: ELFMachine(rawValue: UInt16(header.word(2, at: 18))),
      type: Self.type(header.word(2, at: 16)))
    // What another machine's file contains is of no interest.
    guard file.machine == .current, file.type == .library else { return file }
    let segments = try readSegments(header)
    try checkExtent(segments)
    try checkSectionHeaders(header)
    file.buildID = readBuildID(segments)
    file.hasWritableCode = segments.contains { $0.type == 1 && $0.flags & 3 == 3 }
    // Without the header for the stack the loader makes it executable.
    let stack = segments.first { $0.type == 0x6474_e551 }
    file.hasExecutableStack = stack.map { $0.flags & 1 != 0 } ?? true
    guard let dynamic = segments.first(where: { $0.type == 2 }) else { return file }
    file.isDynamic = true
    try readDynamic(dynamic, segments, into: &file)
    return file
  }

  private static func type(_ number: Int) -> ELFFile.FileType {
    switch number {
    case 1: .object
    case 2: .program
    case 3: .library
    default: .other(UInt16(truncatingIfNeeded: number))
    }
  }

  private func readSegments(_ header: [UInt8]) throws(ELFFault) -> [Segment] {
    let offset = header.word(8, at: 32)
    let size = header.word(2, at: 54)
    let count = header.word(2, at: 56)
    guard count > 0 else { throw .malformed("it has no program headers") }
    guard size == 56, count <= ELFLimits.programHeaders else {
      throw .malformed("its program headers have an impossible size or number")
    }
    guard let table = source.bytes(at: offset, count: count * size) else {
      throw .truncated("its program headers")
    }
    return (0..<count).map { index in
      let at = index * size
      return Segment(
        type: UInt32(table.word(4, at: at)), flags: UInt32(table.word(4, at: at + 4)),
        offset: table.word(8, at: at + 8),
        address: table.word(8, at: at + 16), fileSize: table.word(8, at: at + 32),
        memorySize: table.word(8, at: at + 40))
    }
  }

  /// A copy that stopped half-way keeps its headers; the loader would run it up to the gap.
  private func checkExtent(_ segments: [Segment]) throws(ELFFault) {
    for segment in segments where segment.type == 1 {
      let (end, overflow) = segment.offset.addingReportingOverflow(segment.fileSize)
      guard !overflow else { throw .malformed("a segment has an impossible size") }
      guard end <= source.count else { throw .truncated("the end of its content") }
    }
  }

  /// Linkers write the section headers last. Nothing is read from them, but a file that announces
  /// and lacks them is still on its way.
  private func checkSectionHeaders(_ header: [UInt8]) throws(ELFFault) {
    let offset = header.word(8, at: 40)
    guard offset > 0 else { return }
    let size = header.word(2, at: 58) * header.word(2, at: 60)
    let (end, overflow) = offset.addingReportingOverflow(size)
    guard !overflow else { throw .malformed("its section headers have an impossible place") }
    guard end <= source.count else { throw .truncated("its section headers") }
  }

  private func readBuildID(_ segments: [Segment]) -> String? {
    for segment in segments where segment.type == 4 {
      guard segment.fileSize <= ELFLimits.notes,
        let notes = source.bytes(at: segment.offset, count: segment.fileSize)
      else { continue }
      var at = 0
      while at + 12 <= notes.count {
        let nameSize = notes.word(4, at: at)
        let size = notes.word(4, at: at + 4)
        let kind = notes.word(4, at: at + 8)
        let start = at + 12 + (nameSize + 3) / 4 * 4
        guard start + size <= notes.count else { break }
        if kind == 3, nameSize == 4, Array(notes[at + 12..<at + 16]) == [0x47, 0x4e, 0x55, 0] {
          return notes[start..<start + size].map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
          }.joined()
        }
        at = start + (size + 3) / 4 * 4
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// A number at an offset that is known to be inside; beyond `Int.max` it counts as `Int.max`,
  /// which no bounds check lets pass.
  func word(_ width: Int, at offset: Int) -> Int {
    Int(clamping: number(width, at: offset) ?? 0)
  }
}
