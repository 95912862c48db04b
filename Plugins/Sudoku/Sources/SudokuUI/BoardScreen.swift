import GamePluginKit
import SudokuGameState

/// The whole screen of a game, for one moment and one size.
struct BoardScreen: View {
  static let boardID = nodeID("board")

  let game: GameView
  let question: Question?
  let size: CellSize
  let strings: SudokuStrings

  var body: some View {
    if size.columns < BoardLayout.minimum.columns || size.rows < BoardLayout.minimum.rows {
      Text(strings.tooSmall.filling("needed", with: BoardLayout.minimum)).wrap().role(.warning)
    } else {
      ZStack {
        screen
        if let question { question.view(strings) }
      }
      .frame(maxWidth: .max, maxHeight: .max)
    }
  }

  private var layout: BoardLayout { BoardLayout(in: size) }

  private var screen: some View {
    VStack(alignment: .center) {
      if isLow, game.isPressing {
        StatusText(game: game, isBrief: true, width: size.columns)
      } else {
        Header(game: game).frame(width: layout.width)
      }
      middle
      switch layout.panel {
      case .side: KeyLine(game: game, layout: layout, width: size.columns)
      case .narrow: StatusText(game: game, isBrief: true, width: size.columns)
      case .below:
        DigitPad(game: game, columns: 9, cellWidth: layout.width / 9, lines: .none)
        Spacer()
        if size.rows > BoardLayout.minimum.rows + 1 {
          StatusText(game: game, isBrief: true, width: layout.width).frame(maxWidth: layout.width)
        }
        if size.rows > BoardLayout.minimum.rows {
          KeyLine(game: game, layout: layout, width: size.columns)
        }
      }
    }
  }

  /// Whether the words below the board have no row of their own.
  private var isLow: Bool {
    layout.panel == .below && size.rows <= BoardLayout.minimum.rows + 1
  }

  @ViewBuilder private var middle: some View {
    let board = SquareGrid(game: game, layout: layout)
    switch layout.panel {
    case .side:
      HStack(alignment: .top, spacing: layout.gap) {
        board
        SidePanel(game: game, layout: layout)
      }
    case .narrow:
      HStack(alignment: .top, spacing: layout.gap) {
        board
        NarrowPanel(game: game, layout: layout)
      }
    case .below: board
    }
  }
}
