/// Runs a headless session over a stream of bytes until it quits or the stream ends.
public struct HeadlessLoop {
  /// Waits for bytes and gives some, or none at the end of the stream.
  public var read: () throws -> [UInt8]
  /// Writes all of the bytes.
  public var write: ([UInt8]) throws -> Void

  /// Makes a loop from its two ends.
  public init(read: @escaping () throws -> [UInt8], write: @escaping ([UInt8]) throws -> Void) {
    self.read = read
    self.write = write
  }

  /// Answers every line with one line, in order; throws what `read` and `write` throw.
  ///
  /// The end of the stream ends the session as `{"quit":true}` does, without an answer.
  public func run(_ session: HeadlessSession) throws {
    var splitter = LineSplitter(limit: HeadlessLimits.line)
    while !session.isOver {
      let chunk = try read()
      var lines = splitter.feed(chunk)
      if chunk.isEmpty, let last = splitter.finish() { lines.append(last) }
      for line in lines where !session.isOver { try write(session.answer(to: line)) }
      if chunk.isEmpty { return }
    }
  }
}
