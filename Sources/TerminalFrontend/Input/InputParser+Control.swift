import GameShellKit

extension InputParser {
  private static let arrows: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]
  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// Acts on `ESC [ …`.
  mutating func dispatch(_ sequence: ControlSequence, alt: Bool) {
    let alt: Modifiers = alt ? .alt : []
    switch sequence.prefix {
    case UInt8(ascii: "?"): dispatchAnswer(sequence)
    case UInt8(ascii: "<"):
      guard let code = sequence[0], let column = sequence[1], let row = sequence[2] else { return }
      let isRelease = sequence.final == UInt8(ascii: "m")
      guard isRelease || sequence.final == UInt8(ascii: "M") else { return }
      takePointer(code: code, column: column, row: row, isRelease: isRelease)
    case 0 where sequence.intermediate == 0: dispatchKey(sequence, alt)
    default: break
    }
  }

  private mutating func dispatchKey(_ sequence: ControlSequence, _ alt: Modifiers) {
    let modifiers = sequence.modifiers(at: 1).union(alt)
    switch sequence.final {
    case UInt8(ascii: "Z"): emit(.tab, modifiers.union(.shift))
    case UInt8(ascii: "I") where sequence.count == 0: emit(.focus(true))
    case UInt8(ascii: "O") where sequence.count == 0: emit(.focus(false))
    case UInt8(ascii: "u"): dispatchCode(sequence, alt)
    case UInt8(ascii: "~"): dispatchNumbered(sequence, modifiers)
    case UInt8(ascii: "^"): emitNumbered(sequence[0], alt.union(.control))
    case UInt8(ascii: "@"): emitNumbered(sequence[0], alt.union([.control, .shift]))
    case UInt8(ascii: "a")...UInt8(ascii: "d") where sequence.count == 0:
      if let key = Self.arrows[sequence.final - 0x20] { emit(key, alt.union(.shift)) }
    default:
      // A cursor report looks like F3 with a modifier, but for its row.
      guard sequence.count < 2 || sequence[0] == 1 || sequence[0] == nil,
        let key = Self.arrows[sequence.final], sequence[1, sub: 1] != 3
      else { return }
      emit(key, modifiers)
    }
  }

  private mutating func dispatchNumbered(_ sequence: ControlSequence, _ modifiers: Modifiers) {
    switch sequence[0] {
    case 200:
      pasted = PasteCollector()
      state = .paste
    case 27:
      // xterm's modifyOtherKeys.
      if let code = sequence[2] { emitCode(code, modifiers) }
    default:
      if sequence[1, sub: 1] != 3 { emitNumbered(sequence[0], modifiers) }
    }
  }

  private mutating func emitNumbered(_ number: Int?, _ modifiers: Modifiers) {
    if let number, let key = Self.numbered[number] { emit(key, modifiers) }
  }

  /// Acts on `ESC O …`.
  mutating func dispatchShiftThree(_ final: UInt8, _ sequence: ControlSequence, alt: Bool) {
    let alt: Modifiers = alt ? .alt : []
    let modifiers = sequence.modifiers(at: max(0, sequence.count - 1)).union(alt)
    switch final {
    case UInt8(ascii: "M"): emit(.enter, modifiers)
    case UInt8(ascii: "I"): emit(.tab, modifiers)
    case UInt8(ascii: "X"): emit(.character("="), modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      if let key = Self.arrows[final - 0x20] { emit(key, alt.union(.control)) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The number pad in application mode: * + , - . / 0 … 9.
      emit(.character(Unicode.Scalar(final - 0x40)), modifiers)
    default:
      if let key = Self.arrows[final] { emit(key, modifiers) }
    }
  }
}
