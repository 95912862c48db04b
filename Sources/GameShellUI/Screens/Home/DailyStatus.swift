import GameShellKit

/// How today's puzzle of a daily mode stands.
public struct DailyStatus: Hashable, Sendable {
  /// Whether today's puzzle was solved.
  public var isDone: Bool
  /// Days in a row.
  public var streak: Int
  /// How far today's puzzle is, 0 … 1000; nil for one that was not begun, or is done.
  public var progress: Int?

  /// Makes a status.
  public init(isDone: Bool, streak: Int, progress: Int? = nil) {
    self.isDone = isDone
    self.streak = streak
    self.progress = progress
  }
}

extension DailyStatus {
  /// The words of Home, as many as there is room for in cells: whether today's is done, how far it
  /// is, the days in a row. A percentage or a streak without a tick say by themselves that it is
  /// open. Nil when there is nothing to tell.
  func told(in room: Int, _ strings: ShellStrings) -> String? {
    let share = isDone ? nil : progress.map { strings.percent.filling("count", with: $0 / 10) }
    let days = streak > 0 ? strings.daily.streak.filling("count", with: streak) : nil
    guard isDone || share != nil || days != nil else { return nil }
    let state = isDone ? strings.daily.done : strings.daily.open
    let tick = isDone ? "✓ " : ""
    let forms = [[state, share, days], [share, days], [days], [share], [state]].map {
      $0.compactMap(\.self).joined(separator: " · ")
    }.filter { !$0.isEmpty }.map { tick + $0 }
    return forms.first { CharacterWidth.of($0) <= room }
      ?? forms.min { CharacterWidth.of($0) < CharacterWidth.of($1) }
  }
}
