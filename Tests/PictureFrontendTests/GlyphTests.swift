import Testing

@testable import PictureFrontend

@Suite("Characters drawn as shapes")
struct GlyphTests {
  /// The parts of a character as up, right, down, left.
  private func parts(_ character: Unicode.Scalar) -> [Int]? {
    guard let box = BoxDrawing(character) else { return nil }
    let arms: [BoxDrawing.Weight] = [box.up, box.right, box.down, box.left]
    return arms.map(\.rawValue)
  }

  @Test(
    "a line character has the arms that its name says",
    arguments: [
      ("─", [0, 1, 0, 1]), ("│", [1, 0, 1, 0]), ("┌", [0, 1, 1, 0]), ("┛", [2, 0, 0, 2]),
      ("┼", [1, 1, 1, 1]), ("╋", [2, 2, 2, 2]), ("╂", [2, 1, 2, 1]), ("┿", [1, 2, 1, 2]),
      ("╔", [0, 3, 3, 0]), ("╬", [3, 3, 3, 3]), ("╪", [1, 3, 1, 3]), ("╭", [0, 1, 1, 0]),
      ("╯", [1, 0, 0, 1]), ("╾", [0, 1, 0, 2]), ("╿", [2, 0, 1, 0]), ("┝", [1, 2, 1, 0]),
    ] as [(Unicode.Scalar, [Int])])
  func arms(character: Unicode.Scalar, expected: [Int]) {
    #expect(parts(character) == expected)
  }

  @Test("dashes, diagonals and other characters are left to the font")
  func others() {
    for character in "┄┋╌╏╱╲╳a▀".unicodeScalars { #expect(parts(character) == nil) }
  }

  @Test("a corner and its mirror image have each other's arms")
  func mirrors() {
    for (left, right) in zip("┌┍┎┏└┗├┣╔╚╠╭╰".unicodeScalars, "┐┑┒┓┘┛┤┫╗╝╣╮╯".unicodeScalars) {
      guard let a = BoxDrawing(left), let b = BoxDrawing(right) else {
        Issue.record("\(left)\(right)")
        continue
      }
      #expect(a.left == b.right && a.right == b.left && a.up == b.up && a.down == b.down)
    }
  }

  @Test("a block covers the share of its cell that its name says")
  func blocks() {
    func share(_ character: Unicode.Scalar) -> Double? {
      BlockElement(character)?.parts.reduce(0) { $0 + $1.width * $1.height }
    }
    #expect(share("▀") == 0.5 && share("▄") == 0.5 && share("█") == 1 && share("▁") == 0.125)
    #expect(share("▏") == 0.125 && share("▉") == 0.875 && share("▐") == 0.5)
    #expect(share("▖") == 0.25 && share("▚") == 0.5 && share("▛") == 0.75 && share("▟") == 0.75)
    #expect(BlockElement("░")?.opacity == 0.25 && BlockElement("▓")?.opacity == 0.75)
    #expect(share("─") == nil && share("■") == nil)
  }
}
