import GamePluginKit
import GamePluginTesting

/// A game of one number, which uses every seam when asked to by an action.
enum CounterRoute: GameRoute {
  case board

  init?(path: String) {
    guard path == "board" else { return nil }
    self = .board
  }

  var path: String { "board" }
}

final class CounterScene: Scene {
  let deps: GameDeps
  var count: Int
  var isClosed = false

  init(deps: GameDeps, request: SceneRequest) throws(SceneFault) {
    self.deps = deps
    count = 0
    if let snapshot = request.snapshot {
      guard let first = snapshot.state.first, snapshot.state.count == 1 else {
        throw SceneFault(.badState, "a counter's state has one byte")
      }
      count = Int(first)
    }
  }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    switch event {
    case .key(.character("+"), _):
      count += 1
      return .committed
    case .text(let text): return SceneResponse(handled: true, toast: text)
    case .action("leave", _, _): return SceneResponse(handled: true, navigation: .leave)
    case .action("fail", _, _): throw SceneFault(.refused, "asked to fail")
    case .action(let name, _, _) where name.hasPrefix("open:"):
      return SceneResponse(handled: true, navigation: .open(String(name.dropFirst(5))))
    case .action("seams", _, _):
      useSeams()
      return .handled
    default: return .ignored
    }
  }

  private func useSeams() {
    deps.telemetry.record(
      TelemetryEvent(
        "counter.used",
        ["a": .text("x"), "b": .integer(-2), "c": .number(0.5), "d": .flag(true)]))
    deps.errorReporter.report("an oddity")
    deps.gameCenter.submitScore(7, leaderboard: "best", gameID: "1#2")
    deps.gameCenter.reportAchievement("first", progress: 500)
    if let earlier = try? deps.saveStore.load("slot") {
      try? deps.saveStore.save(earlier + [2], in: "slot")
    } else {
      try? deps.saveStore.save([1], in: "slot")
    }
    deps.audio.play(deps.monetization.isEntitled(to: "noads") ? "rich" : "poor")
    deps.audio.play(deps.consent.answer == true ? "yes" : "no")
    deps.audio.play("minute \(deps.reminders.dailyMinute ?? -1)")
    deps.audio.play("\(deps.clock.today) \(deps.clock.now.steady)")
    deps.completions.gameCompleted(
      GameCompletion(
        mode: "only", gameID: "1#2", isWon: true, isAssisted: true, elapsed: 5, score: 6,
        leaderboard: "best"))
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    var builder = FrameBuilder()
    var spec = FrameBuilder.Spec(.text)
    spec.text = "count \(count) at \(size) in \(deps.locale)"
    builder.leaf(spec)
    return builder.finish()
  }

  func snapshot() throws(SceneFault) -> Snapshot? {
    count == 99
      ? nil
      : Snapshot(
        version: 2, state: [UInt8(count)], summary: "at \(count)", elapsed: 12, progress: 34,
        isFinished: count == 5, isPristine: count == 0)
  }
}

enum CounterGame {
  static func config(
    resume: ((GameDeps) -> ResumePoint<CounterRoute>?)? = nil,
    sinks: @escaping (GameDeps) -> [any CompletionSink] = { _ in [] }
  ) -> GameConfig<CounterRoute> {
    GameConfig(
      subsystem: "org.example.counter",
      title: LocalizedText("Counter", translations: ["de": "Zähler"]), version: "1.0.0",
      theme: GameTheme(light: [.title: RGB(1, 2, 3)], dark: [.value8: RGB(hex: 0xabcdef)]),
      tints: GameTints(primary: RGB(255, 0, 16), secondary: RGB(0, 1, 2)),
      audioKeyPrefix: "counter.",
      reminder: ReminderCopy(title: "Count", body: "Say \"one\"\\two\n\u{1}"),
      homeModes: [HomeMode(id: "only", title: "Count", route: .board, key: "c", isDaily: true)],
      removeAdsProductId: "noads", cloud: CloudConfig(container: "counter"),
      leaderboards: [LeaderboardDefinition(id: "best", title: "Best", unit: .points)],
      achievements: [AchievementDefinition(id: "first", title: "First", detail: "Count once")],
      stateVersion: 2, minimumSize: CellSize(columns: 10, rows: 2),
      makeRouteFactory: { deps in
        ClosureRouteFactory { (_, request) throws(SceneFault) in
          try CounterScene(deps: deps, request: request)
        }
      },
      fetchResume: resume, makeCompletionSinks: sinks,
      migrateState: { state, version in version == 1 ? Array(state.prefix(1)) : nil })
  }

  static func load(host: TestHost = TestHost()) throws -> InProcessGame {
    try InProcessGame(host: host) { exportGame($0) { config() } }
  }
}

/// The text of a frame's only node.
func onlyText(_ frame: Frame) -> String { frame.text(frame.node(0).text) }
