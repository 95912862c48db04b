import GameShellKit

/// Makes pointer events of a terminal's mouse reports, and a chord of two buttons held together.
struct PointerDecoder {
  private static let wheelRows = 3
  private var held: Set<PointerEvent.Button> = []
  private var isChord = false

  /// Reads one report; nil for what means nothing. Column and row count from 1.
  mutating func event(code: Int, column: Int, row: Int, isRelease: Bool) -> PointerEvent? {
    guard code >= 0, code < 128, column > 0, row > 0 else { return nil }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    var event = PointerEvent(.move, modifiers: modifiers, column: column - 1, row: row - 1)
    if code & 64 != 0 {
      guard code & 3 < 2, !isRelease else { return nil }
      event.phase = .wheel
      event.wheel = code & 3 == 0 ? -Self.wheelRows : Self.wheelRows
      return event
    }
    let buttons: [PointerEvent.Button] = [.left, .middle, .right, .none]
    let button = buttons[code & 3]
    if code & 32 != 0 {
      event.phase = button == .none ? .move : .drag
      event.button = isChord ? .chord : button
      return event
    }
    return isRelease ? release(button, event) : press(button, event)
  }

  private mutating func press(
    _ button: PointerEvent.Button, _ event: PointerEvent
  ) -> PointerEvent? {
    guard button != .none else { return nil }
    var event = event
    // A second press of a button that is held: its release was lost.
    if held.contains(button) {
      held = []
      isChord = false
    }
    held.insert(button)
    isChord = held.isSuperset(of: [.left, .right])
    event.phase = .press
    event.button = isChord ? .chord : button
    return event
  }

  /// A chord is released as one with its first button; the second says nothing more.
  private mutating func release(
    _ button: PointerEvent.Button, _ event: PointerEvent
  ) -> PointerEvent? {
    var event = event
    event.phase = .release
    if button == .none {
      event.button = isChord ? .chord : held.first ?? .none
      held = []
      isChord = false
      return event.button == .none ? nil : event
    }
    let wasHeld = held.remove(button) != nil
    if isChord {
      isChord = false
      held = []
      event.button = .chord
      return event
    }
    event.button = button
    return wasHeld ? event : nil
  }
}

extension InputParser {
  mutating func takePointer(code: Int, column: Int, row: Int, isRelease: Bool) {
    let event = pointer.event(code: code, column: column, row: row, isRelease: isRelease)
    if let event { emit(.pointer(event)) }
  }
}
