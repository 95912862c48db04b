import SudokuSolver

extension StepFinder {
  /// Four cells in two rows, two columns and two boxes that would hold only the same two digits
  /// could be swapped; a proper puzzle must leave some way out.
  ///
  /// A corner may have lost one of the two digits already: what follows does not depend on it.
  mutating func findRectangles(_ technique: Technique) {
    for corners in Self.rectangles {
      guard corners.allSatisfy({ grid.mask($0).nonzeroBitCount > 1 }) else { continue }
      let masks = corners.map { grid.mask($0) }
      switch technique {
      case .uniqueRectangle1: findType1(corners, masks)
      case .uniqueRectangle2, .uniqueRectangle5: findTypes2And5(technique, corners, masks)
      case .uniqueRectangle4: findType4(corners, masks)
      default: findHiddenRectangles(corners, masks)
      }
      if isFull { return }
    }
  }

  /// Three corners have the pair alone: the fourth holds neither digit.
  private mutating func findType1(_ corners: [Cell], _ masks: [UInt16]) {
    for roof in 0..<4 {
      let pair = (0..<4).filter { $0 != roof }.reduce(UInt16(0)) { $0 | masks[$1] }
      guard pair.nonzeroBitCount == 2, masks[roof] & ~pair != 0 else { continue }
      report(
        Step(
          .uniqueRectangle1, digits: digitList(pair), cells: corners,
          eliminations: digitList(pair & masks[roof]).map { Candidate($0, at: corners[roof]) }))
    }
  }

  /// The corners have one digit besides the pair: one of those that may hold it does. Type 2 has it
  /// along one side, type 5 otherwise.
  private mutating func findTypes2And5(
    _ technique: Technique, _ corners: [Cell], _ masks: [UInt16]
  ) {
    let all = masks.reduce(0, |)
    guard all.nonzeroBitCount == 3 else { return }
    for extra in digitList(all) {
      let roof = (0..<4).filter { masks[$0] >> UInt16(extra) & 1 == 1 }.map { corners[$0] }
      guard roof.count == 2 || roof.count == 3 else { continue }
      let isSide = roof.count == 2 && roof[0].sees(roof[1])
      guard isSide == (technique == .uniqueRectangle2) else { continue }
      report(
        Step(
          technique, digits: digitList(all & ~(1 << UInt16(extra))) + [extra], cells: corners,
          eliminations: candidates(extra, in: CellSet(roof).commonPeers)))
    }
  }

  /// One side has the pair alone, the other is its house's only place for one of the digits: that
  /// digit stands there, so the other does not.
  private mutating func findType4(_ corners: [Cell], _ masks: [UInt16]) {
    let sides = [[0, 1, 2, 3], [2, 3, 0, 1], [0, 2, 1, 3], [1, 3, 0, 2]]
    for (floor, roof) in sides.map({ ($0.prefix(2), $0.suffix(2)) }) {
      let digits = digitList(floor.reduce(0) { $0 | masks[$1] })
      guard digits.count == 2 else { continue }
      let cells = CellSet(roof.map { corners[$0] })
      for (kept, removed) in [(digits[0], digits[1]), (digits[1], digits[0])] {
        for house in cells.commonHouses
        where grid.places(of: kept).intersection(.house(house)) == cells {
          report(
            Step(
              .uniqueRectangle4, digits: [kept, removed], cells: corners,
              houses: [House.all[house]], eliminations: candidates(removed, in: cells)))
        }
      }
    }
  }

  /// One corner has the pair alone, and the row and the column of the opposite one have a digit of
  /// the pair only in the rectangle: the opposite corner does not hold the other digit.
  private mutating func findHiddenRectangles(_ corners: [Cell], _ masks: [UInt16]) {
    for near in 0..<4 where masks[near].nonzeroBitCount == 2 {
      let far = corners[3 - near]
      let digits = digitList(masks[near])
      for (linked, removed) in [(digits[0], digits[1]), (digits[1], digits[0])] {
        let places = grid.places(of: linked)
        let lines = [far.row, 9 + far.column]
        let isLinked = lines.allSatisfy { line in
          let inLine = places.intersection(.house(line))
          return inLine.count == 2 && inLine.subtracting(CellSet(corners)).isEmpty
            && inLine.contains(far)
        }
        guard isLinked else { continue }
        report(
          Step(
            .hiddenRectangle, digits: [linked, removed], cells: corners,
            houses: lines.map { House.all[$0] }, eliminations: candidates(removed, in: [far])))
      }
    }
  }

  /// All open cells but one have two digits: the third digit of that one, which stands three times
  /// in its houses, must be its own, or every cell could be swapped.
  mutating func findBivalueGrave() {
    let larger = grid.open.filter { grid.mask($0).nonzeroBitCount != 2 }
    guard larger.count == 1, let cell = larger.first, grid.mask(cell).nonzeroBitCount == 3
    else { return }
    for digit in grid.candidates(at: cell) {
      let isThird = CellSet.housesOfCell[cell.index].allSatisfy {
        grid.places(of: digit).intersection(.house($0)).count == 3
      }
      guard isThird else { continue }
      report(
        Step(
          .bivalueGrave, digits: [digit], cells: [cell],
          eliminations: grid.candidates(at: cell).filter { $0 != digit }
            .map { Candidate($0, at: cell) }))
    }
  }

  private static let rectangles: [[Cell]] = {
    var result: [[Cell]] = []
    for top in 0..<8 {
      for bottom in top + 1..<9 {
        for left in 0..<8 {
          for right in left + 1..<9 where (top / 3 == bottom / 3) != (left / 3 == right / 3) {
            result.append([
              Cell(row: top, column: left), Cell(row: top, column: right),
              Cell(row: bottom, column: left), Cell(row: bottom, column: right),
            ])
          }
        }
      }
    }
    return result
  }()
}
