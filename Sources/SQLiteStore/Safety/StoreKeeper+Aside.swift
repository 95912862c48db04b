import Platform

extension StoreKeeper {
  /// Renames the damaged file, with its log, and gives its new path.
  func setAside(_ now: Int64) throws(SystemError) -> String {
    let target = freeName(now)
    let path = connection.path
    // What belongs to the file goes first: beside another file it would be taken for that one's.
    if FileSystem.exists(path + "-wal") {
      try FileSystem.rename(path + "-wal", to: target + "-wal")
    }
    try FileSystem.remove(path + "-shm")
    try FileSystem.rename(path, to: target)
    return target
  }

  /// Keeps a copy of a log that cannot be one: SQLite passes it over in silence, and then
  /// overwrites it.
  func keepDamagedLog(_ now: Int64) -> StoreIncident? {
    let log = connection.path + "-wal"
    guard let file = try? FileDescriptor.open(log), let head = try? file.read(32, at: 0),
      !head.isEmpty
    else { return nil }
    // <https://sqlite.org/fileformat2.html#the_write_ahead_log>: the last bit says how the
    // checksums are written.
    let magic: [UInt8] = [0x37, 0x7f, 0x06]
    if head.count == 32, head.starts(with: magic), [0x82, 0x83].contains(head[3]) { return nil }
    let target = freeName(now) + "-wal"
    guard (try? FileSystem.copy(log, to: target)) != nil else { return nil }
    return StoreIncident(kept: target, remedy: .logDropped)
  }

  private func freeName(_ now: Int64) -> String {
    let stamp = "\(connection.path).corrupt-\(FileTime.text(now))"
    var target = stamp
    var number = 2
    while FileSystem.exists(target) || FileSystem.exists(target + "-wal") {
      target = "\(stamp)-\(number)"
      number += 1
    }
    return target
  }
}
