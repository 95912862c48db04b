import Platform

/// Watches a package's folders for changed sources.
final class SourceWatch {
  private let root: String
  private let watch: FolderWatch

  init(root: String) throws(SystemError) {
    self.root = root
    watch = try FolderWatch()
    try watch.watch(root)
    addFolders()
  }

  /// Becomes readable when something happened.
  var descriptor: FileDescriptor { watch.descriptor }

  /// Whether a source has changed since the last call; never waits.
  func takeChanges() -> Bool {
    let changes = watch.changes()
    // A folder that was made has to be watched as well.
    if !changes.isEmpty { addFolders() }
    return changes.contains { $0.kind == .overflow || Self.isSource($0.name) }
  }

  private func addFolders() {
    var rest = [root]
    while let folder = rest.popLast() {
      for name in (try? FileSystem.list(folder)) ?? [] where Self.isSource(name) {
        let path = Path.join(folder, name)
        guard (try? FileStatus(path: path, followingLinks: false))?.kind == .directory else {
          continue
        }
        // A folder that goes meanwhile needs no watching.
        try? watch.watch(path)
        rest.append(path)
      }
    }
  }

  /// Everything but what tools leave: hidden files, backups and built things.
  static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && name != "build" && name != "4913"
      && !name.hasSuffix(".swp") && !name.hasSuffix(".tmp")
  }
}
