import GameShellKit
import GameStage
import Platform

extension ConformanceCheck {
  /// What the game uses of the machine and of the host.
  static var resources: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String,
      _ run: @escaping (Trial) throws(SceneFault) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(name, summary, advice: advice, family: .resources, run: run)
    }
    return [
      check(
        "memory-growth", "ten thousand events leave the memory as it is",
        advice: "free what an event made; bound histories and caches", memoryGrowth),
      check(
        "session-memory", "closing a game frees what it took",
        advice: "free all that open and event made in close", sessionMemory),
      check(
        "play-threads", "no thread is started while it is played",
        advice: "compute within the host's calls: a game is driven by one thread"
      ) { trial throws(SceneFault) in
        threads(try played(trial))
      },
      check(
        "play-quiet", "nothing is printed while it is played",
        advice: "use the log of gh_environment, and only for what matters"
      ) { trial throws(SceneFault) in
        quiet(try played(trial).printed)
      },
      check(
        "open-files", "no file is kept open",
        advice: "keep data in the slots of gh_persistence; a game has no files", openFiles),
      check(
        "idle-rests", "it uses no processor time while nobody plays",
        advice: "start no threads or timers: the host's ticks are the only clock", idle),
      check(
        "services-bounded", "one event asks the host no more than twenty times",
        advice: "keep what the host answered for the length of a session"
      ) { trial throws(SceneFault) in
        let burst = try played(trial).services.greatestBurst
        return burst > 20 ? .warn("\(burst) calls") : .pass("at most \(burst)")
      },
      check(
        "services-declared", "leaderboards, achievements and slots have names that are known",
        advice: "declare them in the manifest; slots are 1 to 64 of a-z, 0-9, '.', '_', '-'",
        declared),
    ]
  }

  /// Plays every mode in one stage.
  private static func played(_ trial: Trial) throws(SceneFault) -> TrialStage {
    let stage = try trial.stage()
    for route in trial.facts.routes {
      var player = TrialPlayer(try stage.open(route, seed: trial.seed), random: trial.random)
      for _ in 0..<100 { try player.play() }
      _ = try player.session.snapshot()
    }
    return stage
  }

  private static func memoryGrowth(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let stage = try trial.stage()
    var player = TrialPlayer(
      try stage.open(trial.firstRoute, seed: trial.seed), random: trial.random)
    // What is made once is made by then.
    for _ in 0..<3000 { try player.play() }
    guard let before = stage.process.residentMemory else {
      return .skip("/proc does not show the process")
    }
    for _ in 0..<7000 { try player.play() }
    return grown(by: (stage.process.residentMemory ?? before) - before, bound: 4 << 20)
  }

  private static func sessionMemory(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let stage = try trial.stage()
    func openAndClose(_ count: Int) throws(SceneFault) {
      for turn in 0..<count {
        let session = try stage.open(trial.firstRoute, seed: trial.seed &+ UInt64(turn % 8))
        _ = try session.frame()
        try session.send(.key(.enter))
        try session.close()
      }
    }
    try openAndClose(100)
    guard let before = stage.process.residentMemory else {
      return .skip("/proc does not show the process")
    }
    try openAndClose(200)
    return grown(by: (stage.process.residentMemory ?? before) - before, bound: 2 << 20)
  }

  private static func grown(by bytes: Int, bound: Int) -> ConformanceVerdict {
    let text = "\(max(0, bytes) >> 10) KiB more"
    return bytes > bound ? .warn(text) : .pass(text)
  }

  private static func openFiles(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let stage = try trial.stage()
    guard let before = stage.process.openFiles else {
      return .skip("/proc does not show the process's descriptors")
    }
    let after = try played(trial).process.openFiles ?? []
    // The stage's own: its socket, the plugin's copy, the log, and nothing.
    let usual = { (file: String) in
      file.hasPrefix("socket:") || file.hasPrefix("/memfd:") || file.hasPrefix("pipe:")
        || file == "/dev/null" || file.hasSuffix(".log")
    }
    let others = (before + after).filter { !usual($0) }
    return others.first.map { .warn("\($0) is open") } ?? .pass()
  }

  private static func idle(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let stage = try played(trial)
    guard let before = stage.process.processorTicks else {
      return .skip("/proc does not show the process")
    }
    Pause.milliseconds(300)
    let used = (stage.process.processorTicks ?? before) - before
    return used > 3 ? .warn("\(used * 10) ms of processor time in 300 ms") : .pass()
  }

  private static func declared(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    func ids(_ list: String) -> Set<String> {
      Set((trial.facts.manifest?[list]?.elements ?? []).compactMap { $0["id"]?.text })
    }
    let (boards, achievements) = (ids("leaderboards"), ids("achievements"))
    for call in try played(trial).services.calls {
      switch call {
      case .complete(let completion):
        if let board = completion.leaderboard, !boards.contains(board) {
          return .warn("the leaderboard \"\(board)\" is not declared")
        }
      case .submitScore(_, let board, _) where !boards.contains(board):
        return .warn("the leaderboard \"\(board)\" is not declared")
      case .achievement(let id, _) where !achievements.contains(id):
        return .warn("the achievement \"\(id)\" is not declared")
      case .load(let slot), .save(let slot, _), .remove(let slot):
        if SaveSlot(slot) == nil { return .warn("\"\(slot)\" is not a slot's name") }
      default: break
      }
    }
    return .pass()
  }
}
