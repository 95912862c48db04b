import Glibc
import SudokuCommand

/// The process's own files.
struct SystemConsole: Console {
  private var file: UnsafeMutablePointer<FILE>?

  mutating func open(_ path: String?) throws(UnreadableInput) {
    // The stream stays open until the process ends, so the pointer never dangles.
    file = path.map { fopen($0, "r") } ?? fdopen(STDIN_FILENO, "r")
    if file == nil { throw Self.reason() }
  }

  mutating func readLine() throws(UnreadableInput) -> String? {
    guard let file else { return nil }
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    // `getline` allocates the buffer, also when it fails; the bytes are copied before it is freed.
    defer { free(buffer) }
    errno = 0
    var count = getline(&buffer, &capacity, file)
    guard count >= 0, let buffer else {
      if ferror(file) != 0 { throw Self.reason() }
      return nil
    }
    while count > 0, [10, 13].contains(buffer[count - 1]) { count -= 1 }
    let bytes = UnsafeBufferPointer(start: buffer, count: count)
    return String(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  mutating func write(_ text: String) {
    print(text, terminator: "")
  }

  mutating func writeError(_ text: String) {
    var text = text
    fflush(nil)
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[rest.indices])
        let written = Glibc.write(STDERR_FILENO, part.baseAddress, part.count)
        if written <= 0 { return }
        rest = rest.dropFirst(written)
      }
    }
  }

  private static func reason() -> UnreadableInput {
    UnreadableInput(reason: String(cString: strerror(errno)))
  }
}
