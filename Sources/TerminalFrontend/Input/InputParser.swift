import GameShellKit

/// Reads what a terminal sends.
///
/// Bytes come in whatever pieces they arrive; what is not complete waits. Only time tells a lone
/// ESC from the beginning of a sequence: after `patience` milliseconds without bytes the caller
/// calls `expire`. Whatever is sent, nothing is kept beyond fixed limits, a terminal's answer is
/// never taken for a key, and nothing inside a paste is anything but text.
public struct InputParser {
  /// Milliseconds of silence that make an ESC a key; slow links tear sequences apart.
  public static let escapePatience = 75
  /// Milliseconds of silence after which the rest of a sequence is no longer expected.
  public static let sequencePatience = 1000
  /// Milliseconds of silence after which the end of a paste is no longer expected.
  public static let pastePatience = 10_000
  /// Bytes of a paste that are kept.
  public static let pasteLimit = 1 << 20
  /// Bytes of a sequence that are kept; of a longer one nothing is used.
  static let sequenceLimit = 128
  /// Bytes of an answer text that are kept.
  static let stringLimit = 1024

  enum State: Equatable {
    case ground
    /// The first bytes of a UTF-8 scalar; how many are missing.
    case utf8(missing: Int)
    /// ESC, or ESC ESC.
    case escape(doubled: Bool)
    /// After `ESC [`.
    case control
    /// After `ESC [ [`: a function key of the Linux console.
    case consoleKey
    /// After `ESC [ M`: three bytes of an old mouse report.
    case oldMouse
    /// After `ESC O`.
    case shiftThree
    /// After `ESC ]`, `ESC P` or `ESC _`: up to the terminator; whether an ESC was just seen.
    case string(introducer: UInt8, escaped: Bool)
    case paste
  }

  var state = State.ground
  /// The bytes of the unfinished scalar or sequence, without its introducer.
  var pending: [UInt8] = []
  /// ESC stood before: the key comes with Alt.
  var hasAlt = false
  var events: [InputEvent] = []
  var pointer = PointerDecoder()
  var pasted = PasteCollector()
  private var composed = ""

  /// Makes a parser at the beginning of the input.
  public init() {}

  /// Takes bytes and answers what they completed.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Milliseconds of silence after which `expire` is to be called; nil when nothing waits.
  public var patience: Int? {
    switch state {
    case .ground: nil
    case .escape: Self.escapePatience
    case .control, .shiftThree, .string, .consoleKey:
      pending.isEmpty ? Self.escapePatience : Self.sequencePatience
    case .utf8, .oldMouse: Self.sequencePatience
    case .paste: Self.pastePatience
    }
  }

  /// Gives up waiting: what was begun is a key by itself, or nothing.
  public mutating func expire() -> [InputEvent] {
    switch state {
    case .escape(let doubled):
      if doubled { emit(.escape) }
      emit(.escape)
    case .control where pending.isEmpty: emit(.character("["), .alt)
    case .shiftThree where pending.isEmpty: emit(.character("o"), [.alt, .shift])
    case .string(let introducer, _) where pending.isEmpty:
      let (key, modifiers) = Self.typed(Unicode.Scalar(introducer))
      emit(key, modifiers.union(.alt))
    case .paste: endPaste()
    default: break
    }
    reset()
    return takeEvents()
  }

  mutating func emit(_ key: Key, _ modifiers: Modifiers = []) {
    flushText()
    events.append(.key(key, modifiers))
  }

  mutating func emit(_ event: InputEvent) {
    flushText()
    events.append(event)
  }

  /// Adds to the text that no single key types.
  mutating func compose(_ scalar: Unicode.Scalar) { composed.unicodeScalars.append(scalar) }

  mutating func reset() {
    state = .ground
    pending.removeAll(keepingCapacity: true)
    hasAlt = false
  }

  mutating func endPaste() {
    emit(.paste(pasted.finish()))
    reset()
  }

  private mutating func flushText() {
    guard !composed.isEmpty else { return }
    events.append(.text(composed))
    composed = ""
  }

  private mutating func takeEvents() -> [InputEvent] {
    flushText()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }
}
