extension GameClock {
  /// The first instant after `wall`, in Unix milliseconds, that belongs to a later day.
  ///
  /// Midnight falls on a quarter of an hour of UTC at nearly every place and is looked for there
  /// first, since behind the door each question to the clock is a call to the host.
  public func nextDay(after wall: Int64) -> Int64 {
    let today = day(of: wall)
    func isToday(_ instant: Int64) -> Bool { day(of: instant) <= today }
    let quarter: Int64 = 900_000
    var low = wall
    var high = (wall / quarter + 1) * quarter
    var step = quarter
    while isToday(high) {
      low = high
      high += step
      step *= 2
    }
    while high - low > quarter {
      let middle = (low + (high - low) / 2) / quarter * quarter
      let probe = middle > low ? middle : middle + quarter
      if isToday(probe) { low = probe } else { high = probe }
    }
    if isToday(high - 1) { return high }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isToday(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
