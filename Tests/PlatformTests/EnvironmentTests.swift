import Glibc
import Platform
import Testing

/// Serialized: these tests change the process's own environment.
@Suite("Environment and time", .serialized)
struct EnvironmentTests {
  @Test("the environment is a snapshot of the process's variables")
  func snapshot() {
    setenv("GAMEHOST_TEST_VARIABLE", "a=b", 1)
    let environment = Environment.current()
    unsetenv("GAMEHOST_TEST_VARIABLE")
    #expect(environment["GAMEHOST_TEST_VARIABLE"] == "a=b")
    #expect(environment.lines.contains("GAMEHOST_TEST_VARIABLE=a=b"))
    #expect(Environment(["EMPTY": ""])["EMPTY"] == nil)
  }

  @Test(
    "the local day and offset follow TZ, from UTC-12 to UTC+14",
    arguments: [
      ("<-12>12", -720, 20_422), ("UTC0", 0, 20_423), ("<+0530>-5:30", 330, 20_423),
      ("<+14>-14", 840, 20_424),
    ])
  func zones(zone: String, minutes: Int, day: Int) {
    setenv("TZ", zone, 1)
    LocalTime.reload()
    defer {
      unsetenv("TZ")
      LocalTime.reload()
    }
    // 2025-12-01 11:00 UTC
    let instant: Int64 = (20_423 * 24 + 11) * 3_600_000
    #expect(LocalTime.offsetMinutes(at: instant) == minutes)
    #expect(LocalTime.dayNumber(at: instant) == day)
    #expect(LocalTime.dayNumber(at: -1) == (minutes > 0 ? 0 : -1))
  }

  @Test("daylight saving moves the offset, and each day begins once, at local midnight")
  func daylightSaving() {
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1)
    LocalTime.reload()
    defer {
      unsetenv("TZ")
      LocalTime.reload()
    }
    // 2025-03-29 12:00 UTC, the day before the clocks go forward.
    var instant: Int64 = (20_176 * 24 + 12) * 3_600_000
    var lengths: [Int64] = []
    instant = LocalTime.nextDay(after: instant)
    for _ in 0..<3 {
      let next = LocalTime.nextDay(after: instant)
      #expect(LocalTime.dayNumber(at: next) == LocalTime.dayNumber(at: next - 1) + 1)
      lengths.append((next - instant) / 3_600_000)
      instant = next
    }
    #expect(lengths == [23, 24, 24])
    #expect(LocalTime.offsetMinutes(at: instant) == 120)
  }

  @Test("clocks run, and the monotonic one does not go back")
  func clocks() {
    let before = MonotonicClock.nanoseconds
    Pause.milliseconds(2)
    #expect(MonotonicClock.nanoseconds - before >= 2_000_000)
    #expect(WallClock.milliseconds > 1_700_000_000_000)
  }
}

@Suite("XDG folders")
struct XDGFoldersTests {
  @Test("without variables the standard folders below HOME hold")
  func standards() throws {
    let folders = try XDGFolders(environment: Environment(["HOME": "/home/p"]))
    #expect(folders.data == "/home/p/.local/share")
    #expect(folders.config == "/home/p/.config")
    #expect(folders.state == "/home/p/.local/state")
    #expect(folders.cache == "/home/p/.cache")
    #expect(folders.runtime == nil)
    #expect(folders.dataSearch == ["/usr/local/share", "/usr/share"])
  }

  @Test("absolute variables win; relative and empty ones are ignored")
  func variables() throws {
    let folders = try XDGFolders(
      environment: Environment([
        "HOME": "/home/p", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "relative",
        "XDG_STATE_HOME": "", "XDG_RUNTIME_DIR": "run", "XDG_DATA_DIRS": "/x:y:/z",
      ]))
    #expect(folders.data == "/d")
    #expect(folders.config == "/home/p/.config")
    #expect(folders.state == "/home/p/.local/state")
    #expect(folders.runtime == nil)
    #expect(folders.dataSearch == ["/x", "/z"])
  }

  @Test("without a home the fallback serves, and without either there is an error")
  func noHome() throws {
    #expect(try XDGFolders(environment: Environment(), home: "/h").cache == "/h/.cache")
    #expect(throws: MissingHome.self) {
      try XDGFolders(environment: Environment(["HOME": "relative"]))
    }
    let all = ["DATA", "CONFIG", "STATE", "CACHE"].map { ("XDG_\($0)_HOME", "/\($0)") }
    #expect(
      try XDGFolders(environment: Environment(Dictionary(uniqueKeysWithValues: all))).cache
        == "/CACHE")
  }
}
