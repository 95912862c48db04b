import GameShellKit
import Platform

extension ConformanceCheck {
  /// Seed and events give every frame; nothing else does.
  static var determinism: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String,
      _ run: @escaping (Trial) throws(SceneFault) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(name, summary, advice: advice, family: .determinism, run: run)
    }
    let advice =
      "take randomness from the seed and time from the event only; iterate over no hash table"
    return [
      check(
        "same-in-two-processes", "the same seed and events give the same frames in two processes",
        advice: advice
      ) { trial throws(SceneFault) in
        for route in trial.facts.routes {
          let pair = (try trial.session(route), try trial.session(route))
          if let difference = try playBeside(pair.0, pair.1, trial, events: 80) {
            return .fail("\(route): \(difference)")
          }
        }
        return .pass()
      },
      check(
        "same-at-another-time", "the machine's clock makes no difference",
        advice: "ask the host for the time: it answers the time of the event"
      ) { trial throws(SceneFault) in
        let first = try trial.session()
        let firstFrame = try first.frame()
        // Long enough for a clock that counts seconds to have moved on.
        Pause.milliseconds(1100)
        let second = try trial.session()
        if try second.frame() != firstFrame {
          return .fail("a second later the same game begins differently")
        }
        return try playBeside(first, second, trial, events: 10).map { .fail($0) } ?? .pass()
      },
      check(
        "seeds-differ", "different seeds give different games",
        advice: "draw from the seed that open gets", seedsDiffer),
    ]
  }

  /// Plays two sessions with the same events; gives words on the first difference.
  static func playBeside(
    _ first: TrialSession, _ second: TrialSession, _ trial: Trial, events: Int
  ) throws(SceneFault) -> String? {
    var one = TrialPlayer(first, random: trial.random)
    var other = TrialPlayer(second, random: trial.random)
    for turn in 0..<events {
      let isFuzz = turn % 4 == 3
      let responses = (
        isFuzz ? try one.fuzz() : try one.play(), isFuzz ? try other.fuzz() : try other.play()
      )
      let last = one.events.last.map { "\($0)" } ?? ""
      if responses.0 != responses.1 { return "event \(turn + 1), \(last), is answered differently" }
      let difference = FrameDifference.words(
        try one.session.frame(), try other.session.frame())
      if let difference { return "after event \(turn + 1), \(last): \(difference)" }
    }
    let states = (try one.session.snapshot(), try other.session.snapshot())
    return states.0 == states.1 ? nil : "the states differ after \(events) events"
  }

  private static func seedsDiffer(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      var boards: Set<Frame> = []
      for seed in 1...6 {
        let session = try trial.session(route, seed: trial.seed &+ UInt64(seed))
        // What is hidden shows after some moves, the same ones each time.
        var player = TrialPlayer(session, random: SeededRandom(seed: trial.seed))
        for _ in 0..<25 { try player.play() }
        boards.insert(try player.session.frame())
      }
      if boards.count > 1 { return .pass(route) }
    }
    return .warn("six seeds give the same game in every mode")
  }
}
