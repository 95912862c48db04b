import Platform

/// The libraries that a program has loaded before it does anything.
enum ProgramLibraries {
  /// What every program has or may have from the C library, which must never be there twice.
  private static let ofTheSystem: Set = [
    "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libm.so.6", "libdl.so.2",
    "libpthread.so.0", "librt.so.1", "libutil.so.1", "libresolv.so.2", "libgcc_s.so.1",
    "libstdc++.so.6",
  ]

  /// Their names, as far as run paths lead to them. One that is built statically has but the
  /// system's.
  static func names(of program: String) -> Set<String> {
    var names = ofTheSystem
    var files = [(path: program, inherited: [String]())]
    while let file = files.popLast() {
      guard let descriptor = try? FileDescriptor.openRegular(file.path),
        let size = try? FileStatus(of: descriptor).size,
        let elf = try? ELFFile(descriptor, size: size)
      else { continue }
      let runPath = RunPath(of: elf, at: file.path, inherited: file.inherited)
      for name in elf.needed where names.insert(name).inserted {
        if let found = runPath.find(name) { files.append((found.path, runPath.inherited)) }
      }
    }
    return names
  }
}
