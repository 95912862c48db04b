import Platform
import TestSupport
import Testing

/// A place on earth, in the form of the variable `TZ`, and how long its days are from now on.
struct Place: Sendable, CustomTestStringConvertible {
  var zone: String
  /// Hours from today's end to tomorrow's.
  var hours: Int
  var testDescription: String { zone }

  static let all: [Place] =
    [("<-12>12", 24), ("<-0330>3:30", 24), ("UTC0", 24), ("<+0545>-5:45", 24), ("<+14>-14", 24)]
    .map { Place(zone: $0, hours: $1) } + [
      // Tomorrow the clocks go forward in the morning; at midnight itself; and back, as well.
      saving("2", isForward: true, hours: 23), saving("0", isForward: true, hours: 23),
      saving("3", isForward: false, hours: 25), saving("0", isForward: false, hours: 24),
    ]

  /// A place where daylight saving begins or ends tomorrow. The rule names days of the year as
  /// they are without a leap day.
  private static func saving(_ hour: String, isForward: Bool, hours: Int) -> Place {
    let number = LocalTime.dayNumber(at: WallClock.milliseconds)
    let (tomorrow, other) = (julian(number + 1), julian(number + 180))
    let (begin, end) = isForward ? (tomorrow, other) : (other, tomorrow)
    return Place(zone: "AAA0BBB,J\(begin)/\(hour),J\(end)/\(hour)", hours: hours)
  }

  /// 1 for January 1 … 365 for December 31, February 29 left out.
  private static func julian(_ dayNumber: Int) -> Int {
    var year = 1970
    var rest = dayNumber
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    while rest >= (isLeap(year) ? 366 : 365) {
      rest -= isLeap(year) ? 366 : 365
      year += 1
    }
    return min(365, isLeap(year) && rest >= 59 ? max(59, rest) : rest + 1)
  }
}

@Suite(
  "The daily puzzles of the built games",
  .enabled(if: !BuiltGames.paths.isEmpty, "scripts/test builds them; GAMEHOST_BUILD is not set"))
struct DailyEndToEndTests {
  @Test(
    "change once a day, at local midnight, wherever the player is", arguments: BuiltGames.paths,
    Place.all)
  func midnight(_ path: String, _ place: Place) throws {
    let home = try TemporaryFolder()
    let dialogue = try HeadlessDialogue(
      ["--route", "daily", path], home: home.path, zone: place.zone)
    func today(after seconds: Int) throws -> String {
      let answer = try dialogue.ask(#"{"advance":\#(seconds)}"#)
      let rows = answer.split(separator: "\"").first { $0.contains(" · today") }
      return rows.map { String($0.suffix(24)) } ?? "none: \(answer)"
    }
    var shown = try today(after: 1)
    #expect(shown.contains(" · today"))
    var changes: [Int] = []
    for minute in stride(from: 5, through: 50 * 60, by: 5) {
      let now = try today(after: 300)
      if now != shown { changes.append(minute) }
      shown = now
    }
    #expect(changes.count == 2, "\(place.zone): after \(changes) minutes")
    let days = zip(changes.dropFirst(), changes).map { $0 - $1 }
    #expect(days == [place.hours * 60], "\(place.zone): \(days) minutes")
    #expect(dialogue.end() == 0)
  }

  @Test(
    "a day's puzzle begun, kill -9: Home offers it, and it goes on", arguments: BuiltGames.paths)
  func killed(_ path: String) throws {
    let home = try TemporaryFolder()
    let first = try HeadlessDialogue(["--route", "daily", path], home: home.path)
    _ = try first.ask(#"{"advance":20}"#)
    _ = try first.ask(#"{"key":"enter"}"#)
    var played = ""
    // A square that a hint points at is marked; all pencil marks are filled in: a move in each game.
    for key in ["i", "f", "a", "right", "down"] {
      played = try first.ask(#"{"key":"\#(key)"}"#)
    }
    first.killHard()
    let second = try HeadlessDialogue([path], home: home.path)
    let pill = try second.ask(#"{"resize":{"columns":80,"rows":24}}"#)
    #expect(pill.contains("Daily"))
    #expect(try second.ask(#"{"key":"enter"}"#).contains("rows"))
    let back = try second.ask(#"{"resize":{"columns":80,"rows":24}}"#)
    #expect(BuiltGames.board(back) == BuiltGames.board(played))
    // From Home's pill it leads Home; by the calendar it is where it was left, too.
    _ = try second.ask(#"{"key":"q"}"#)
    _ = try second.ask(#"{"key":"d"}"#)
    #expect(try second.ask(#"{"advance":20}"#).contains("Go on"))
    let again = try second.ask(#"{"key":"enter"}"#)
    #expect(BuiltGames.board(again) == BuiltGames.board(played))
    #expect(try second.ask(#"{"key":"q"}"#).contains(" · today"))
    #expect(second.end() == 0)
  }
}
