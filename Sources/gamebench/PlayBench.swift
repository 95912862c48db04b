import GameAppKit
import GameShellKit
import GameShellUI
import Platform
import TerminalFrontend

/// What a key costs from the press to the bytes for the terminal, with a real game.
struct PlayBench {
  var options: HostOptions
  var plugin: String
  var route: String

  func run(into report: inout Report) throws {
    let inStage = try keys(inProcess: false, report: &report)
    let inProcess = try keys(inProcess: true, report: &report)
    report.add(
      Measurement(
        "process boundary", unit: "µs", value: max(0, inStage.median - inProcess.median)))
    try swapAndRecovery(into: &report)
  }

  private func host(inProcess: Bool) -> GameHost {
    var options = options
    options.inProcess = inProcess
    options.seed = 1
    return GameHost(options: options)
  }

  /// Plays with the arrow keys, a flag now and then: every key changes the frame.
  private func keys(inProcess: Bool, report: inout Report) throws -> Measurement {
    let session = try HostSession(
      host: host(inProcess: inProcess), plugin: plugin, route: route, time: SystemClock().now)
    defer { session.close() }
    let driver = SceneDriver(scene: session.root, size: CellSize(columns: 80, rows: 24))
    var renderer = Renderer(depth: .truecolor, paint: Theme(appearance: .dark).paint(for:))
    try driver.send(.resize(CellSize(columns: 80, rows: 24)), at: SystemClock().now)
    _ = renderer.render(try driver.present().surface)
    let script: [Key] = [.right, .down, .character("f"), .left, .up, .right, .right, .down, .left]
    var bytes = 0
    let result = try Measurement.time(
      inProcess ? "key to bytes, in process" : "key to bytes, in a stage", count: 3000
    ) { i in
      try driver.send(.key(script[i % script.count]), at: SystemClock().now)
      bytes += renderer.render(try driver.present().surface).count
    }
    report.add(result)
    return result
  }

  private func swapAndRecovery(into report: inout Report) throws {
    let session = try HostSession(
      host: host(inProcess: false), plugin: plugin, route: route, time: SystemClock().now)
    defer { session.close() }
    let size = CellSize(columns: 80, rows: 24)
    let driver = SceneDriver(scene: session.root, size: size)
    try driver.send(.resize(size), at: SystemClock().now)
    for _ in 0..<20 { try driver.send(.key(.character("f")), at: SystemClock().now) }
    report.add(
      try Measurement.time("swap, file to first frame", count: 200, warmUp: 5) { _ in
        session.root.swap(at: SystemClock().now)
        driver.invalidate()
        _ = try driver.present()
      })
    try recovery(session, driver, into: &report)
  }

  /// From the key that meets a dead stage to the frame of the next one, at the last move.
  private func recovery(
    _ session: HostSession, _ driver: SceneDriver, into report: inout Report
  ) throws {
    var now = SystemClock().now
    report.add(
      try Measurement.time("recovery after a crash", count: 200, warmUp: 5) { _ in
        for pid in try Self.children() { Signal.kill.send(to: pid) }
        // A second fault within a minute leads Home; the clock makes each the first.
        now.steady += 120_000
        try driver.send(.key(.right), at: now)
        driver.invalidate()
        _ = try driver.present()
      })
  }

  private static func children() throws(SystemError) -> [Int32] {
    let id = try FileSystem.linkTarget("/proc/self")
    let text = try FileDescriptor.open("/proc/\(id)/task/\(currentThreadID())/children")
      .readAll(limit: 1 << 16)
    return String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { Int32($0) }
  }
}
