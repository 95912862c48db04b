extension SearchState {
  /// Draws every consequence of the changes so far; `false` when they contradict each other.
  ///
  /// Finds singles of both kinds and the interactions of lines and boxes.
  mutating func propagate(_ tables: BandTables) -> Bool {
    repeat {
      while dirty != 0 {
        let word = dirty.trailingZeroBitCount
        dirty &= dirty &- 1
        guard settle(word, tables) else { return false }
      }
      guard placeNakedSingles(tables) else { return false }
    } while dirty != 0
    return true
  }

  /// Draws the consequences of one digit's cells within one band.
  @inline(__always)
  private mutating func settle(_ word: Int, _ tables: BandTables) -> Bool {
    let band = word >= 18 ? 2 : word >= 9 ? 1 : 0
    let digit = word - band * 9
    var cells = possible[word]
    let occupied =
      tables.minirows[Int(cells & 511)] | tables.minirows[Int(cells >> 9 & 511)] << 3
      | tables.minirows[Int(cells >> 18 & 511)] << 6
    cells &= tables.placeable[Int(occupied & 511)]
    if cells == 0 { return false }
    possible[word] = cells

    let columns = (cells | cells >> 9 | cells >> 18) & 511
    let keep = tables.openColumns[Int(columns)]
    for other in 0..<3 where other != band {
      restrict(other * 9 + digit, to: keep)
    }

    let solved =
      (tables.single[Int(cells & 511)] | tables.single[Int(cells >> 9 & 511)] << 9
        | tables.single[Int(cells >> 18 & 511)] << 18) & open[band]
    if solved != 0 {
      open[band] &= ~solved
      for other in band * 9..<band * 9 + 9 where other != word {
        restrict(other, to: ~solved)
      }
    }
    return true
  }

  @inline(__always)
  private mutating func restrict(_ word: Int, to mask: UInt32) {
    let before = possible[word]
    let after = before & mask
    possible[word] = after
    dirty |= (before != after ? 1 : 0) << UInt32(truncatingIfNeeded: word)
  }

  /// Enters each open cell's last candidate; `false` when some cell has none.
  @inline(__always)
  private mutating func placeNakedSingles(_ tables: BandTables) -> Bool {
    for band in 0..<3 {
      var ones: UInt32 = 0
      var twos: UInt32 = 0
      for digit in 0..<9 {
        let cells = possible[band * 9 + digit]
        twos |= ones & cells
        ones |= cells
      }
      if ones != 0x7FF_FFFF { return false }
      var singles = ones & ~twos & open[band]
      while singles != 0 {
        let cell = singles.trailingZeroBitCount
        singles &= singles &- 1
        for digit in 0..<9 where possible[band * 9 + digit] >> UInt32(cell) & 1 == 1 {
          place(digit, band: band, cell: cell, tables)
          break
        }
      }
    }
    return true
  }
}
