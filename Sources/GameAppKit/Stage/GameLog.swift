import Platform

/// The lines that a game logs through the host: as many as a reader could want, and no flood.
///
/// What is too much is left out, and its place says how many lines that were.
final class GameLog {
  /// Lines that may come at once.
  static let burst = 200
  /// Lines that may come for each second that passes.
  static let perSecond = 20
  /// Bytes of one line; what is longer is cut.
  static let longestLine = 2000

  private let write: (String) -> Void
  private let now: () -> Int64
  private var room = GameLog.burst
  private var countedUntil: Int64
  private var leftOut = 0

  /// Makes a log over what writes a line; `now` gives milliseconds on the steady clock.
  init(
    now: @escaping () -> Int64 = { MonotonicClock.milliseconds },
    write: @escaping (String) -> Void
  ) {
    self.now = now
    self.write = write
    countedUntil = now()
  }

  /// Takes a line.
  func take(_ line: String) {
    let earned = (now() - countedUntil) * Int64(Self.perSecond) / 1000
    if earned > 0 {
      room = Int(min(Int64(Self.burst), Int64(room) + earned))
      countedUntil += earned * 1000 / Int64(Self.perSecond)
    }
    guard room > 0 else {
      leftOut += 1
      return
    }
    room -= 1
    flush()
    write(Self.cut(line))
  }

  /// Says how many lines were left out, if any were.
  func flush() {
    guard leftOut > 0 else { return }
    write(leftOut == 1 ? "… 1 line was left out" : "… \(leftOut) lines were left out")
    leftOut = 0
  }

  private static func cut(_ line: String) -> String {
    guard line.utf8.count > longestLine else { return line }
    return String(decoding: line.utf8.prefix(longestLine), as: UTF8.self) + "…"
  }
}
