import Platform

/// The program's standard streams, which belong to the process and are never closed here.
struct Console {
  /// Writes to the standard output.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(SystemError) {
      try Self.borrow(1) { output throws(SystemError) in try output.write(bytes) }
    } catch {
      throw CommandError(.inputOutput, "the output could not be written: \(error.reason)")
    }
  }

  /// Writes a text to the standard output.
  func write(_ text: String) throws(CommandError) { try write(Array(text.utf8)) }

  /// Writes lines to the standard error; there is nobody to tell when that fails.
  func complain(_ lines: String) { StandardError.write(lines.printable(keepsLines: true) + "\n") }

  /// Waits for input and gives some; empty at its end.
  func read() throws(CommandError) -> [UInt8] {
    do throws(SystemError) {
      return try Self.borrow(0) { input throws(SystemError) in
        while true {
          if let bytes = try input.read(upTo: 65_536) { return bytes }
          _ = input.wait(for: .reading, milliseconds: nil)
        }
      }
    } catch {
      throw CommandError(.inputOutput, "the input could not be read: \(error.reason)")
    }
  }

  /// Uses a descriptor of the process without taking it over.
  static func borrow<Result>(
    _ number: Int32, _ use: (FileDescriptor) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let descriptor = FileDescriptor(owning: number)
    defer { _ = descriptor.release() }
    return try use(descriptor)
  }
}
