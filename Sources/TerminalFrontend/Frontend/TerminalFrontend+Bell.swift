extension TerminalFrontend {
  /// Rings the terminal's bell, after the frame that is under way.
  public func ring() {
    outbox.append(0x07)
    flush()
  }
}
