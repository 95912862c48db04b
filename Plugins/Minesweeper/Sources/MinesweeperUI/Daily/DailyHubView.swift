import GamePluginKit
import MinesweeperGameState
import MinesweeperPersistence

/// The daily boards on a screen: the selected day, and the calendar where there is room for it.
struct DailyHubView: View {
  let hub: DailyHub
  let size: CellSize
  let strings: MinesweeperStrings
  let shell: ShellStrings

  var body: some View {
    VStack(alignment: .center) {
      Text(strings.daily).role(.title).bold().padding(.bottom, gap)
      if let content = hub.load.shown {
        if isWide {
          HStack(alignment: .top, spacing: 4) {
            CalendarView(content.calendar, strings: shell)
            VStack(alignment: .leading) {
              card(content)
              if let board = content.board, hasRoom(for: board) {
                DailyPreview(board: board).padding(.top, 1)
              }
            }
            .frame(width: Self.cardWidth, alignment: .leading)
          }
        } else {
          card(content)
          if hasCalendar { CalendarView(content.calendar, strings: shell) }
        }
      }
      if case .failed(let reason) = hub.load.phase {
        Text(reason).wrap().role(.danger)
        Button(strings.tryAgain, action: "retry", hint: "r")
      }
      Spacer()
      CalendarKeys(width: size.columns, strings: shell)
    }
    .frame(maxWidth: .max, maxHeight: .max)
  }

  /// Blank rows below the title; the calendar stands still while other days are looked at.
  private var gap: Int { size.rows < 17 ? 0 : 1 + max(0, size.rows - 24) / 3 }

  /// Columns of the day beside the calendar.
  private static let cardWidth = 34

  private var isWide: Bool {
    size.columns >= CalendarView.width + 4 + Self.cardWidth && size.rows >= 13
  }

  private var hasCalendar: Bool { size.columns >= CalendarView.width && size.rows >= 15 }

  /// Below the day's five lines, in two fewer than the screen has.
  private func hasRoom(for board: Board) -> Bool {
    board.spec.height + 2 + 6 <= size.rows - 2 && board.spec.width * 2 + 2 <= Self.cardWidth
  }

  private func card(_ content: DailyHub.Content) -> some View {
    DailyCard(
      content: content, isNarrow: !isWide, hasCalendar: isWide || hasCalendar, strings: strings,
      shell: shell)
  }
}

/// A day: its date, its board's measures and how it stands, and the way to it.
private struct DailyCard: View {
  let content: DailyHub.Content
  /// Whether all stands in as few lines as it can.
  let isNarrow: Bool
  /// Whether the calendar is shown, where the focus is at home.
  let hasCalendar: Bool
  let strings: MinesweeperStrings
  let shell: ShellStrings

  var body: some View {
    if isNarrow {
      VStack(alignment: .center) {
        date
        facts
        state
        way
      }
    } else {
      VStack(alignment: .leading) {
        date
        facts
        state
        way.padding(.top, 1)
      }
    }
  }

  private var date: some View {
    Text(
      shell.daily.text(of: content.day, today: content.calendar.today)
        + (content.day == content.calendar.today ? " · " + strings.today : "")
    )
    .bold()
  }

  private var facts: some View {
    let spec = DailyPuzzle(content.day).spec
    let work =
      content.board.map { strings.threeBV.filling("number", with: BoardMetrics($0).threeBV) }
      ?? strings.making
    return Text(strings.measures(spec.width, spec.height, mines: spec.mines) + " · " + work)
      .role(.secondary)
  }

  @ViewBuilder private var state: some View {
    switch content.state {
    case .notBegun: Text(strings.notBegun).role(.secondary)
    case .begun(let progress, let elapsed):
      Text(
        strings.begun.filling("progress", with: progress)
          .filling("time", with: PlayClock.text(of: elapsed))
      )
      .role(.accent)
    case .cleared(let elapsed):
      Text(strings.clearedIn.filling("time", with: PlayClock.text(of: elapsed))).role(.success)
    }
  }

  private var way: some View {
    Button(words, action: "play", hint: "enter p").focused(!hasCalendar)
  }

  private var words: String {
    switch content.state {
    case .notBegun: strings.play
    case .begun: strings.goOn
    case .cleared: strings.playAgain
    }
  }
}

/// A board as it begins, in small.
private struct DailyPreview: View {
  let board: Board

  var body: some View {
    BoardGrid(
      columns: board.spec.width, rows: board.spec.height, cellWidth: 2, lines: .outer,
      cells: board.squares.map { square in
        guard square.isOpen else { return BoardCell("·", role: .closed, flags: .disabled) }
        let role = Role(rawValue: Role.value1.rawValue + UInt16(max(1, square.number)) - 1)
        return BoardCell(
          square.number == 0 ? "" : "\(square.number)",
          role: square.number == 0 ? .open : role ?? .open, flags: .disabled)
      }
    )
    .silent()
  }
}
