import GamePluginKit
import MinesweeperGameState

/// How a board is shown in a room: how large its squares are, and how many of them there is room
/// for.
struct BoardLayout: Hashable {
  /// Columns of the terminal for one square.
  let cellWidth: Int
  /// Lines around and between the squares.
  let lines: BoardGrid.Lines
  /// Squares shown across.
  let columns: Int
  /// Squares shown down.
  let rows: Int

  /// Rows of the screen that are not the board's: header, status and keys.
  static let otherRows = 3
  /// The least room in which a board can be played.
  static let minimum = CellSize(columns: 20, rows: 8)
  /// Beyond so many squares only the cursor's is spoken with its place, which keeps a frame's text
  /// within its limit.
  static let mostSpokenPlaces = 2000

  /// The roomiest layout that shows the whole board, or a window of it.
  init(_ spec: BoardSpec, in size: CellSize) {
    let room = CellSize(columns: size.columns, rows: size.rows - Self.otherRows)
    let styles: [(Int, BoardGrid.Lines)] = [(3, .all), (3, .outer), (2, .outer), (2, .none)]
    for (width, lines) in styles {
      let cell = width + (lines == .all ? 1 : 0)
      let border = lines == .none ? 0 : lines == .outer ? 2 : 1
      let height = lines == .all ? 2 : 1
      if spec.squareCount <= FrameLayout.maxCells, spec.width * cell + border <= room.columns,
        spec.height * height + border <= room.rows
      {
        self.init(cellWidth: width, lines: lines, columns: spec.width, rows: spec.height)
        return
      }
    }
    let columns = max(1, min(spec.width, room.columns / 2))
    let rows = max(1, min(spec.height, room.rows, FrameLayout.maxCells / columns))
    self.init(cellWidth: 2, lines: .none, columns: columns, rows: rows)
  }

  private init(cellWidth: Int, lines: BoardGrid.Lines, columns: Int, rows: Int) {
    self.cellWidth = cellWidth
    self.lines = lines
    self.columns = columns
    self.rows = rows
  }

  /// Columns of the terminal that the board takes.
  var width: Int {
    switch lines {
    case .all: columns * (cellWidth + 1) + 1
    case .none: columns * cellWidth
    default: columns * cellWidth + 2
    }
  }
}
