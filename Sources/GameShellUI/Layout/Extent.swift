/// What lengths a node can have along one axis, in cells: `floor` ≤ `least` ≤ `ideal` ≤ `most`.
struct Extent {
  /// More than any length; sums of it stay far from overflow.
  static let unbounded = 1 << 24

  /// Below this nothing useful is left.
  var floor = 0
  /// Above this nothing is lost.
  var least = 0
  /// Its own wish.
  var ideal = 0
  /// The greatest that it would use.
  var most = 0
  /// Takes its stack's breadth without asking for any: a dividing line.
  var fills = false
  /// Takes only what all others leave: a spacer.
  var yields = false

  init() {}

  /// One length only.
  init(rigid length: Int) {
    floor = length
    least = length
    ideal = length
    most = length
  }

  init(floor: Int? = nil, least: Int, ideal: Int, most: Int) {
    self.floor = min(floor ?? least, least)
    self.least = least
    self.ideal = max(least, ideal)
    self.most = max(self.ideal, min(most, Self.unbounded))
  }

  /// The length that a node takes of the room offered.
  func taken(of room: Int) -> Int { fills ? room : min(room, most) }

  /// The extent with so many cells added at its sides.
  func padded(by length: Int) -> Extent {
    var result = self
    result.floor += length
    result.least += length
    result.ideal += length
    result.most = min(most + length, Self.unbounded)
    return result
  }

  /// Beside this, across the axis: both must fit.
  mutating func formMaximum(_ other: Extent) {
    floor = max(floor, other.floor)
    least = max(least, other.least)
    ideal = max(ideal, other.ideal)
    if !other.fills { most = max(most, other.most) }
  }

  /// After this, along the axis.
  mutating func add(_ other: Extent) {
    floor = min(floor + other.floor, Self.unbounded)
    least = min(least + other.least, Self.unbounded)
    ideal = min(ideal + other.ideal, Self.unbounded)
    most = min(most + other.most, Self.unbounded)
  }

  /// Restores the order of the lengths after they were combined.
  func ordered() -> Extent {
    var result = self
    result.least = max(least, floor)
    result.ideal = max(ideal, result.least)
    result.most = max(most, result.ideal)
    return result
  }
}

extension Extent {
  /// Shares room among neighbours: the least flexible first, each an equal part of what is left,
  /// within its bounds. What does not fit at all is cut from the last ones.
  static func share(_ room: Int, among extents: [Extent]) -> [Int] {
    var mostTotal = 0
    var leastTotal = 0
    for extent in extents {
      mostTotal += extent.most
      leastTotal += extent.least
    }
    if mostTotal <= room { return extents.map(\.most) }
    if leastTotal <= room { return share(room, among: extents, from: \.least, to: \.most) }
    let floorTotal = extents.reduce(0) { $0 + $1.floor }
    if floorTotal <= room { return share(room, among: extents, from: \.floor, to: \.least) }
    var left = room
    return extents.map { extent in
      let length = min(extent.floor, left)
      left -= length
      return length
    }
  }

  private static func share(
    _ room: Int, among extents: [Extent], from low: KeyPath<Extent, Int>,
    to high: KeyPath<Extent, Int>
  ) -> [Int] {
    let lows = extents.map { $0[keyPath: low] }
    let highs = extents.map { $0[keyPath: high] }
    let order = extents.indices.sorted {
      let (a, b) = (extents[$0].yields ? 1 : 0, extents[$1].yields ? 1 : 0)
      return (a, highs[$0] - lows[$0], $0) < (b, highs[$1] - lows[$1], $1)
    }
    var lengths = lows
    var left = room
    var lowLeft = lows.reduce(0, +)
    var asking = extents.count { !$0.yields }
    for (position, index) in order.enumerated() {
      lowLeft -= lows[index]
      let sharers = extents[index].yields ? order.count - position : asking
      asking -= extents[index].yields ? 0 : 1
      let fair = left / sharers
      let length = min(max(fair, lows[index]), highs[index], left - lowLeft)
      lengths[index] = length
      left -= length
    }
    return lengths
  }
}
