extension TerminalModel {
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .utf8(let missing):
      guard byte & 0xc0 == 0x80 else {
        surprises.append("broken UTF-8")
        state = .ground
        take(byte)
        return
      }
      pending.append(byte)
      if missing > 1 {
        state = .utf8(missing - 1)
      } else {
        state = .ground
        for scalar in String(decoding: pending, as: UTF8.self).unicodeScalars { write(scalar) }
      }
    case .escape: takeEscaped(byte)
    case .control:
      if byte < 0x20 {
        surprises.append("control \(byte) inside a sequence")
        state = .ground
        take(byte)
      } else if byte < 0x40 {
        pending.append(byte)
      } else {
        state = .ground
        control(String(decoding: pending, as: UTF8.self), final: Character(Unicode.Scalar(byte)))
      }
    case .string(let escaped):
      if byte == 0x07 || escaped && byte == UInt8(ascii: "\\") {
        questions.append("]" + String(decoding: pending, as: UTF8.self))
        state = .ground
      } else if byte == 0x1b {
        state = .string(escaped: true)
      } else {
        pending.append(byte)
      }
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1b: state = .escape
    case 0x0d: column = 0
    case 0x0a:
      if row == rows - 1 { surprises.append("a line feed in the last row scrolls") }
      row = min(row + 1, rows - 1)
    case 0x08: column = max(0, column - 1)
    case 0x20..<0x7f: write(Unicode.Scalar(byte))
    case 0xc0..<0xe0: begin(byte, 1)
    case 0xe0..<0xf0: begin(byte, 2)
    case 0xf0...: begin(byte, 3)
    default: surprises.append("byte \(byte)")
    }
  }

  private mutating func begin(_ byte: UInt8, _ missing: Int) {
    pending = [byte]
    state = .utf8(missing)
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    pending = []
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "]"): state = .string(escaped: false)
    default:
      surprises.append("ESC \(Character(Unicode.Scalar(byte)))")
      state = .ground
    }
  }

  private mutating func control(_ body: String, final: Character) {
    if let first = body.first, "?<>=".contains(first) {
      return privateControl(body, first: first, final: final)
    }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    switch final {
    case "H":
      row = min(max(first, 1), rows) - 1
      column = min(max(numbers.count > 1 ? numbers[1] : 1, 1), columns) - 1
      if first > rows || (numbers.count > 1 && numbers[1] > columns) {
        surprises.append("cursor placed outside: \(body)")
      }
    case "C": column = min(column + max(first, 1), columns - 1)
    case "D": column = max(column - max(first, 1), 0)
    case "K" where first == 0: erase(row * columns + column..<(row + 1) * columns)
    case "J" where first == 2: erase(0..<cells.count)
    case "m": select(body.isEmpty ? [0] : numbers)
    case "c": questions.append("c")
    default: surprises.append("CSI \(body)\(final)")
    }
    joinsNext = false
    lastIndex = nil
  }

  private mutating func privateControl(_ body: String, first: Character, final: Character) {
    let numbers = body.dropFirst().split(separator: ";").compactMap { Int($0) }
    switch (first, final) {
    case ("?", "h"): for mode in numbers { set(mode, true) }
    case ("?", "l"): for mode in numbers { set(mode, false) }
    case ("?", "u"), ("?", "p"): questions.append(body + String(final))
    case (">", "u"): keyboardDepth += 1
    case ("<", "u"):
      keyboardDepth -= 1
      if keyboardDepth < 0 { surprises.append("keyboard flags popped from an empty stack") }
    default: surprises.append("CSI \(body)\(final)")
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    let wasOn = modes.contains(mode)
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 1049, wasOn != isOn { switchScreen(toAlternate: isOn) }
    if mode == 2026, wasOn, !isOn { frames += 1 }
  }

  private mutating func erase(_ range: Range<Int>) {
    var blank = Cell()
    blank.look.background = look.background
    for index in range { cells[index] = blank }
  }
}
