/// The stream for messages about the program's work.
public enum StandardError {
  /// Writes a text; what cannot be written is lost.
  public static func write(_ text: String) {
    let stream = FileDescriptor(owning: 2)
    defer { _ = stream.release() }
    try? stream.write(text)
  }
}
