public import GameShellKit

extension CalendarModel {
  /// What an event did to the calendar.
  public enum Response: Hashable, Sendable {
    /// It was not meant for the calendar.
    case ignored
    /// It was, but there is no further to go.
    case stays
    /// Another day is selected now.
    case moved
    /// The player chose the day that is selected.
    case chosen
  }

  /// Takes the keys and clicks of a calendar with a selection: arrows within the month (up and down
  /// to the nearest day of the week above or below), Page Up and Page Down through the months, Home
  /// and End to its ends, `t` for today, Enter or a click on the selected day to choose it, a click
  /// on another one to select it.
  public mutating func handle(_ event: SceneEvent) -> Response {
    guard let selected else { return .ignored }
    switch event {
    case .key(let key, let modifiers) where modifiers.isEmpty: return handle(key, selected)
    case .action(CalendarView.dayAction, _, let cell?):
      let days = weeks.flatMap { $0 }
      guard days.indices.contains(cell), let day = days[cell], day <= today else { return .stays }
      return day == selected ? .chosen : go(to: day)
    case .action(CalendarKeys.today, _, _): return handle(.character("t"), selected)
    case .action(CalendarView.previousAction, _, _): return go(by: -1)
    case .action(CalendarView.nextAction, _, _): return go(by: 1)
    default: return .ignored
    }
  }

  private mutating func handle(_ key: Key, _ selected: Day) -> Response {
    switch key {
    case .left: return selected.weekday == 0 ? .stays : go(to: selected + -1)
    case .right: return selected.weekday == 6 ? .stays : go(to: selected + 1)
    case .up: return go(to: isInFirstWeek(selected) ? selected : max(first, selected + -7))
    case .down:
      let last = lastOpen ?? selected
      return go(to: last - selected < 7 - selected.weekday ? selected : min(last, selected + 7))
    case .home: return go(to: first)
    case .end: return go(to: lastOpen ?? selected)
    case .pageUp: return go(by: -1)
    case .pageDown: return go(by: 1)
    case .character("t"):
      guard selected != today else { return .stays }
      var month = CalendarModel(month: today, done: done, today: today)
      month.streakDays = streakDays
      month.selected = today
      self = month
      return .moved
    case .enter, .character(" "): return .chosen
    default: return .ignored
    }
  }

  private func isInFirstWeek(_ day: Day) -> Bool { day - first < 7 - first.weekday }

  /// Selects a day of this month that has come.
  private mutating func go(to day: Day) -> Response {
    guard day != selected, day >= first, let lastOpen, day <= lastOpen else { return .stays }
    selected = day
    return .moved
  }

  private mutating func go(by months: Int) -> Response {
    let other = month(months)
    guard other.first <= today, other.first.number >= 0 else { return .stays }
    self = other
    return .moved
  }
}
