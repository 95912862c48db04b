import GameShellKit

/// Keys that come as the number of the scalar they type (kitty's protocol, modifyOtherKeys).
extension InputParser {
  private static let named: [Int: Key] = [
    8: .backspace, 9: .tab, 13: .enter, 27: .escape, 127: .backspace,
    57_414: .enter, 57_417: .left, 57_418: .right, 57_419: .up, 57_420: .down, 57_421: .pageUp,
    57_422: .pageDown, 57_423: .home, 57_424: .end, 57_425: .insert, 57_426: .delete,
  ]
  private static let pad = Array("0123456789./*-+".unicodeScalars)

  /// Acts on `ESC [ code ; modifiers : kind u`.
  mutating func dispatchCode(_ sequence: ControlSequence, _ alt: Modifiers) {
    let isRelease = sequence[1, sub: 1] == 3
    guard let code = sequence[0], !isRelease else { return }
    emitCode(code, sequence.modifiers(at: 1).union(alt))
  }

  mutating func emitCode(_ code: Int, _ modifiers: Modifiers) {
    if let key = Self.named[code] {
      emit(key, modifiers)
    } else if (57_399...57_413).contains(code) {
      emit(.character(Self.pad[code - 57_399]), modifiers)
    } else if code == 57_415 {
      emit(.character("="), modifiers)
    } else if code >= 0x20, !(0x7f..<0xa0).contains(code), !(57_344...63_743).contains(code),
      let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    {
      let (key, shift) = Self.typed(scalar)
      emit(key, modifiers.union(shift))
    }
  }
}
