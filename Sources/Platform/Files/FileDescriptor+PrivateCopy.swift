import CPlatform

extension FileDescriptor {
  /// A copy of a file's content that lives in memory alone: no path leads to it, nobody can
  /// change it, and it is gone with its last descriptor.
  ///
  /// A program can open it again as `/proc/self/fd/<number>`.
  public func privateCopy(name: String) throws(SystemError) -> FileDescriptor {
    let copy = cplatform_private_copy(rawValue, name)
    guard copy >= 0 else {
      throw SystemError(code: -copy, operation: "copy into memory", subject: name)
    }
    return FileDescriptor(owning: copy)
  }
}
