import GameShellKit

extension InputParser {
  private static let escape: UInt8 = 0x1b
  private static let bell: UInt8 = 0x07

  /// Moves on by one byte.
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .utf8(let missing): takeContinuation(byte, missing: missing)
    case .escape(let doubled): takeEscaped(byte, doubled: doubled)
    case .control: takeControl(byte)
    case .consoleKey:
      reset()
      if (0x41...0x45).contains(byte) { emit(.function(Int(byte) - 0x40)) }
    case .oldMouse:
      pending.append(byte)
      if pending.count == 3 {
        let report = pending
        reset()
        // The old form only says that some button was released.
        let code = Int(report[0]) - 32
        let isRelease = code & 0b110_0011 == 3
        takePointer(
          code: code, column: Int(report[1]) - 32, row: Int(report[2]) - 32, isRelease: isRelease)
      }
    case .shiftThree: takeShiftThree(byte)
    case .string(let introducer, let escaped):
      takeString(byte, introducer: introducer, escaped: escaped)
    case .paste:
      if pasted.take(byte) { endPaste() }
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case Self.escape: state = .escape(doubled: false)
    case 0x20..<0x7f: type(Unicode.Scalar(byte))
    case 0..<0x20, 0x7f: typeControl(byte)
    case 0xc2..<0xe0: begin(byte, missing: 1)
    case 0xe0..<0xf0: begin(byte, missing: 2)
    case 0xf0..<0xf5: begin(byte, missing: 3)
    default: hasAlt = false
    }
  }

  private mutating func begin(_ byte: UInt8, missing: Int) {
    pending = [byte]
    state = .utf8(missing: missing)
  }

  private mutating func takeContinuation(_ byte: UInt8, missing: Int) {
    guard byte & 0xc0 == 0x80 else {
      reset()
      takeGround(byte)
      return
    }
    pending.append(byte)
    guard missing == 1 else {
      state = .utf8(missing: missing - 1)
      return
    }
    let scalars = String(validating: pending, as: UTF8.self)?.unicodeScalars
    let alt = hasAlt
    reset()
    hasAlt = alt
    if let scalar = scalars?.first { type(scalar) }
    hasAlt = false
  }

  private mutating func takeEscaped(_ byte: UInt8, doubled: Bool) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      hasAlt = doubled
      state = byte == UInt8(ascii: "[") ? .control : .shiftThree
    case Self.escape:
      // A third: the first was a key of its own.
      if doubled { emit(.escape) }
      state = .escape(doubled: true)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      if doubled { emit(.escape) }
      state = .string(introducer: byte, escaped: false)
    default:
      if doubled { emit(.escape) }
      state = .ground
      hasAlt = true
      takeGround(byte)
      if state == .ground { hasAlt = false }
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40:
      if pending.count <= Self.sequenceLimit { pending.append(byte) }
    case UInt8(ascii: "[") where pending.isEmpty: state = .consoleKey
    case UInt8(ascii: "M") where pending.isEmpty:
      state = .oldMouse
    case 0x40..<0x7f:
      let parameters = pending
      let alt = hasAlt
      reset()
      guard parameters.count <= Self.sequenceLimit else { return }
      dispatch(ControlSequence(parameters, final: byte), alt: alt)
    default:
      // Not part of any sequence: the sequence was cut off.
      reset()
      takeGround(byte)
    }
  }

  private mutating func takeShiftThree(_ byte: UInt8) {
    if (0x30..<0x3c).contains(byte), pending.count < 8 {
      pending.append(byte)
      return
    }
    let parameters = pending
    let alt = hasAlt
    reset()
    if byte < 0x20 || byte >= 0x7f {
      takeGround(byte)
    } else {
      dispatchShiftThree(byte, ControlSequence(parameters, final: byte), alt: alt)
    }
  }

  private mutating func takeString(_ byte: UInt8, introducer: UInt8, escaped: Bool) {
    if byte == Self.bell || escaped && byte == UInt8(ascii: "\\") {
      let text = pending
      reset()
      if introducer == UInt8(ascii: "]"), text.count < Self.stringLimit { answer(text) }
    } else if escaped {
      // The text was cut off by another sequence.
      reset()
      state = .escape(doubled: false)
      take(byte)
    } else if byte == Self.escape {
      state = .string(introducer: introducer, escaped: true)
    } else if byte == 0x18 || byte == 0x1a {
      reset()
    } else if pending.count < Self.stringLimit {
      pending.append(byte)
    }
  }
}
