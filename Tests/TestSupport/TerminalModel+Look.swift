extension TerminalModel {
  /// Acts on the parameters of SGR.
  mutating func select(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: look = Look()
      case 1...4, 7: look.flags.insert(number)
      case 22: look.flags.subtract([1, 2])
      case 23, 24, 27: look.flags.remove(number - 20)
      case 30...37: look.foreground = "\(number - 30)"
      case 40...47: look.background = "\(number - 40)"
      case 90...97: look.foreground = "\(number - 82)"
      case 100...107: look.background = "\(number - 92)"
      case 39: look.foreground = ""
      case 49: look.background = ""
      case 38: look.foreground = color(&rest)
      case 48: look.background = color(&rest)
      default: surprises.append("SGR \(number)")
      }
    }
  }

  private mutating func color(_ rest: inout ArraySlice<Int>) -> String {
    switch rest.popFirst() {
    case 5: return rest.popFirst().map(String.init) ?? "?"
    case 2:
      let channels = rest.prefix(3)
      rest = rest.dropFirst(3)
      return channels.map(String.init).joined(separator: ";")
    default:
      surprises.append("SGR colour")
      return "?"
    }
  }

  /// Puts a scalar where the cursor stands.
  mutating func write(_ scalar: Unicode.Scalar) {
    if joins(scalar) { return join(scalar) }
    joinsNext = false
    let width = Self.width(scalar)
    guard column < columns else { return surprises.append("written beyond the edge") }
    let index = row * columns + column
    blankHalves(at: index)
    cells[index].text = String(Character(scalar))
    cells[index].look = look
    if width == 2 {
      if column + 1 < columns {
        blankHalves(at: index + 1)
        cells[index + 1].text = ""
        cells[index + 1].look = look
      } else {
        surprises.append("a wide character in the last column")
        cells[index].text = " "
      }
    }
    // Without wrapping the cursor stays at the edge.
    if modes.contains(7), column + width >= columns {
      surprises.append("wrapped, or about to")
    }
    column = min(column + width, columns - 1)
    lastIndex = index
  }

  private func joins(_ scalar: Unicode.Scalar) -> Bool {
    if Self.width(scalar) == 0 { return true }
    guard widths == .modern else { return false }
    if joinsNext || (0x1_f3fb...0x1_f3ff).contains(scalar.value) { return true }
    // The second half of a flag joins the first.
    guard Self.isRegional(scalar), let index = lastIndex else { return false }
    let before = cells[index].text.unicodeScalars
    return before.count == 1 && before.first.map(Self.isRegional) == true
  }

  private mutating func join(_ scalar: Unicode.Scalar) {
    guard let index = lastIndex else { return surprises.append("nothing to join") }
    cells[index].text.unicodeScalars.append(scalar)
    joinsNext = widths == .modern && scalar.value == 0x200d
    // A selector makes an emoji wide where the terminal knows about it.
    let isNarrow = (index % columns) + 1 >= columns || !cells[index + 1].text.isEmpty
    if widths == .modern, scalar.value == 0xfe0f, isNarrow, (index % columns) + 1 < columns {
      cells[index + 1].text = ""
      cells[index + 1].look = cells[index].look
      column = min(column + 1, columns - 1)
    }
  }

  /// Half of a wide character that is written over leaves a blank.
  private mutating func blankHalves(at index: Int) {
    if cells[index].text.isEmpty, index % columns > 0 { cells[index - 1].text = " " }
    if index % columns + 1 < columns, cells[index + 1].text.isEmpty {
      cells[index + 1].text = " "
    }
  }

  static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1_f1e6...0x1_f1ff).contains(scalar.value)
  }

  /// The columns that a scalar takes by itself.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x2_0000...0x3_fffd:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
