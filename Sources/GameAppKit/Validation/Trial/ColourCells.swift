import GameShellKit

/// Looks for cells that only their colour tells apart.
enum ColourCells {
  /// All of a cell that does not need colour.
  private struct Shape: Hashable {
    var glyph: String
    var flags: UInt8
    var label: String
  }

  /// All of it that does.
  private struct Colour: Hashable {
    var role: Role
    var background: UInt32
  }

  /// Roles that repeat what the cursor or a message says.
  private static let echoes: Set<Role> = [.peer, .same, .selected, .hint]

  /// Roles of what stands in a square, which say nothing where nothing does.
  private static let contents: Set<Role> = [.given, .entry, .candidate]

  /// A sentence on two cells of one board that differ by colour alone; nil when there are none.
  ///
  /// Where a cell is does not tell what it is: numbers in labels do not count. The square under
  /// the cursor, and what only echoes the cursor, may be told by colour.
  static func twins(in frame: Frame) -> String? {
    for index in 0..<frame.nodeCount {
      let node = frame.node(index)
      guard node.kind == .grid else { continue }
      var seen: [Shape: (cell: Int, colour: Colour)] = [:]
      for number in 0..<Int(node.dataCount) where number != Int(node.p[4]) {
        let cell = frame.cell(Int(node.data) + number)
        guard !echoes.contains(cell.role) else { continue }
        let label = frame.text(cell.label).filter { !$0.isNumber }
        let shape = Shape(glyph: frame.text(cell.glyph), flags: cell.flags.rawValue, label: label)
        let isBlank = shape.glyph.allSatisfy(\.isWhitespace)
        let colour = Colour(
          role: isBlank && contents.contains(cell.role) ? .normal : cell.role,
          background: cell.background)
        guard let other = seen[shape] else {
          seen[shape] = (number, colour)
          continue
        }
        if other.colour != colour {
          return "cells \(other.cell) and \(number) both show \"\(shape.glyph)\"; only their "
            + "roles (\(other.colour.role), \(colour.role)) or backgrounds differ"
        }
      }
    }
    return nil
  }
}
