/// Milliseconds played as a clock: `0:00`, `12:34`, `1:02:03`. Negative times are zero.
public func formatElapsed(_ milliseconds: Int64) -> String {
  let seconds = max(0, milliseconds) / 1000
  func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
  let rest = two(seconds % 60)
  return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
}
