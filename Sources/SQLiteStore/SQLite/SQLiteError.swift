import GameShellKit

/// Why the database did not do what it was asked.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's primary result code; 0 when the failure was not its own.
  public var code: Int32
  /// A sentence: what failed, where, what to do.
  public var description: String

  init(code: Int32, sentence: String) {
    self.code = code & 0xff
    description = sentence
  }

  /// Whether the file is damaged, or no database at all.
  var isCorrupt: Bool { code == ResultCode.corrupt || code == ResultCode.notADatabase }
}

extension SaveError {
  init(_ error: SQLiteError) { self.init(error.description) }
}

/// SQLite's result codes that are told apart here, <https://sqlite.org/rescode.html>.
enum ResultCode {
  static let ok: Int32 = 0
  static let busy: Int32 = 5
  static let readOnly: Int32 = 8
  static let inputOutput: Int32 = 10
  static let corrupt: Int32 = 11
  static let full: Int32 = 13
  static let cannotOpen: Int32 = 14
  static let notADatabase: Int32 = 26
  static let row: Int32 = 100
  static let done: Int32 = 101

  /// What to do about a failure, to be put after it; empty when there is nothing to say.
  static func advice(_ code: Int32) -> String {
    switch code & 0xff {
    case busy: "; another program holds the file, try again"
    case readOnly, cannotOpen: "; check the permissions of the file and its folder"
    case full: "; make room on the disk"
    case inputOutput: "; is the disk full, or failing?"
    default: ""
    }
  }
}
