import CPlatform

extension FileDescriptor {
  /// An empty file that lives in memory alone: no path leads to it, and it is gone with its last
  /// descriptor. A process that has it can open it again as `/proc/self/fd/<number>`.
  public static func inMemory(name: String) throws(SystemError) -> FileDescriptor {
    let number = cplatform_memory_file(name)
    guard number >= 0 else {
      throw SystemError(code: -number, operation: "make a file in memory for", subject: name)
    }
    return FileDescriptor(owning: number)
  }

  /// The most bytes that a file in memory may have: it takes memory that a game is not charged
  /// for.
  public static let greatestCopy: Int64 = 1 << 30

  /// Copies a file's whole content into this file in memory; `EFBIG` for more than
  /// `greatestCopy`.
  public func fill(from file: FileDescriptor, name: String) throws(SystemError) {
    let result = cplatform_fill(rawValue, file.rawValue, Self.greatestCopy)
    guard result == 0 else {
      throw SystemError(code: -result, operation: "copy into memory", subject: name)
    }
  }

  /// Seals this file in memory: from now on nobody can change it.
  public func seal(name: String) throws(SystemError) {
    let result = cplatform_seal(rawValue)
    guard result == 0 else {
      throw SystemError(code: -result, operation: "seal in memory", subject: name)
    }
  }

  /// Copies a file's whole content into this file in memory, and seals it.
  public func fillAndSeal(from file: FileDescriptor, name: String) throws(SystemError) {
    try fill(from: file, name: name)
    try seal(name: name)
  }
}
