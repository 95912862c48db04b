import Platform
import TestSupport

@testable import FreedesktopReminders

/// A reminder in a folder of its own, with a `systemctl` that only notes what it is told.
final class ReminderBench {
  /// How the machine's systemd behaves.
  enum Systemd: String, CaseIterable, Sendable {
    case working
    case refusing
    case absent
  }

  let folder: TemporaryFolder
  let systemd: Systemd
  /// Unix milliseconds; days begin at UTC midnight.
  var now: Int64 = 0
  var title = "Puzzle of the day"
  var program = "/usr/games/gamehost"

  init(_ systemd: Systemd = .working) throws {
    self.systemd = systemd
    folder = try TemporaryFolder()
    try FileSystem.makeFolders(folder.file("bin"))
    guard systemd != .absent else { return }
    let refusal = "echo 'Failed to connect to bus: No medium found' >&2; echo more >&2; exit 1"
    let script = """
      #!/bin/sh
      echo "$*" >> "\(folder.file("calls"))"
      \(systemd == .refusing ? refusal : "exit 0")

      """
    try FileSystem.writeAtomically(
      Array(script.utf8), to: folder.file("bin/systemctl"), permissions: 0o755)
  }

  var environment: Environment { Environment(["PATH": folder.file("bin")]) }

  func reminders() throws -> FreedesktopReminders {
    try FreedesktopReminders(
      FreedesktopReminders.Configuration(
        subsystem: "org.example.game", title: title, body: "It waits for you.",
        folder: folder.file("reminders"), unitFolder: folder.file("systemd/user"),
        program: program, environment: environment),
      now: { [unowned self] in now }, localMoment: Self.utc)
  }

  /// The arguments of each call to `systemctl`, without the options that all have.
  func calls() throws -> [String] {
    guard FileSystem.exists(folder.file("calls")) else { return [] }
    let text = String(
      decoding: try FileSystem.read(folder.file("calls"), limit: 9999), as: UTF8.self)
    return text.split(separator: "\n").map { line in
      let options = "--user --no-pager --no-ask-password "
      return line.hasPrefix(options) ? String(line.dropFirst(options.count)) : "?\(line)"
    }
  }

  func unit(_ ending: String) throws -> String? {
    let path = folder.file("systemd/user/gamehost-org.example.game\(ending)")
    guard FileSystem.exists(path) else { return nil }
    return String(decoding: try FileSystem.read(path, limit: 9999), as: UTF8.self)
  }

  /// A calendar in which a day is a day.
  static func utc(_ wall: Int64) -> LocalMoment {
    LocalMoment(day: Int(wall / 86_400_000), minute: Int(wall % 86_400_000 / 60_000))
  }

  /// An instant by day and time.
  static func time(day: Int, _ hour: Int, _ minute: Int = 0) -> Int64 {
    Int64(day * 1440 + hour * 60 + minute) * 60_000
  }
}
