extension ELFReader {
  /// The entries of the dynamic table that matter here.
  private struct Entries {
    var needed: [Int] = []
    var soname, rpath, runpath: Int?
    var strings, stringSize, symbols, symbolSize, hash, gnuHash: Int?
    var flags1 = 0
  }

  /// Reads the dynamic table and, through it, names and symbols.
  func readDynamic(
    _ dynamic: Segment, _ segments: [Segment], into file: inout ELFFile
  ) throws(ELFFault) {
    let entries = try readEntries(dynamic)
    if entries.flags1 & 0x0800_0000 != 0 { file.type = .program }
    guard let address = entries.strings, let size = entries.stringSize else {
      throw .malformed("its dynamic table has no names")
    }
    guard size <= ELFLimits.stringTable else { throw .malformed("its names take \(size) bytes") }
    guard let place = place(ofAddress: address, count: size, segments),
      let strings = source.bytes(at: place, count: size)
    else { throw .truncated("its names") }
    var names = NameTable(bytes: strings)
    for offset in entries.needed {
      file.needed.append(try names.name(at: offset))
      file.neededPlaces.append(Int64(place + offset))
    }
    file.rpath = try entries.rpath.map { offset throws(ELFFault) in try names.name(at: offset) }
    file.runpath = try entries.runpath.map { offset throws(ELFFault) in try names.name(at: offset) }
    if let soname = entries.soname { file.soname = try names.name(at: soname) }
    guard let symbols = entries.symbols else { return }
    guard entries.symbolSize ?? 24 == 24 else { throw .malformed("its symbols have a wrong size") }
    let count = try symbolCount(entries.hash, entries.gnuHash, segments)
    guard count <= ELFLimits.symbols else { throw .malformed("it has \(count) symbols") }
    guard let table = bytes(atAddress: symbols, count: count * 24, segments) else {
      throw .truncated("its symbols")
    }
    // Symbol 0 is always empty.
    for at in stride(from: 24, to: count * 24, by: 24) {
      let binding = table[at + 4] >> 4
      let visibility = table[at + 5] & 3
      let isDefined = table.word(2, at: at + 6) != 0
      guard visibility == 0 || visibility == 3 else { continue }
      // 1 global, 2 weak, 10 unique.
      if isDefined, binding == 1 || binding == 2 || binding == 10 {
        file.exported.append(try names.name(at: table.word(4, at: at)))
      } else if !isDefined, binding == 1 {
        file.undefined.append(try names.name(at: table.word(4, at: at)))
      }
    }
  }

  private func readEntries(_ dynamic: Segment) throws(ELFFault) -> Entries {
    let count = dynamic.fileSize / 16
    guard count <= ELFLimits.dynamicEntries else {
      throw .malformed("its dynamic table has \(count) entries")
    }
    guard let table = source.bytes(at: dynamic.offset, count: count * 16) else {
      throw .truncated("its dynamic table")
    }
    var entries = Entries()
    for at in stride(from: 0, to: count * 16, by: 16) {
      let value = table.word(8, at: at + 8)
      switch table.word(8, at: at) {
      case 0: return entries
      case 1: entries.needed.append(value)
      case 4: entries.hash = value
      case 5: entries.strings = value
      case 6: entries.symbols = value
      case 10: entries.stringSize = value
      case 11: entries.symbolSize = value
      case 14: entries.soname = value
      case 15: entries.rpath = value
      case 29: entries.runpath = value
      case 0x6fff_fef5: entries.gnuHash = value
      case 0x6fff_fffb: entries.flags1 = value
      default: break
      }
    }
    return entries
  }

  /// The table of symbols does not state its length; the hash tables do, each in its way.
  private func symbolCount(
    _ hash: Int?, _ gnuHash: Int?, _ segments: [Segment]
  ) throws(ELFFault) -> Int {
    if let hash {
      guard let head = bytes(atAddress: hash, count: 8, segments) else {
        throw .truncated("its hash table")
      }
      return head.word(4, at: 4)
    }
    guard let gnuHash else { throw .malformed("its symbols have no hash table") }
    guard let head = bytes(atAddress: gnuHash, count: 16, segments) else {
      throw .truncated("its hash table")
    }
    let bucketCount = head.word(4, at: 0)
    let firstHashed = head.word(4, at: 4)
    let bucketsAt = 16 + head.word(4, at: 8) * 8
    guard bucketCount <= ELFLimits.symbols,
      let buckets = bytes(
        atAddress: gnuHash, skipping: bucketsAt, count: bucketCount * 4, segments)
    else { throw .truncated("its hash table") }
    var last = 0
    for at in stride(from: 0, to: buckets.count, by: 4) {
      last = max(last, buckets.word(4, at: at))
    }
    // Empty buckets are 0: nothing is exported, and all symbols come before the hashed ones.
    guard last > 0 else { return firstHashed }
    guard last >= firstHashed, last < ELFLimits.symbols else {
      throw .malformed("its hash table contradicts itself")
    }
    // The last chain runs on until a value with its lowest bit set; read it in pieces.
    let chainsAt = bucketsAt + bucketCount * 4
    while last < ELFLimits.symbols {
      guard
        let value = bytes(
          atAddress: gnuHash, skipping: chainsAt + (last - firstHashed) * 4, count: 4, segments)
      else { throw .truncated("its hash table") }
      last += 1
      if value[0] & 1 == 1 { return last }
    }
    throw .malformed("its hash table has no end")
  }

  /// The file's bytes of a place in memory.
  private func bytes(
    atAddress address: Int, skipping skipped: Int = 0, count: Int, _ segments: [Segment]
  ) -> [UInt8]? {
    let (start, overflow) = address.addingReportingOverflow(skipped)
    guard !overflow else { return nil }
    return place(ofAddress: start, count: count, segments).flatMap {
      source.bytes(at: $0, count: count)
    }
  }

  /// Where in the file a place in memory is; nil when no segment has all of it.
  private func place(ofAddress address: Int, count: Int, _ segments: [Segment]) -> Int? {
    for segment in segments where segment.type == 1 && address >= segment.address {
      let inside = address - segment.address
      guard inside < segment.fileSize, count <= segment.fileSize - inside else { continue }
      return segment.offset + inside
    }
    return nil
  }
}

/// The names of a file, each ended by a zero.
struct NameTable {
  let bytes: [UInt8]
  private var budget = ELFLimits.names

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The name that begins at an offset.
  mutating func name(at offset: Int) throws(ELFFault) -> String {
    guard offset < bytes.count else { throw .malformed("a name lies outside its table") }
    var end = offset
    let limit = min(bytes.count, offset + ELFLimits.name)
    while end < limit, bytes[end] != 0 { end += 1 }
    guard end < bytes.count, bytes[end] == 0 else { throw .malformed("a name has no end") }
    budget -= end - offset
    guard budget >= 0 else { throw .malformed("its names are too long together") }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }
}
