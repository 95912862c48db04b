import GamePluginKit

/// How the board and what belongs to it are shown in a room.
struct BoardLayout: Hashable {
  /// Where the pad and the commands stand.
  enum Panel: Hashable {
    /// Beside the board, with room for words.
    case side
    /// Beside the board, one digit or command below the other.
    case narrow
    /// Below the board, in one row.
    case below
  }

  /// Columns of the terminal for one square.
  let cellWidth: Int
  /// Rows of the terminal for one square.
  let cellHeight: Int
  /// Lines around and between the squares.
  let lines: BoardGrid.Lines
  /// Where the pad and the commands stand.
  let panel: Panel
  /// Columns of the panel; 0 for one below the board.
  let panelWidth: Int
  /// Rows of the board and of the panel beside it.
  let bodyHeight: Int

  /// The least room in which a game can be played.
  static let minimum = CellSize(columns: 22, rows: 15)

  /// The roomiest layout that shows everything.
  init(in size: CellSize) {
    let styles: [(width: Int, height: Int, lines: BoardGrid.Lines, panel: Panel, least: Int)] = [
      (7, 3, .all, .side, 24), (7, 3, .boxes, .side, 24), (6, 2, .boxes, .side, 19),
      (3, 1, .all, .side, 19), (3, 1, .boxes, .side, 19), (3, 1, .boxes, .narrow, 8),
      (3, 1, .boxes, .below, 0),
    ]
    for style in styles {
      let board = Self.board(style.width, style.height, style.lines)
      let gap = style.panel == .below ? 0 : style.panel == .narrow ? 1 : 2
      let rows = board.rows + 2
      let left = size.columns - board.columns - gap
      if left >= style.least, rows <= size.rows {
        self.init(
          style.width, style.height, style.lines, style.panel,
          panelWidth: style.panel == .side ? min(left, 28) : style.least, rows: size.rows)
        return
      }
    }
    self.init(2, 1, .boxes, .below, panelWidth: 0, rows: size.rows)
  }

  private init(
    _ cellWidth: Int, _ cellHeight: Int, _ lines: BoardGrid.Lines, _ panel: Panel,
    panelWidth: Int, rows: Int
  ) {
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    self.lines = lines
    self.panel = panel
    self.panelWidth = panelWidth
    let board = Self.board(cellWidth, cellHeight, lines)
    bodyHeight = panel == .side ? min(rows - 2, max(board.rows, 22)) : board.rows
  }

  private static func board(_ width: Int, _ height: Int, _ lines: BoardGrid.Lines) -> CellSize {
    let count = lines == .all ? 10 : 4
    return CellSize(columns: 9 * width + count, rows: 9 * height + count)
  }

  /// Cells of the terminal that the board takes.
  var board: CellSize { Self.board(cellWidth, cellHeight, lines) }

  /// Blank columns between the board and a panel beside it.
  var gap: Int { panel == .narrow ? 1 : 2 }

  /// Columns of the board and of the panel beside it.
  var width: Int { board.columns + (panel == .below ? 0 : gap + panelWidth) }

  /// Whether squares have room for a place of its own for each pencil mark.
  var showsNotes: Bool { cellHeight > 1 }
}
