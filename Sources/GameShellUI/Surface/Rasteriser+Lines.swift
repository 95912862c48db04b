import GameShellKit

extension Rasteriser {
  /// A line across the stack; where it reaches a box around it, the two are joined.
  mutating func drawDivider(_ index: Int) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let style = cellStyle(index)
    let isUpright = isInRow(index)
    let line = BoxArms(
      up: isUpright ? .light : .none, right: isUpright ? .none : .light,
      down: isUpright ? .light : .none, left: isUpright ? .none : .light
    ).text
    for row in clip.row..<clip.endRow {
      for column in clip.column..<clip.endColumn {
        surface.put(line, column: column, row: row, style: style, clip: clip)
      }
    }
    guard let box = boxAround(index) else { return }
    let (edge, seen) = (placed.placements[box].rect, placed.placements[box].clip)
    if isUpright {
      if rect.row == edge.row + 1 {
        surface.join(BoxArms(down: .light), column: rect.column, row: edge.row, clip: seen)
      }
      if rect.endRow == edge.endRow - 1 {
        surface.join(BoxArms(up: .light), column: rect.column, row: edge.endRow - 1, clip: seen)
      }
    } else {
      if rect.column == edge.column + 1 {
        surface.join(BoxArms(right: .light), column: edge.column, row: rect.row, clip: seen)
      }
      if rect.endColumn == edge.endColumn - 1 {
        surface.join(BoxArms(left: .light), column: edge.endColumn - 1, row: rect.row, clip: seen)
      }
    }
  }

  private func isInRow(_ index: Int) -> Bool {
    var parent = placed.parents[index]
    while parent >= 0 {
      switch placed.nodes[parent].kind {
      case .row: return true
      case .column, .overlay: return false
      default: parent = placed.parents[parent]
      }
    }
    return false
  }

  private func boxAround(_ index: Int) -> Int? {
    var parent = placed.parents[index]
    while parent >= 0 {
      switch placed.nodes[parent].kind {
      case .box: return parent
      case .scroll, .overlay: return nil
      default: parent = placed.parents[parent]
      }
    }
    return nil
  }

  /// A border with its title, and nothing of what lies beneath inside.
  mutating func drawBox(_ index: Int, _ node: Node) {
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let ground = cellStyle(index)
    surface.fill(clip, style: ground)
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    var style = ground
    if style.role == .normal { style.role = .border }
    let set = Self.boxSets[Int(max(0, min(node.p[0], 3)))]
    let right = rect.endColumn - 1
    let bottom = rect.endRow - 1
    for column in max(
      rect.column + 1, clip.column)..<max(
        rect.column + 1, min(right, clip.endColumn), clip.column)
    {
      surface.put(set[0], column: column, row: rect.row, style: style, clip: clip)
      surface.put(set[0], column: column, row: bottom, style: style, clip: clip)
    }
    for row in max(rect.row + 1, clip.row)..<max(rect.row + 1, min(bottom, clip.endRow), clip.row) {
      surface.put(set[1], column: rect.column, row: row, style: style, clip: clip)
      surface.put(set[1], column: right, row: row, style: style, clip: clip)
    }
    surface.put(set[2], column: rect.column, row: rect.row, style: style, clip: clip)
    surface.put(set[3], column: right, row: rect.row, style: style, clip: clip)
    surface.put(set[4], column: rect.column, row: bottom, style: style, clip: clip)
    surface.put(set[5], column: right, row: bottom, style: style, clip: clip)
    guard !node.text.isEmpty, rect.columns >= 7 else { return }
    var titleStyle = ground
    titleStyle.flags.insert(.bold)
    let title = TextLine(frame.text(node.text)).fitted(to: rect.columns - 6)
    surface.draw(
      " " + title.text + " ", column: rect.column + 2, row: rect.row, style: titleStyle,
      clip: clip)
  }

  /// Horizontal, vertical, and the corners from the top left to the bottom right.
  private static let boxSets = [
    ["─", "│", "┌", "┐", "└", "┘"], ["─", "│", "╭", "╮", "╰", "╯"],
    ["━", "┃", "┏", "┓", "┗", "┛"], ["═", "║", "╔", "╗", "╚", "╝"],
  ]
}
