/// One cell as the terminal shows it.
struct ScreenCell: Hashable {
  /// One grapheme cluster; empty for the right half of a wide one.
  var text: String
  var pen: Pen

  /// What a cleared screen consists of.
  static let blank = ScreenCell(text: " ", pen: .plain)

  /// Whether it looks like an erased cell.
  var isBlank: Bool { text == " " && pen.leavesBlank }
}
