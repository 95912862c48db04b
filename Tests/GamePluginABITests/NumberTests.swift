import GamePluginABI
import GameShellKit
import TestSupport
import Testing

@Suite("The door's numbers")
struct NumberTests {
  /// The header's `#define NAME number` lines.
  private func numbers() throws -> [String: UInt32] {
    var result: [String: UInt32] = [:]
    for line in try Header.text().split(separator: "\n") where line.hasPrefix("#define GH_") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { continue }
      var digits = words[2]
      if digits.hasSuffix("u") { digits.removeLast() }
      let value = digits.hasPrefix("0x") ? UInt32(digits.dropFirst(2), radix: 16) : UInt32(digits)
      if let value { result[String(words[1])] = value }
    }
    return result
  }

  /// The header's name for a Swift case: `pageUp` is `PAGE_UP`, `value1` is `VALUE_1`.
  private func name(_ prefix: String, _ swift: String) -> String {
    var result = prefix
    for character in swift {
      if character.isUppercase || character.isNumber { result += "_" }
      result += character.uppercased()
    }
    return result
  }

  @Test("the frame's sizes and limits are the same on both sides")
  func layout() {
    #expect(FrameLayout.magic == GH_FRAME_MAGIC)
    #expect(FrameLayout.headerSize == MemoryLayout<gh_frame_header>.size)
    #expect(FrameLayout.nodeSize == MemoryLayout<gh_node>.size)
    #expect(FrameLayout.cellSize == MemoryLayout<gh_cell>.size)
    #expect(FrameLayout.valueSize == MemoryLayout<Int64>.size)
    #expect(FrameLayout.maxNodes == Int(GH_MAX_NODES))
    #expect(FrameLayout.maxCells == Int(GH_MAX_CELLS))
    #expect(FrameLayout.maxValues == Int(GH_MAX_VALUES))
    #expect(FrameLayout.maxDepth == Int(GH_MAX_DEPTH))
    #expect(FrameLayout.maxText == Int(GH_MAX_TEXT))
    #expect(FrameLayout.maxShownText == Int(GH_MAX_SHOWN_TEXT))
    #expect(FrameLayout.maxPixels == Int(GH_MAX_PIXELS))
  }

  @Test("kinds and roles have the same numbers on both sides, and none is missing")
  func kindsAndRoles() throws {
    let numbers = try numbers()
    for kind in NodeKind.allCases {
      #expect(numbers[name("GH_NODE_", "\(kind)")] == UInt32(kind.rawValue), "\(kind)")
    }
    #expect(numbers.keys.count { $0.hasPrefix("GH_NODE_") } == NodeKind.allCases.count)
    // The header names only the ends of VALUE_1 … VALUE_8.
    for role in Role.allCases
    where !(Role.value2.rawValue...Role.value7.rawValue).contains(role.rawValue) {
      #expect(numbers[name("GH_ROLE_", "\(role)")] == UInt32(role.rawValue), "\(role)")
    }
    #expect(Int(GH_ROLE_COUNT) == Role.allCases.count)
    #expect(Role.value8.rawValue == Role.value1.rawValue + 7)
  }

  @Test("flags have the same bits on both sides, and none is missing")
  func flags() throws {
    let flags: [String: NodeFlags] = [
      "FOCUSED": .focused, "DISABLED": .disabled, "BOLD": .bold, "DIM": .dim, "ITALIC": .italic,
      "UNDERLINE": .underline, "REVERSE": .reverse, "WRAP": .wrap, "MODAL": .modal,
      "SILENT": .silent, "SELECTED": .selected,
    ]
    let cellFlags: [String: CellFlags] = [
      "DISABLED": .disabled, "BOLD": .bold, "UNDERLINE": .underline, "REVERSE": .reverse,
    ]
    let numbers = try numbers()
    for (name, flag) in flags { #expect(numbers["GH_FLAG_\(name)"] == flag.rawValue, "\(name)") }
    for (name, flag) in cellFlags {
      #expect(numbers["GH_CELL_\(name)"] == UInt32(flag.rawValue), "\(name)")
    }
    #expect(numbers.keys.count { $0.hasPrefix("GH_FLAG_") } == flags.count)
    #expect(numbers.keys.count { $0.hasPrefix("GH_CELL_") } == cellFlags.count)
    #expect(NodeFlags.known.rawValue == flags.values.reduce(0) { $0 | $1.rawValue })
    #expect(CellFlags.known.rawValue == cellFlags.values.reduce(0) { $0 | $1.rawValue })
  }

  @Test("keys, modifiers, phases and buttons have the same numbers on both sides")
  func events() throws {
    let numbers = try numbers()
    let keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab,
      .backspace, .delete, .insert,
    ]
    for key in keys { #expect(numbers[name("GH_KEY_", "\(key)")] == key.code, "\(key)") }
    #expect(numbers["GH_KEY_F1"] == Key.function(1).code)
    #expect(numbers.keys.count { $0.hasPrefix("GH_KEY_") } == keys.count + 1)
    let modifiers: [(String, Modifiers)] = [
      ("SHIFT", .shift), ("ALT", .alt), ("CONTROL", .control), ("SUPER", .super),
    ]
    for (name, bit) in modifiers { #expect(numbers["GH_MODIFIER_\(name)"] == bit.rawValue) }
    for phase in [PointerEvent.Phase.press, .release, .drag, .move, .wheel] {
      #expect(numbers[name("GH_POINTER_", "\(phase)")] == phase.rawValue)
    }
    for button in [PointerEvent.Button.none, .left, .middle, .right, .chord] {
      #expect(numbers[name("GH_BUTTON_", "\(button)")] == button.rawValue)
    }
  }
}
