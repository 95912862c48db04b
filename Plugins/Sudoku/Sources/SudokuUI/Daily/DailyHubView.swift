import GamePluginKit
import SudokuPersistence
import SudokuSolver
import SudokuTechniques

/// The daily puzzles on a screen: the selected day, and the calendar where there is room for it.
struct DailyHubView: View {
  let hub: DailyHub
  let size: CellSize
  let strings: SudokuStrings
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
              if size.rows >= 20 { DailyPreview(givens: content.givens).padding(.top, 1) }
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
  private static let cardWidth = 29

  private var isWide: Bool {
    size.columns >= CalendarView.width + 4 + Self.cardWidth && size.rows >= 13
  }

  private var hasCalendar: Bool { size.columns >= CalendarView.width && size.rows >= 15 }

  private func card(_ content: DailyHub.Content) -> some View {
    DailyCard(
      content: content, isNarrow: !isWide, hasCalendar: isWide || hasCalendar, strings: strings,
      shell: shell)
  }
}

/// A day: its date, how hard its puzzle is and how it stands, and the way to it.
private struct DailyCard: View {
  let content: DailyHub.Content
  /// Whether all stands in as few lines as it can.
  let isNarrow: Bool
  /// Whether the calendar is shown, where the focus is at home.
  let hasCalendar: Bool
  let strings: SudokuStrings
  let shell: ShellStrings

  var body: some View {
    if isNarrow {
      VStack(alignment: .center) {
        date
        facts
        HStack(spacing: 2) {
          state
          way
        }
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
    let level = DailyPuzzle(content.day).level.name(strings)
    let rest =
      content.givens.map { strings.givens.filling("count", with: $0.filledCount) }
      ?? strings.making
    return Text(level + " · " + rest).role(.secondary)
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
    case .solved(let elapsed):
      Text(strings.solvedIn.filling("time", with: PlayClock.text(of: elapsed))).role(.success)
    }
  }

  private var way: some View {
    Button(words, action: "play", hint: "enter p").focused(!hasCalendar)
  }

  private var words: String {
    switch content.state {
    case .notBegun: strings.play
    case .begun: strings.goOn
    case .solved: strings.playAgain
    }
  }
}

/// The givens in small; dots while the puzzle is being made.
private struct DailyPreview: View {
  let givens: SudokuGrid?

  var body: some View {
    BoardGrid(
      columns: 9, rows: 9, cellWidth: 2, boxColumns: 3, boxRows: 3, lines: .boxes,
      cells: (0..<81).map { index in
        let digit = givens?[Cell(index: index)]
        return BoardCell(
          digit.map(String.init) ?? (givens == nil ? "·" : ""), role: .given,
          label: digit.map(String.init) ?? "·", flags: .disabled)
      }
    )
    .silent()
  }
}

extension Level {
  /// For people.
  func name(_ strings: SudokuStrings) -> String {
    switch self {
    case .easy: strings.easy
    case .medium: strings.medium
    case .hard: strings.hard
    case .expert: strings.expert
    }
  }
}
