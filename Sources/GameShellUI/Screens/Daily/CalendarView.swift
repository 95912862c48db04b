import GameShellKit

/// A month as a grid: the days that were done, today, and the days in a row.
public struct CalendarView: View, SingleNodeView {
  let model: CalendarModel
  let strings: ShellStrings

  /// Shows a month.
  public init(_ model: CalendarModel, strings: ShellStrings = ShellStrings()) {
    self.model = model
    self.strings = strings
  }

  /// Writes a column: the month's name, the weeks, the streak.
  public func render(into context: inout RenderContext) {
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

  private var words: DailyStrings { strings.daily }

  private var heading: String {
    let (year, month, _) = model.first.civil
    let name = words.months.indices.contains(month - 1) ? words.months[month - 1] : "\(month)"
    return words.monthAndYear.filling("month", with: name).filling("year", with: year)
  }

  private var streakText: String {
    let streak = model.streak
    return words.streak.filling("count", with: streak.current) + " · "
      + words.longest.filling("count", with: streak.longest)
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
