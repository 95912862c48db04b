extension SearchState {
  /// Excludes every candidate whose consequences contradict each other, once through the grid.
  ///
  /// Tells whether anything was excluded; `nil` when the state itself turned out contradictory.
  mutating func probe(_ tables: BandTables) -> Bool? {
    var isChanged = false
    for word in 0..<27 {
      let band = word / 9
      var cells = possible[word] & open[band]
      while cells != 0 {
        let cell = cells.trailingZeroBitCount
        cells &= cells &- 1
        guard possible[word] & open[band] & (1 << UInt32(cell)) != 0 else { continue }
        var trial = self
        trial.place(word - band * 9, band: band, cell: cell, tables)
        if trial.propagate(tables) { continue }
        isChanged = true
        exclude(word - band * 9, band: band, cell: cell)
        if !propagate(tables) { return nil }
      }
    }
    return isChanged
  }
}
