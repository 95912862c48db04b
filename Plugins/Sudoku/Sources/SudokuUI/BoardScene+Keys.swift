import GamePluginKit
import SudokuGameState
import SudokuSolver

extension BoardScene {
  func respond(to key: Key, _ modifiers: Modifiers) -> SceneResponse {
    if let digit = key.digit {
      // What is held turns notes into digits and digits into notes.
      if modifiers.isEmpty { return digit == 0 ? erase() : write(digit, asNote: isNoting) }
      guard digit > 0, modifiers == .shift || modifiers == .alt else { return .ignored }
      return write(digit, asNote: !isNoting)
    }
    switch (key, modifiers) {
    case (.character("h"), .shift), (.character("H"), []): return showHint()
    case (.character("n"), .shift), (.character("N"), []): return askForNewGame()
    case (.character("r"), .shift), (.character("R"), []): return ask(.restart)
    case (.character("r"), .control): return midend.redo() ? redone() : .handled
    default: return modifiers.isEmpty ? respond(to: key) : .ignored
    }
  }

  private func respond(to key: Key) -> SceneResponse {
    switch key {
    case .up, .character("k"): moveCursor(0, -1)
    case .down, .character("j"): moveCursor(0, 1)
    case .left, .character("h"): moveCursor(-1, 0)
    case .right, .character("l"): moveCursor(1, 0)
    case .home: moveCursor(-8, 0)
    case .end: moveCursor(8, 0)
    case .pageUp: moveCursor(0, -8)
    case .pageDown: moveCursor(0, 8)
    case .backspace, .delete, .character("."): erase()
    case .character("n"): toggleNoting()
    case .character("c"): check()
    case .character("a"): fillNotes()
    case .character("x"): clearNotes()
    case .escape where hints != nil || message != nil: dismissRemarks()
    default: .ignored
    }
  }

  /// Text that is one digit is that key; any other is nothing.
  func respond(to text: String) -> SceneResponse {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first,
      Key.character(scalar).digit != nil
    else { return .ignored }
    return respond(to: .character(scalar), [])
  }

  /// Actions of squares, of the pad and of the commands.
  func respond(to action: String, cell: Int?) -> SceneResponse {
    switch action {
    case "select":
      guard let cell, (0..<81).contains(cell) else { return .ignored }
      cursor = Square(index: cell)
      return .changed
    case "erase": return erase()
    case "notes": return toggleNoting()
    case "hint": return showHint()
    case "check": return check()
    case "fill": return fillNotes()
    case "clear": return clearNotes()
    case "new": return askForNewGame()
    default:
      guard action.hasPrefix("digit."), let digit = Int(action.dropFirst(6)),
        (1...9).contains(digit)
      else { return .ignored }
      return write(digit, asNote: isNoting)
    }
  }

  private func redone() -> SceneResponse {
    forgetRemarks()
    return .committed
  }

  private func dismissRemarks() -> SceneResponse {
    forgetRemarks()
    return .changed
  }

  /// Moves the cursor, which stops at the edges.
  private func moveCursor(_ columns: Int, _ rows: Int) -> SceneResponse {
    cursor = Square(
      row: max(0, min(8, cursor.row + rows)), column: max(0, min(8, cursor.column + columns)))
    return .changed
  }
}

extension Key {
  /// The digit that the key types.
  fileprivate var digit: Int? {
    guard case .character(let scalar) = self, ("0"..."9").contains(scalar) else { return nil }
    return Int(scalar.value - 0x30)
  }
}
