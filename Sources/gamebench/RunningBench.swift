import GameAppKit
import Platform

/// What the real program costs on a real terminal: its start, its memory and its rest.
struct RunningBench {
  var gamehost: String
  var plugin: String
  var route: String
  /// A text that the first screen shows.
  var title: String
  var scratch: String

  func run(into report: inout Report) throws {
    report.add(try start())
    let (memory, home, board) = try atRest()
    report.add(Measurement("memory, host and stage", unit: "MB", value: memory))
    report.add(Measurement("idle wake-ups per second, at Home", unit: "1/s", value: home))
    report.add(Measurement("idle wake-ups per second", unit: "1/s", value: board))
  }

  private func launch(
    _ terminal: TerminalPair, _ arguments: [String]
  ) throws(SystemError) -> ChildProcess {
    var launch = ChildProcess.Launch(
      path: gamehost, arguments: ["--data-dir", Path.join(scratch, "data")] + arguments + [plugin],
      environment: Environment([
        "HOME": scratch, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
        "XDG_STATE_HOME": Path.join(scratch, "state"),
      ]))
    for number: Int32 in 0...2 { launch.pass(terminal.program, as: number) }
    launch.newSession = true
    return try ChildProcess(launch)
  }

  /// Reads until a text was written; false when it was not within two seconds.
  private func wait(for text: String, on terminal: TerminalPair) throws(SystemError) -> Bool {
    let wanted = Array(text.utf8)
    var seen: [UInt8] = []
    let end = MonotonicClock.milliseconds + 2000
    while MonotonicClock.milliseconds < end {
      guard terminal.screen.wait(for: .reading, milliseconds: 100) != .timedOut else { continue }
      seen += try terminal.screen.read(upTo: 1 << 16) ?? []
      if seen.firstRange(of: wanted) != nil { return true }
    }
    return false
  }

  private func start() throws -> Measurement {
    var samples: [Double] = []
    for turn in 0..<25 {
      let terminal = try TerminalPair(columns: 80, rows: 24)
      let begun = MonotonicClock.nanoseconds
      let child = try launch(terminal, [])
      guard try wait(for: title, on: terminal) else { continue }
      // The first runs fill the machine's caches.
      if turn >= 3 { samples.append(Double(MonotonicClock.nanoseconds - begun) / 1000) }
      child.kill()
      _ = child.wait(milliseconds: nil)
    }
    return Measurement("start to first frame", unit: "µs", samples: samples)
  }

  private func atRest() throws -> (memory: Double, home: Double, board: Double) {
    let terminal = try TerminalPair(columns: 80, rows: 24)
    let child = try launch(terminal, [])
    defer { child.kill() }
    _ = try wait(for: title, on: terminal)
    let home = try wakeUps(of: child.pid, on: terminal, seconds: 3)
    try terminal.screen.write("1 ")
    try drain(terminal, milliseconds: 500)
    let memory = try ([child.pid] + children(of: child.pid)).map(resident).reduce(0, +)
    let board = try wakeUps(of: child.pid, on: terminal, seconds: 4)
    return (memory, home, board)
  }

  private func drain(_ terminal: TerminalPair, milliseconds: Int) throws(SystemError) {
    let end = MonotonicClock.milliseconds + Int64(milliseconds)
    while MonotonicClock.milliseconds < end {
      if terminal.screen.wait(for: .reading, milliseconds: 50) != .timedOut {
        _ = try terminal.screen.read(upTo: 1 << 16)
      }
    }
  }

  /// How often the host woke up, a second: moments in which it ran at all. At one moment it may
  /// sleep and go on several times, as while it waits for its stage's answer.
  private func wakeUps(
    of pid: Int32, on terminal: TerminalPair, seconds: Int
  ) throws(SystemError) -> Double {
    // Questions to the terminal that nobody answers end after a while; they are not rest.
    try drain(terminal, milliseconds: 1500)
    var moments = 0
    var last = try number("voluntary_ctxt_switches", of: pid)
    for _ in 0..<seconds * 20 {
      try drain(terminal, milliseconds: 50)
      let now = try number("voluntary_ctxt_switches", of: pid)
      if now != last { moments += 1 }
      last = now
    }
    return Double(moments) / Double(seconds)
  }

  private func resident(_ pid: Int32) throws(SystemError) -> Double {
    try number("VmRSS", of: pid) / 1024
  }

  private func number(_ name: String, of pid: Int32) throws(SystemError) -> Double {
    let text = try procFile("/proc/\(pid)/status")
    for line in text.split(separator: "\n") where line.hasPrefix(name + ":") {
      return Double(line.filter(\.isNumber)) ?? 0
    }
    return 0
  }

  private func children(of pid: Int32) throws(SystemError) -> [Int32] {
    try procFile("/proc/\(pid)/task/\(pid)/children").split(separator: " ").compactMap { Int32($0) }
  }

  private func procFile(_ path: String) throws(SystemError) -> String {
    String(decoding: try FileDescriptor.open(path).readAll(limit: 1 << 16), as: UTF8.self)
  }
}
