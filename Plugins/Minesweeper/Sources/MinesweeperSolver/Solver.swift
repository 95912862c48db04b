public import MinesweeperGameState

/// Finds what follows with certainty from what can be seen of a board. It is exact: a square that
/// it does not name has a mine in one possible arrangement and none in another.
public enum Solver {
  /// How many steps the counting of one component's arrangements may take.
  public static let mostSteps = 4_000_000

  /// What follows, by the simplest means that give a safe square, or failing that a mine.
  ///
  /// Nil when the arrangements are too many to count off.
  public static func deduce(_ board: Board) -> Deduction? { deduce(Knowledge(board)) }

  static func deduce(_ knowledge: Knowledge, mostSteps: Int = mostSteps) -> Deduction? {
    let simple = byOneNumber(knowledge)
    if !simple.safe.isEmpty { return simple }
    let frontier = Frontier(knowledge)
    var arrangements: [Arrangements] = []
    for component in frontier.components {
      guard let found = Arrangements(component, mostSteps: mostSteps) else { return nil }
      arrangements.append(found)
    }
    let together = combined(frontier, arrangements, totals: nil)
    if !together.safe.isEmpty { return together }
    let counted = combined(frontier, arrangements, totals: knowledge.mines)
    if !counted.safe.isEmpty { return counted }
    return [simple, together, counted].first { !$0.mines.isEmpty } ?? Deduction()
  }

  private static func byOneNumber(_ knowledge: Knowledge) -> Deduction {
    var safe: Set<Int> = []
    var mines: Set<Int> = []
    for number in knowledge.numbers {
      let unknown = knowledge.unknown(around: number)
      if knowledge.missing[number] == 0 { safe.formUnion(unknown) }
      if knowledge.missing[number] == unknown.count { mines.formUnion(unknown) }
    }
    return Deduction(safe: safe.sorted(), mines: mines.sorted(), reason: .oneNumber)
  }

  /// What all arrangements have in common; with `totals`, only those that use so many mines on
  /// the whole board.
  private static func combined(
    _ frontier: Frontier, _ arrangements: [Arrangements], totals: Int?
  ) -> Deduction {
    var deduction = Deduction(reason: totals == nil ? .severalNumbers : .mineCount)
    let interior = frontier.interior.count
    for (place, component) in frontier.components.enumerated() {
      let others = totals.map { _ in
        reachable(arrangements.indices.filter { $0 != place }.map { arrangements[$0] })
      }
      let possible = arrangements[place].byTotal.filter { total, _ in
        guard let totals, let others else { return true }
        return others.contains { (0...interior).contains(totals - total - $0) }
      }
      for (index, group) in component.groups.enumerated() {
        let greatest = possible.map { $1.greatest[index] }.max() ?? 0
        let least = possible.map { $1.least[index] }.min() ?? 0
        if !possible.isEmpty, greatest == 0 { deduction.safe += group.squares }
        if least == group.squares.count { deduction.mines += group.squares }
      }
    }
    if let totals, interior > 0 {
      let left = reachable(arrangements).map { totals - $0 }.filter { (0...interior).contains($0) }
      if left.max() == 0 { deduction.safe += frontier.interior }
      if left.min() == interior { deduction.mines += frontier.interior }
    }
    deduction.safe.sort()
    deduction.mines.sort()
    return deduction
  }

  /// The totals that several components can have together.
  private static func reachable(_ arrangements: [Arrangements]) -> Set<Int> {
    arrangements.reduce([0]) { sums, found in
      Set(sums.flatMap { sum in found.byTotal.keys.map { sum + $0 } })
    }
  }
}
