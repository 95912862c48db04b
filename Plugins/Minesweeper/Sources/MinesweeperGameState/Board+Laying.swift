import GameShellKit

extension Board {
  /// Lays the mines so that the first square opened, and where the mines leave room for that the
  /// squares around it too, have none.
  ///
  /// The seed puts all squares into an order, and the mines take the first ones that may have
  /// one. So a seed gives nearly the same board wherever the player begins, and for each first
  /// square every arrangement is equally likely.
  mutating func lay(around first: Int) {
    var kept = Set([first])
    forEachNeighbour(of: first) { kept.insert($0) }
    var random = SeededRandom(seed: seed)
    var order = (0..<Int32(spec.squareCount)).map { $0 }
    var laid = 0
    var spare: [Int] = []
    for place in order.indices where laid < spec.mines {
      order.swapAt(place, place + random.below(order.count - place))
      let index = Int(order[place])
      if kept.contains(index) {
        spare.append(index)
      } else {
        layMine(at: index)
        laid += 1
      }
    }
    for index in spare where laid < spec.mines && index != first {
      layMine(at: index)
      laid += 1
    }
    isLaid = true
  }

  mutating func layMine(at index: Int) {
    squares[index].isMine = true
    for neighbour in neighbours(of: index) { squares[neighbour].number += 1 }
  }
}
