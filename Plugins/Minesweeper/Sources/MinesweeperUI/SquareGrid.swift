import GamePluginKit
import MinesweeperGameState

/// The squares, or the window of them that there is room for.
struct SquareGrid: View {
  let board: Board
  let cursor: Int
  /// The square that a hint points at.
  let hinted: Int?
  let layout: BoardLayout
  let window: BoardWindow
  let strings: MinesweeperStrings

  var body: some View {
    BoardGrid(
      columns: layout.columns, rows: layout.rows, cellWidth: layout.cellWidth,
      cursor: cursorCell, lines: layout.lines, action: "open", cells: cells
    )
    .id(BoardScreen.boardID)
    .accessibilityLabel(
      strings.board.filling("width", with: board.spec.width)
        .filling("height", with: board.spec.height))
  }

  private var cursorCell: Int {
    let (y, x) = cursor.quotientAndRemainder(dividingBy: board.spec.width)
    return (y - window.row) * layout.columns + x - window.column
  }

  private var cells: [BoardCell] {
    let count = layout.columns * layout.rows
    let allSaySquare = count <= BoardLayout.mostSpokenPlaces
    // Of hundreds of squares most share their words, and a row its number.
    var spoken: [Look: String] = [:]
    var rowText = (row: -1, text: "")
    return (0..<count).map { cell in
      let (y, x) = cell.quotientAndRemainder(dividingBy: layout.columns)
      let (row, column) = (window.row + y, window.column + x)
      let square = board.index(column: column, row: row)
      let look = board.look(at: square)
      let words = spoken[look] ?? look.words(strings)
      spoken[look] = words
      if rowText.row != row {
        rowText = (row, strings.square.filling("row", with: row + 1))
      }
      return BoardCell(
        look.glyph, role: square == hinted ? .hint : look.role,
        label: allSaySquare || square == cursor
          ? rowText.text.filling("column", with: column + 1).filling("state", with: words) : words,
        flags: look == .struck ? [.bold, .reverse] : [])
    }
  }
}

extension Look {
  /// One column wide; each kind has its own, so that none needs colour.
  var glyph: String {
    switch self {
    case .closed: "·"
    case .flag: "⚑"
    case .number(0): " "
    case .number(let number): "\(number)"
    case .mine: "✱"
    case .struck: "✹"
    case .wrongFlag: "✗"
    }
  }

  var role: Role {
    switch self {
    case .closed: .closed
    case .flag: .flag
    case .number(0): .open
    case .number(let number): Role(rawValue: Role.value1.rawValue + UInt16(number - 1)) ?? .open
    case .mine: .hazard
    case .struck: .struck
    case .wrongFlag: .conflict
    }
  }

  /// For a screen reader.
  func words(_ strings: MinesweeperStrings) -> String {
    switch self {
    case .closed: strings.closed
    case .flag: strings.marked
    case .number(0): strings.noMinesAround
    case .number(let number): strings.minesAround.text(for: number)
    case .mine: strings.mine
    case .struck: strings.struck
    case .wrongFlag: strings.wronglyMarked
    }
  }
}
