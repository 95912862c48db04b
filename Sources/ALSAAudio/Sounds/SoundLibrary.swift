import Platform

/// Finds the sound of a cue: the player's own file, else the built-in notes.
///
/// The player's file is `<folder>/<prefix><cue>.wav`. A file that cannot be played is said to be
/// so once, and again when it has changed.
final class SoundLibrary {
  /// The greatest file that is read, in bytes.
  static let greatestFile = 16 << 20
  /// How many sounds are kept for the next time.
  static let capacity = 64

  private struct Entry {
    /// What the file looked like when it was read; nil for none.
    var status: FileStatus?
    var sound: Sound
  }

  private let folder: String?
  private let log: (String) -> Void
  private var entries: [String: Entry] = [:]

  /// How many sounds are kept now.
  var count: Int { entries.count }

  init(folder: String?, log: @escaping (String) -> Void) {
    self.folder = folder
    self.log = log
  }

  func sound(prefix: String, cue: String) -> Sound {
    let path = overridePath(prefix: prefix, cue: cue)
    let status = path.flatMap { try? FileStatus(path: $0) }
    let key = "\(prefix)/\(cue)"
    if let entry = entries[key], entry.status == status { return entry.sound }
    let sound = status.flatMap { _ in path.flatMap(read) } ?? Cue.named(cue).synthesized()
    if entries.count >= Self.capacity { entries = [:] }
    entries[key] = Entry(status: status, sound: sound)
    return sound
  }

  private func read(_ path: String) -> Sound? {
    do {
      return try WAVFile(FileSystem.read(path, limit: Self.greatestFile)).sound()
    } catch {
      log("the sound \(path) cannot be played: \(error)")
      return nil
    }
  }

  /// Where the player's file would be; nil for a name that could lead elsewhere.
  private func overridePath(prefix: String, cue: String) -> String? {
    let name = "\(prefix)\(cue)"
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard let folder, isPlain, !cue.isEmpty, !name.hasPrefix(".") else { return nil }
    return Path.join(folder, "\(name).wav")
  }
}
