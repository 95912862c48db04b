import GameShellKit
import GameStage
import Platform

extension ConformanceCheck {
  /// The game's clock, and how long it takes to answer.
  static var time: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String,
      _ run: @escaping (Trial) throws(SceneFault) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(name, summary, advice: advice, family: .time, run: run)
    }
    return [
      check(
        "tick-unasked", "a tick that was not wished for changes nothing",
        advice: "let time come from clock_ms, not from counting ticks", tickUnasked),
      check(
        "tick-rate", "ticks are not wished for more often than 60 times a second",
        advice: "wish for ticks only while something moves, at least 16 ms apart", tickRate),
      check(
        "tick-useful", "ticks that are wished for show something",
        advice: "wish for no tick while nothing changes: an idle game sleeps", tickUseful),
      check(
        "suspend-stops-clock", "the time that a game is suspended is not played time",
        advice: "stop the clock with GH_EVENT_SUSPEND, start it with GH_EVENT_RESUME",
        suspended),
      check(
        "time-jumps", "it survives when the clocks jump",
        advice: "expect a wall clock that is set back, and long pauses"
      ) { trial throws(SceneFault) in
        for route in trial.facts.routes {
          let session = try trial.session(route)
          for jump: Int64 in [86_400_000, 0, 31_536_000_000, 1] {
            try session.send(.key(.right), after: jump)
            try session.send(.tick)
            _ = try session.frame()
          }
          session.setWallClock(back: 40_000_000_000)
          try session.send(.key(.enter), after: 5)
          _ = try session.frame()
        }
        return .pass()
      },
      check(
        "open-time", "a game opens within 500 ms",
        advice: "make puzzles ahead of time, or in steps"
      ) { trial throws(SceneFault) in
        var longest = 0.0
        for route in trial.facts.routes {
          let stage = try trial.stage()
          let start = MonotonicClock.nanoseconds
          _ = try stage.open(route, seed: trial.seed).frame()
          longest = max(longest, milliseconds(since: start))
        }
        return judged([longest], bound: 500)
      },
      check(
        "event-time", "an event is answered within 50 ms",
        advice: "do long work in steps, driven by ticks"
      ) { trial throws(SceneFault) in
        var player = TrialPlayer(try trial.session(), random: trial.random)
        var times: [Double] = []
        for _ in 0..<300 {
          let start = MonotonicClock.nanoseconds
          try player.play()
          times.append(milliseconds(since: start))
        }
        return judged(times, bound: 50)
      },
      check(
        "frame-time", "a frame is drawn within 50 ms",
        advice: "keep what costs time between frames"
      ) { trial throws(SceneFault) in
        let session = try trial.session()
        var times: [Double] = []
        for _ in 0..<100 {
          let start = MonotonicClock.nanoseconds
          _ = try session.frame()
          times.append(milliseconds(since: start))
        }
        return judged(times, bound: 50)
      },
    ]
  }

  private static func milliseconds(since start: Int64) -> Double {
    Double(MonotonicClock.nanoseconds - start) / 1_000_000
  }

  /// Judges the time that 99 of 100 stay below.
  private static func judged(_ times: [Double], bound: Double) -> ConformanceVerdict {
    let sorted = times.sorted()
    let high = sorted[(sorted.count - 1) * 99 / 100]
    let text = "\((high * 100).rounded() / 100) ms"
    return high > bound ? .warn(text) : .pass(text)
  }

  private static func tickUnasked(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      for _ in 0..<20 {
        let before = try player.session.frame()
        if before.tick == nil {
          try player.send(.tick)
          if try player.session.frame() != before {
            return .fail("\(route): a tick without a wish for it changed the frame")
          }
        }
        try player.play()
      }
    }
    return .pass()
  }

  /// One short wish is no haste, such as for what is left of a second; ten in a row are.
  private static func tickRate(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    var least: Int?
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      for _ in 0..<4 {
        for _ in 0..<10 { try player.play() }
        var (sum, count) = (0, 0)
        while count < 10, let tick = try player.session.frame().tick {
          sum += tick
          count += 1
          try player.send(.tick, after: Int64(tick))
        }
        guard count == 10 else { continue }
        if sum < 160 { return .warn("\(route): ten ticks within \(sum) ms") }
        least = min(least ?? sum, sum)
      }
    }
    return .pass(least.map { "each \($0 / 10) ms" } ?? "none")
  }

  private static func tickUseful(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      for _ in 0..<10 { try player.play() }
      let before = try player.session.frame()
      var current = before
      var ticks = 0
      while let tick = current.tick, ticks < 20, current == before {
        try player.send(.tick, after: Int64(tick))
        current = try player.session.frame()
        ticks += 1
      }
      if ticks == 20 { return .warn("\(route): twenty ticks changed nothing") }
    }
    return .pass()
  }

  private static func suspended(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    guard try trial.table().hasSnapshot else {
      return .skip("without snapshots the time played is not known")
    }
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      for _ in 0..<10 { try player.play() }
      try player.send(.suspend)
      let before = try player.session.snapshot()?.elapsed
      try player.send(.resume, after: 36_000_000)
      try player.send(.focus(true))
      let after = try player.session.snapshot()?.elapsed
      if before != after {
        return .fail(
          "\(route): ten suspended hours counted as \((after ?? 0) - (before ?? 0)) ms of play")
      }
    }
    return .pass()
  }
}
