import GameShellKit

/// A time that file names can hold and people can read, for example `2026-11-30T09-15-00Z`.
enum FileTime {
  static func text(_ unixMilliseconds: Int64) -> String {
    let seconds = max(0, unixMilliseconds / 1000)
    let day = Day(number: Int(seconds / 86_400))
    let parts = [seconds % 86_400 / 3600, seconds % 3600 / 60, seconds % 60]
    let time = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    return "\(day)T\(time)Z"
  }

  /// Unix milliseconds; nil for what is no such time.
  static func read(_ text: Substring) -> Int64? {
    guard text.hasSuffix("Z"), let t = text.firstIndex(of: "T"),
      let day = Day(iso: String(text[..<t]))
    else { return nil }
    let parts = text[text.index(after: t)...].dropLast().split(separator: "-").compactMap {
      $0.count == 2 ? Int64($0) : nil
    }
    guard parts.count == 3, parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
    let time = parts[0] * 3600 + parts[1] * 60 + parts[2]
    return (Int64(day.number) * 86_400 + time) * 1000
  }
}
