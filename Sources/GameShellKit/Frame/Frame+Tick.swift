extension Frame {
  /// The same picture with another wish for a tick.
  public func withTick(_ tick: Int?) -> Frame {
    var bytes = bytes
    var word: [UInt8] = []
    word.appendWord(UInt32(clamping: tick ?? 0))
    bytes.replaceSubrange(32..<36, with: word)
    return Frame(trusted: bytes)
  }
}
