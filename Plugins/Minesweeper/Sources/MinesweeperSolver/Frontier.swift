/// The unknown squares beside open numbers, gathered so that arrangements of mines can be counted
/// off: squares that touch the same numbers form a group, and groups that share numbers, however
/// indirectly, form a component.
struct Frontier {
  /// Squares that no number tells apart.
  struct Group {
    var squares: [Int]
    var numbers: [Int]
  }

  /// Groups that depend on each other, each next to one before it, and the numbers around them.
  struct Component {
    var groups: [Group]
    /// How many mines each number still misses.
    var missing: [Int]
  }

  var components: [Component] = []
  /// Unknown squares that no number touches.
  var interior: [Int] = []

  init(_ knowledge: Knowledge) {
    var touching: [Int: [Int]] = [:]
    for (number, square) in knowledge.numbers.enumerated() {
      for unknown in knowledge.unknown(around: square) {
        touching[unknown, default: []].append(number)
      }
    }
    var byNumbers: [[Int]: [Int]] = [:]
    for square in knowledge.unknownSquares {
      if let numbers = touching[square] {
        byNumbers[numbers, default: []].append(square)
      } else {
        interior.append(square)
      }
    }
    let groups = byNumbers.map { Group(squares: $1, numbers: $0) }
      .sorted { $0.squares[0] < $1.squares[0] }
    split(groups, knowledge)
  }

  private mutating func split(_ groups: [Group], _ knowledge: Knowledge) {
    var groupsOf: [Int: [Int]] = [:]
    for (index, group) in groups.enumerated() {
      for number in group.numbers { groupsOf[number, default: []].append(index) }
    }
    var isTaken = Array(repeating: false, count: groups.count)
    for start in groups.indices where !isTaken[start] {
      isTaken[start] = true
      var order = [start]
      var next = 0
      while next < order.count {
        for number in groups[order[next]].numbers {
          for other in groupsOf[number] ?? [] where !isTaken[other] {
            isTaken[other] = true
            order.append(other)
          }
        }
        next += 1
      }
      components.append(component(order.map { groups[$0] }, knowledge))
    }
  }

  /// Renumbers the numbers of a component from 0.
  private func component(_ groups: [Group], _ knowledge: Knowledge) -> Component {
    var places: [Int: Int] = [:]
    var missing: [Int] = []
    var renumbered = groups
    for (index, group) in groups.enumerated() {
      renumbered[index].numbers = group.numbers.map { number in
        if let place = places[number] { return place }
        places[number] = missing.count
        missing.append(knowledge.missing[knowledge.numbers[number]])
        return missing.count - 1
      }
    }
    return Component(groups: renumbered, missing: missing)
  }
}
