import GameShellKit
import Platform

extension SQLiteConnection {
  /// Does something with the database, with failures as the seams state them.
  ///
  /// A file that turns out damaged is mended, and one that another process replaced is opened;
  /// then the work is done once more. So it must be such that it can be done twice.
  func saving<R>(_ body: () throws(SQLiteError) -> R) throws(SaveError) -> R {
    do throws(SQLiteError) {
      try keepUp()
      let result: R
      do throws(SQLiteError) {
        result = try body()
      } catch {
        guard error.isCorrupt, let mend else { throw error }
        try mend()
        return try body()
      }
      // The file may have been replaced in between; then this went into the old one.
      return try keepUp() ? try body() : result
    } catch {
      throw SaveError(error)
    }
  }

  /// Opens the file anew if another one stands at its path by now, or mends it if somebody found
  /// it damaged; answers whether it did.
  @discardableResult
  private func keepUp() throws(SQLiteError) -> Bool {
    if let mend,
      suspicion.with({ isSuspect in
        defer { isSuspect = false }
        return isSuspect
      })
    {
      try mend()
      return true
    }
    guard let reopen, isReplaced else { return false }
    do throws(SQLiteError) {
      try reopen()
    } catch {
      guard error.isCorrupt, let mend else { throw error }
      try mend()
    }
    return true
  }

  private var isReplaced: Bool {
    guard let status = try? FileStatus(path: path) else { return true }
    return status.inode != file?.inode || status.device != file?.device
  }
}
