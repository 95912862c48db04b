extension Day {
  /// Reads what `description` writes, for example `2026-11-30`; nil for anything else, also for a
  /// day that no month has.
  public init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 10, parts.count == 3, let year = Int(parts[0]),
      let month = Int(parts[1]), let number = Int(parts[2]), (1...12).contains(month),
      (1...31).contains(number)
    else { return nil }
    let day = Day(year: year, month: month, day: number)
    guard day.description == text else { return nil }
    self = day
  }
}
