import GameShellKit
import Platform

/// The file of one game's reminder.
struct ReminderFile: Hashable, Sendable {
  /// Where it is.
  let path: String

  init(folder: String, subsystem: String) {
    path = Path.join(folder, "\(UnitName.escaped(subsystem)).reminder")
  }

  /// What is kept; without a file, no reminder. A damaged file is none either: nil.
  func load() throws(SaveError) -> ReminderRecord? {
    do throws(SystemError) {
      let bytes = try FileSystem.read(path, limit: 1 << 20)
      return ReminderRecord(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      if error.isNotFound { return ReminderRecord() }
      throw SaveError("the reminder cannot be read: \(error)")
    }
  }

  /// Keeps a record in place of the earlier one, which stays when this fails.
  func save(_ record: ReminderRecord) throws(SaveError) {
    do throws(SystemError) {
      try FileSystem.makeFolders(Path.folder(of: path))
      try FileSystem.writeAtomically(Array(record.text.utf8), to: path)
    } catch {
      throw SaveError("the reminder cannot be kept: \(error)")
    }
  }
}
