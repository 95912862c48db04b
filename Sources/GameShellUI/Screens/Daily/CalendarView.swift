import GameShellKit

/// A month as a grid: the days that were done, today, and the days in a row.
///
/// With a selection it is played with: `CalendarModel.handle` takes its keys and clicks.
public struct CalendarView: View, SingleNodeView {
  /// What a click on a day sends, with the day's square in the grid.
  public static let dayAction = "calendar.day"
  /// The month before.
  public static let previousAction = "calendar.previous"
  /// The month after.
  public static let nextAction = "calendar.next"
  /// Columns that a calendar with a selection takes.
  public static let width = 7 * CalendarGrid.cellWidth

  let model: CalendarModel
  let strings: ShellStrings

  /// Shows a month.
  public init(_ model: CalendarModel, strings: ShellStrings = ShellStrings()) {
    self.model = model
    self.strings = strings
  }

  /// Writes a column: the month's name, the weeks, the streak.
  public func render(into context: inout RenderContext) {
    if model.selected != nil {
      VStack(alignment: .leading) {
        monthLine.frame(width: Self.width)
        HStack {
          ForEach(words.weekdays) {
            Text($0).role(.secondary).frame(width: CalendarGrid.cellWidth)
          }
        }
        CalendarGrid(model: model, month: heading)
        Text(streakText).role(.secondary).frame(width: Self.width)
      }
      .render(into: &context)
    } else {
      VStack(alignment: .leading) {
        Text(heading).bold().padding(.leading, 1)
        HStack {
          ForEach(words.weekdays) {
            Text($0 + " ").role(.secondary).frame(width: 4, alignment: .trailing)
          }
        }
        ForEach(model.weeks) { week in
          HStack { ForEach(week) { CalendarDay(day: $0, model: model) } }
        }
        Text(streakText).role(.secondary).padding(.leading, 1)
      }
      .render(into: &context)
    }
  }

  /// The month's name between the ways to its neighbours.
  private var monthLine: some View {
    HStack(spacing: 1) {
      Button(action: Self.previousAction, hint: "pageup") { Text("‹").role(.accent).bold() }
        .accessibilityLabel(name(of: model.month(-1)))
      Text(heading).bold()
      if model.month(1).first <= model.today {
        Button(action: Self.nextAction, hint: "pagedown") { Text("›").role(.accent).bold() }
          .accessibilityLabel(name(of: model.month(1)))
      } else {
        Text(" ")
      }
    }
  }

  private var words: DailyStrings { strings.daily }

  private var heading: String { name(of: model) }

  private func name(of month: CalendarModel) -> String {
    let (year, number, _) = month.first.civil
    let name = words.months.indices.contains(number - 1) ? words.months[number - 1] : "\(number)"
    return words.monthAndYear.filling("month", with: name).filling("year", with: year)
  }

  private var streakText: String {
    let streak = model.streak
    return words.streak.filling("count", with: streak.current) + " · "
      + words.longest.filling("count", with: streak.longest)
  }
}

/// The days of a month to be chosen from, with the selected one as the cursor.
struct CalendarGrid: View {
  static let cellWidth = 5

  let model: CalendarModel
  /// The month's name.
  let month: String

  var body: some View {
    let days = model.weeks.flatMap { $0 }
    BoardGrid(
      columns: 7, rows: days.count / 7, cellWidth: Self.cellWidth,
      cursor: model.selected.flatMap { days.firstIndex(of: $0) },
      action: CalendarView.dayAction, cells: days.indices.map(cell)
    )
    .id("calendar").focused().accessibilityLabel(month)
  }

  private func cell(_ index: Int) -> BoardCell {
    let day = model.first + (index - model.first.weekday)
    guard day >= model.first, day - model.first < model.length else {
      return BoardCell("", label: "\(day)", flags: .disabled)
    }
    let isDone = model.done.contains(day)
    let isToday = day == model.today
    let number = day.civil.day
    // Narrower than its cell, which leaves room for the cursor's brackets.
    let glyph = "\(number < 10 ? " " : "")\(number)\(isDone ? "✓" : isToday ? "•" : " ")"
    let label = "\(day)" + (isDone ? " ✓" : isToday ? " •" : "")
    guard day <= model.today else {
      return BoardCell(glyph, role: .disabled, label: label, flags: .disabled)
    }
    return BoardCell(
      glyph, role: isDone ? .success : isToday ? .accent : .normal, label: label,
      flags: isToday ? .bold : [])
  }
}

/// A day of the grid; what is done has a mark, today stands out, both also without colour.
struct CalendarDay: View {
  let day: Day?
  let model: CalendarModel

  var body: some View {
    let isDone = day.map(model.done.contains) ?? false
    let isToday = day == model.today
    return Text(text + (isDone ? "✓" : " "))
      .role(isToday ? .selected : isDone ? .success : isAhead ? .secondary : .normal)
      .frame(width: 4, alignment: .trailing)
      .accessibilityLabel(day.map { "\($0)" + (isDone ? " ✓" : "") } ?? "")
  }

  private var text: String { day.map { "\($0.civil.day)" } ?? "" }

  private var isAhead: Bool { day.map { $0 > model.today } ?? false }
}
