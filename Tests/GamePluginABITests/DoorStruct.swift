import Testing

/// What a struct of the door must look like, and does look like to Swift.
struct DoorStruct: Sendable, CustomTestStringConvertible {
  /// A member: where it must be, and where Swift finds it.
  struct Member: Sendable {
    let name: String
    let offset, size: Int
    let foundOffset: Int?
  }

  /// A member of a known struct, as the table writes it.
  struct Entry<T> {
    let name: String
    let path: PartialKeyPath<T>
    let offset, size: Int

    init(_ name: String, _ path: PartialKeyPath<T>, _ offset: Int, _ size: Int) {
      self.name = name
      self.path = path
      self.offset = offset
      self.size = size
    }
  }

  let name: String
  let size, foundSize, foundAlignment: Int
  let members: [Member]

  init<T>(_ name: String, _ type: T.Type, _ size: Int, _ entries: [Entry<T>]) {
    self.name = name
    self.size = size
    foundSize = MemoryLayout<T>.size
    foundAlignment = MemoryLayout<T>.alignment
    members = entries.map {
      Member(
        name: $0.name, offset: $0.offset, size: $0.size,
        foundOffset: MemoryLayout<T>.offset(of: $0.path))
    }
  }

  var testDescription: String { name }
}
