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

  /// Copies a file's whole content into this file in memory, and seals it: from then on nobody
  /// can change it.
  public func fillAndSeal(from file: FileDescriptor, name: String) throws(SystemError) {
    let result = cplatform_fill_and_seal(rawValue, file.rawValue)
    guard result == 0 else {
      throw SystemError(code: -result, operation: "copy into memory", subject: name)
    }
  }
}
