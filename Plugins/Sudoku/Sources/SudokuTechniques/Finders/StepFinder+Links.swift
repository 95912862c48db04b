import SudokuSolver

/// A house with exactly two cells for a digit: one of them holds it.
struct StrongLink {
  let house: Int
  let pair: (Cell, Cell)

  var reversed: StrongLink { StrongLink(house: house, pair: (pair.1, pair.0)) }
}

extension StepFinder {
  /// A digit's strong links, rows before columns before boxes.
  func strongLinks(_ digit: Int) -> [StrongLink] {
    (0..<27).compactMap { house in
      let places = grid.places(of: digit).intersection(.house(house))
      guard places.count == 2, let first = places.first else { return nil }
      return places.subtracting([first]).first.map {
        StrongLink(house: house, pair: (first, $0))
      }
    }
  }

  /// Two strong links of a digit, joined where an end of each sees the other: one of the far ends
  /// holds the digit.
  mutating func findTurbots(_ technique: Technique) {
    for digit in 1...9 {
      let links = strongLinks(digit)
      for (index, first) in links.enumerated() {
        for second in links.dropFirst(index + 1) {
          for (near, far) in [first.pair, first.reversed.pair] {
            for (otherNear, otherFar) in [second.pair, second.reversed.pair] {
              guard CellSet.peers(of: near).contains(otherNear),
                kind(first, second, near, otherNear) == technique,
                far != otherNear, near != otherFar, far != otherFar
              else { continue }
              let chain = [far, near, otherNear, otherFar]
              let ruledOut = CellSet.peers(of: far).intersection(.peers(of: otherFar))
                .subtracting([near, otherNear])
              report(
                Step(
                  technique, digits: [digit], cells: chain,
                  houses: [House.all[first.house], House.all[second.house]],
                  eliminations: candidates(digit, in: ruledOut)))
              if isFull { return }
            }
          }
        }
      }
    }
  }

  private func kind(
    _ first: StrongLink, _ second: StrongLink, _ near: Cell, _ otherNear: Cell
  ) -> Technique {
    switch (first.house, second.house) {
    case (0..<9, 0..<9) where near.column == otherNear.column: .skyscraper
    case (9..<18, 9..<18) where near.row == otherNear.row: .skyscraper
    case (0..<9, 9..<18) where near.box == otherNear.box: .twoStringKite
    default: .turbotFish
    }
  }

  /// A box whose cells for a digit all lie on one of its rows and one of its columns, and a strong
  /// link that starts on either: where the link's far end meets the other, the digit cannot stand.
  mutating func findEmptyRectangles() {
    for digit in 1...9 {
      let links = strongLinks(digit).filter { $0.house < 18 }
      for corner in Cell.all {
        let box = CellSet.house(18 + corner.box)
        let inBox = grid.places(of: digit).intersection(box)
        let onRow = inBox.intersection(.house(corner.row)).subtracting([corner])
        let onColumn = inBox.intersection(.house(9 + corner.column)).subtracting([corner])
        guard !onRow.isEmpty, !onColumn.isEmpty,
          inBox.subtracting(onRow).subtracting(onColumn).subtracting([corner]).isEmpty
        else { continue }
        for link in links {
          for (near, far) in [link.pair, link.reversed.pair] {
            guard !box.contains(near), !box.contains(far) else { continue }
            let target: Cell
            if link.house >= 9, near.row == corner.row {
              target = Cell(row: far.row, column: corner.column)
            } else if link.house < 9, near.column == corner.column {
              target = Cell(row: corner.row, column: far.column)
            } else {
              continue
            }
            guard !box.contains(target) else { continue }
            report(
              Step(
                .emptyRectangle, digits: [digit], cells: Array(inBox) + [near, far],
                houses: [.box(corner.box), House.all[link.house]],
                eliminations: candidates(digit, in: [target])))
            if isFull { return }
          }
        }
      }
    }
  }
}
