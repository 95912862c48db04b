import GameShellKit

/// Draws a placed frame into a surface, in pre-order, so that what stands later lies on top.
struct Rasteriser {
  let placed: PlacedFrame
  let frame: Frame
  /// The node that has the keyboard's focus.
  let focus: Int?
  var surface: CellSurface
  /// Each node's style, completed by those around it.
  var styles: [CellStyle]
  /// How many more cells may be drawn. A frame of thousands of screens on top of each other
  /// would keep the host busy for nothing; what lies above the hundreds is left out.
  private var budget: Int

  private init(_ placed: PlacedFrame, focus: Int?) {
    self.placed = placed
    frame = placed.frame
    self.focus = focus
    surface = CellSurface(size: placed.size)
    styles = Array(repeating: CellStyle(), count: placed.nodes.count)
    budget = 256 * max(placed.size.columns * placed.size.rows, placed.nodes.count)
  }

  /// Draws the whole frame.
  static func draw(_ placed: PlacedFrame, focus: Int?) -> CellSurface {
    var rasteriser = Rasteriser(placed, focus: focus)
    for index in placed.nodes.indices {
      rasteriser.resolveStyle(index)
      let clip = placed.placements[index].clip
      guard !clip.isEmpty, rasteriser.budget > 0 else { continue }
      rasteriser.draw(index)
    }
    return rasteriser.surface
  }

  private static let typeFlags: NodeFlags = [.bold, .dim, .italic, .underline, .reverse]
  private static let passedOn: NodeFlags = typeFlags.union(.disabled)

  /// A node's style: its own, and from around it what it does not say itself.
  private mutating func resolveStyle(_ index: Int) {
    let node = placed.nodes[index]
    let parent = placed.parents[index]
    var style = parent >= 0 ? styles[parent] : CellStyle()
    if node.role != .normal { style.role = node.role }
    if node.flags.contains(.selected) { style.role = .selected }
    style.flags.formUnion(node.flags.intersection(Self.passedOn))
    if style.flags.contains(.disabled) { style.role = .disabled }
    if node.foreground != 0 { style.foreground = node.foreground }
    if node.background != 0 { style.background = node.background }
    if index == focus {
      style.isFocused = true
    } else if node.flags.contains(.focused), focus == nil || node.action.isEmpty {
      style.isFocused = true
    }
    styles[index] = style
  }

  /// The style of a node's cells: without the flags that are not about type.
  func cellStyle(_ index: Int) -> CellStyle {
    var style = styles[index]
    style.flags.formIntersection(Self.typeFlags)
    return style
  }

  /// Roles that are seen by the ground they stand on.
  private static let grounded: Set<Role> = [
    .toast, .selected, .closed, .open, .peer, .same, .struck, .hint, .conflict,
  ]

  private mutating func draw(_ index: Int) {
    let node = placed.nodes[index]
    if hasGround(index, node) {
      spend(index)
      var style = cellStyle(index)
      style.flags.remove(.underline)
      surface.fill(placed.placements[index].clip, style: style)
    }
    switch node.kind {
    case .column, .row, .overlay, .spacer, .padding, .size: return
    default: spend(index)
    }
    switch node.kind {
    case .text: drawText(index)
    case .button: drawButton(index, node)
    case .divider: drawDivider(index)
    case .gauge: drawGauge(index, node)
    case .chart: drawChart(index, node)
    case .grid: drawGrid(index, node)
    case .canvas: drawCanvas(index, node)
    case .box: drawBox(index, node)
    case .key: drawKey(index, node)
    case .scroll: drawScrollBar(index)
    case .column, .row, .overlay, .spacer, .padding, .size: break
    }
  }

  private mutating func spend(_ index: Int) {
    let clip = placed.placements[index].clip
    budget -= clip.columns * clip.rows
  }

  /// Whether a node's whole place is filled before anything is drawn there.
  private func hasGround(_ index: Int, _ node: Node) -> Bool {
    if node.kind == .grid || node.kind == .canvas { return false }
    return node.background != 0 || Self.grounded.contains(node.role) || index == focus
      || !node.flags.intersection([.modal, .selected, .reverse]).isEmpty
  }

  private mutating func drawText(_ index: Int) {
    let node = placed.nodes[index]
    let (rect, clip) = (placed.placements[index].rect, placed.placements[index].clip)
    let lines = placed.lines[index]
    let style = cellStyle(index)
    for (number, line) in lines.enumerated() {
      let row = rect.row + number
      guard number < rect.rows, row < clip.endRow else { break }
      guard row >= clip.row else { continue }
      let isLast = number == rect.rows - 1 && number < lines.count - 1
      let fitted = line.fitted(to: rect.columns, marked: isLast)
      let column = rect.column + (rect.columns - fitted.width) * Int(node.p[1]) / 2
      surface.draw(fitted.text, column: column, row: row, style: style, clip: clip)
    }
  }
}
