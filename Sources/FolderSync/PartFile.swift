import FoundationEssentials
import GameShellKit

/// A machine's file: a line with format, length and checksum, and then JSON.
///
/// The line comes first, so that a file that is only half there, of a newer host, or damaged is
/// told apart before anything in it counts.
enum PartFile {
  private static let magic = "gamehost-sync"
  private static let format = 1

  static func encode(_ part: CloudPart, subsystem: String) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Plain values of known types; there is nothing in them that could fail.
    let body = (try? encoder.encode(PartRecord(part, subsystem: subsystem))).map(Array.init) ?? []
    return Array("\(magic) \(format) \(body.count) \(checksum(body[...]))\n".utf8) + body
  }

  static func decode(
    _ bytes: [UInt8]
  ) throws(PartFault) -> (subsystem: String, part: CloudPart) {
    guard !bytes.isEmpty else { throw PartFault("it is empty, perhaps not synced yet") }
    guard let end = bytes.prefix(100).firstIndex(of: 0x0a) else {
      throw PartFault("it is not a file of this program, or damaged")
    }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard words.count >= 2, words[0] == magic, let version = Int(words[1]) else {
      throw PartFault("it is not a file of this program, or damaged")
    }
    guard version <= format else {
      throw PartFault("a newer host wrote it (format \(version)); update this one")
    }
    guard words.count == 4, let length = Int(words[2]) else { throw PartFault("it is damaged") }
    let body = bytes[(end + 1)...]
    guard body.count >= length else { throw PartFault("it is not completely synced yet") }
    guard body.count == length, checksum(body) == words[3] else {
      throw PartFault("it is damaged")
    }
    guard let record = try? JSONDecoder().decode(PartRecord.self, from: Data(body)) else {
      throw PartFault("it is damaged")
    }
    return (record.subsystem, record.part)
  }

  /// FNV-1a with 64 bits, against accidents.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
