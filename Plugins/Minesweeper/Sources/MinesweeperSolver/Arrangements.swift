/// For each total of mines that a component can have: how few and how many mines each of its
/// groups has then.
struct Arrangements {
  /// The least and the greatest numbers of mines, group by group.
  struct Bounds {
    var least: [Int]
    var greatest: [Int]
  }

  /// By the component's total.
  private(set) var byTotal: [Int: Bounds] = [:]
  private let component: Frontier.Component
  private var missing: [Int]
  private var room: [Int]
  private var chosen: [Int] = []
  private var steps = 0
  private let mostSteps: Int

  /// Counts off every arrangement; nil when that takes more than `mostSteps` steps.
  init?(_ component: Frontier.Component, mostSteps: Int) {
    self.component = component
    self.mostSteps = mostSteps
    missing = component.missing
    room = Array(repeating: 0, count: missing.count)
    for group in component.groups {
      for number in group.numbers { room[number] += group.squares.count }
    }
    guard choose(total: 0) else { return nil }
  }

  /// Chooses the next group's mines in every possible way; false when it takes too long.
  private mutating func choose(total: Int) -> Bool {
    steps += 1
    guard steps <= mostSteps else { return false }
    guard chosen.count < component.groups.count else {
      note(total)
      return true
    }
    let group = component.groups[chosen.count]
    let size = group.squares.count
    var least = 0
    var greatest = size
    for number in group.numbers {
      greatest = min(greatest, missing[number])
      least = max(least, missing[number] - (room[number] - size))
    }
    guard least <= greatest else { return true }
    for number in group.numbers { room[number] -= size }
    defer { for number in group.numbers { room[number] += size } }
    for count in least...greatest {
      for number in group.numbers { missing[number] -= count }
      chosen.append(count)
      let isDone = choose(total: total + count)
      chosen.removeLast()
      for number in group.numbers { missing[number] += count }
      guard isDone else { return false }
    }
    return true
  }

  private mutating func note(_ total: Int) {
    guard var bounds = byTotal[total] else {
      byTotal[total] = Bounds(least: chosen, greatest: chosen)
      return
    }
    for (group, count) in chosen.enumerated() {
      bounds.least[group] = min(bounds.least[group], count)
      bounds.greatest[group] = max(bounds.greatest[group], count)
    }
    byTotal[total] = bounds
  }
}
