import Glibc

extension FileDescriptor {
  /// A copy of a file's content that lives in memory alone: no path leads to it, nobody can
  /// change it, and it is gone with its last descriptor.
  ///
  /// A program can open it again as `/proc/self/fd/<number>`.
  public func privateCopy(name: String) throws(SystemError) -> FileDescriptor {
    let number = memfd_create(name, UInt32(MFD_CLOEXEC | MFD_ALLOW_SEALING))
    guard number >= 0 else { throw .last("make a file in memory for", name) }
    let copy = FileDescriptor(owning: number)
    var offset: off_t = 0
    while true {
      let count = retrying { sendfile(copy.rawValue, rawValue, &offset, 1 << 24) }
      if count < 0 { throw .last("copy", name) }
      if count == 0 { break }
    }
    // Sealed: the content stays what was checked, whoever holds the descriptor.
    let seals = Int32(F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL)
    guard fcntl(copy.rawValue, F_ADD_SEALS, seals) == 0 else { throw .last("seal", name) }
    return copy
  }
}
