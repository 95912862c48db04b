import GameShellKit
import GameShellUI
import Testing

@Suite("A load in two phases")
struct DailyBootstrapTests {
  struct Hub: Equatable {
    var days = 0
    var puzzle: String?
  }

  private func step(
    _ load: inout DailyBootstrap<Hub>,
    _ complete: (inout Hub) throws(SceneFault) -> Bool
  ) -> Bool {
    performDailyBootstrap(&load, known: { Hub(days: 3) }, complete: complete)
  }

  @Test("shows what is known at once, and the rest only when it is whole")
  func phases() {
    var load = DailyBootstrap<Hub>()
    var isReady = false
    let work = { (hub: inout Hub) throws(SceneFault) -> Bool in
      hub.puzzle = isReady ? "today" : "half"
      return isReady
    }
    #expect(load.shown == nil)
    #expect(step(&load, work))
    #expect(load.shown == Hub(days: 3))
    #expect(step(&load, work))
    #expect(load.shown == Hub(days: 3) && load.phase == .completing)
    isReady = true
    #expect(!step(&load, work))
    #expect(load.shown == Hub(days: 3, puzzle: "today") && load.phase == .complete)
    #expect(!step(&load, work))
  }

  @Test("a load that fails puts back what was shown before, says why, and can begin anew")
  func failing() {
    var load = DailyBootstrap<Hub>()
    _ = step(&load) { _ throws(SceneFault) in true }
    _ = step(&load) { hub throws(SceneFault) in
      hub.puzzle = "half"
      throw SceneFault(.refused, "no puzzle today")
    }
    #expect(load.shown == nil && load.phase == .failed("no puzzle today"))
    #expect(!step(&load) { _ throws(SceneFault) in true })
    load.cancel()
    _ = step(&load) { _ throws(SceneFault) in true }
    #expect(!step(&load) { _ throws(SceneFault) in true })
    #expect(load.shown == Hub(days: 3) && load.phase == .complete)
  }

  @Test("a load that does not know anything fails, and what was shown before stays")
  func unknown() {
    var load = DailyBootstrap<Hub>()
    _ = step(&load) { _ throws(SceneFault) in true }
    _ = step(&load) { _ throws(SceneFault) in true }
    load.cancel()
    let goesOn = performDailyBootstrap(&load) { () throws(SceneFault) -> Hub in
      throw SceneFault(.refused, "no records")
    } complete: { _ throws(SceneFault) in
      true
    }
    #expect(!goesOn && load.shown == Hub(days: 3) && load.phase == .failed("no records"))
  }

  @Test("a load that is cancelled in the middle leaves what was whole before it")
  func cancelled() {
    var load = DailyBootstrap<Hub>()
    _ = step(&load) { _ throws(SceneFault) in true }
    _ = step(&load) { hub throws(SceneFault) in
      hub.puzzle = "first"
      return true
    }
    load.cancel()
    _ = step(&load) { _ throws(SceneFault) in false }
    _ = step(&load) { hub throws(SceneFault) in
      hub.puzzle = "half"
      return false
    }
    load.cancel()
    #expect(load.shown == Hub(days: 3, puzzle: "first") && load.phase == .idle)
  }
}

@Suite("A calendar of daily puzzles")
struct CalendarModelTests {
  @Test(
    "has every day of the month in its column, Monday first",
    arguments: [(2027, 2, 28, 4), (2024, 2, 29, 5), (2026, 11, 30, 6), (2026, 8, 31, 6)])
  func weeks(_ year: Int, _ month: Int, _ length: Int, _ count: Int) {
    let model = CalendarModel(
      month: Day(year: year, month: month, day: 17), done: [], today: Day(number: 0))
    #expect(model.weeks.count == count)
    #expect(model.weeks.flatMap { $0 }.compactMap { $0?.civil.day } == Array(1...length))
    for week in model.weeks {
      #expect(week.count == 7)
      for (column, day) in week.enumerated() where day != nil { #expect(day?.weekday == column) }
    }
  }

  @Test("goes to the months before and after, over the turn of the year")
  func months() {
    let model = CalendarModel(
      month: Day(year: 2026, month: 12, day: 31), done: [], today: Day(number: 0))
    #expect(model.month(1).first == Day(year: 2027, month: 1, day: 1))
    #expect(model.month(1).month(-1) == model)
    #expect(model.month(-1).length == 30)
  }
}

@Suite("A calendar with a selection")
struct CalendarSelectionTests {
  let today = Day(year: 2026, month: 11, day: 25)

  private func model() -> CalendarModel {
    CalendarModel(selected: today, record: DailyRecord(), today: today)
  }

  private func walk(_ model: inout CalendarModel, _ keys: Key...) -> [CalendarModel.Response] {
    keys.map { model.handle(.key($0)) }
  }

  @Test("arrows stop at the week's and the month's edges, and at today")
  func arrows() {
    var model = model()
    #expect(walk(&model, .right, .down) == [.stays, .stays])
    #expect(walk(&model, .left, .left, .left) == [.moved, .moved, .stays])
    #expect(model.selected == today + -2)
    // The week above the 2nd has only the 1st, a Sunday.
    #expect(walk(&model, .up, .up, .up, .up, .up) == [.moved, .moved, .moved, .moved, .stays])
    #expect(model.selected == Day(year: 2026, month: 11, day: 1))
    #expect(walk(&model, .home, .left, .end) == [.stays, .stays, .moved])
    #expect(model.selected == today)
    // The week of today ends with it.
    #expect(walk(&model, .up, .right, .right, .down) == [.moved, .moved, .moved, .moved])
    #expect(model.selected == today)
  }

  @Test("Page Up and Page Down go through the months, never beyond today's")
  func months() {
    var model = CalendarModel(
      selected: Day(year: 2026, month: 10, day: 31), record: DailyRecord(), today: today)
    #expect(walk(&model, .pageUp) == [.moved])
    #expect(model.selected == Day(year: 2026, month: 9, day: 30))
    #expect(
      walk(&model, .pageDown, .end, .pageDown, .pageDown) == [.moved, .moved, .moved, .stays])
    #expect(model.selected == today)
    _ = walk(&model, .pageUp, .pageUp)
    #expect(walk(&model, .character("t"), .character("t")) == [.moved, .stays])
    #expect(model == self.model())
  }

  @Test("a click selects a day, one on the selected day chooses it, days ahead are not for clicks")
  func clicks() {
    var model = model()
    func cell(_ day: Int) -> SceneEvent {
      .action(CalendarView.dayAction, node: 1, cell: 6 + day - 1)
    }
    #expect(model.handle(cell(3)) == .moved)
    #expect(model.selected == Day(year: 2026, month: 11, day: 3))
    #expect(model.handle(cell(3)) == .chosen)
    #expect(model.handle(cell(26)) == .stays)
    #expect(model.handle(.action(CalendarView.dayAction, node: 1, cell: 0)) == .stays)
    #expect(model.handle(.action(CalendarView.dayAction, node: 1, cell: 99)) == .stays)
    #expect(model.handle(.action(CalendarView.previousAction)) == .moved)
    #expect(model.handle(.action(CalendarView.nextAction)) == .moved)
    #expect(model.handle(.action("other")) == .ignored)
    #expect(walk(&model, .enter, .character(" "), .character("x")) == [.chosen, .chosen, .ignored])
  }

  @Test("one that is only looked at takes nothing")
  func plain() {
    var model = CalendarModel(month: today, done: [], today: today)
    #expect(walk(&model, .left, .enter, .pageUp) == [.ignored, .ignored, .ignored])
  }
}
