import GameShellKit
import GameStage

extension ConformanceCheck {
  /// Opening a session and ending it.
  static var opening: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String, need: Need = .play,
      _ run: @escaping (Trial) throws(SceneFault) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(
        name, summary, advice: advice, family: .opening, need: need, run: run)
    }
    return [
      check(
        "modes-open", "every mode of the home screen opens and draws",
        advice: "open every route that the manifest's homeModes name", need: .load, modesOpen),
      check(
        "unknown-route", "a route that it does not have is refused with GH_BAD_ROUTE",
        advice: "answer GH_BAD_ROUTE to routes that you do not know", unknownRoute),
      check(
        "odd-routes", "empty, long and odd routes do no harm",
        advice: "check a route's length and content before using it", oddRoutes),
      check(
        "locales", "it opens in any language",
        advice: "fall back to English for languages that you do not have"
      ) { trial throws(SceneFault) in
        let locales = ["en", "de", "zh-Hans", "ar", "", "xx-unknown", "not a locale"]
        for locale in locales {
          _ = try trial.stage().open(trial.firstRoute, seed: trial.seed, locale: locale).frame()
        }
        return .pass("\(locales.count) locales")
      },
      check(
        "time-zones", "it opens at any place and time",
        advice: "ask the host for the local day; expect offsets from -12 to +14 hours"
      ) { trial throws(SceneFault) in
        for offset in [-720, -210, 0, 345, 840] {
          for wall: Int64 in [0, 1_700_000_000_000, 4_102_444_800_000] {
            let time = GameTime(steady: 0, wall: wall)
            _ = try trial.stage().open(
              trial.firstRoute, seed: trial.seed, at: time, utcOffset: offset
            ).frame()
          }
        }
        return .pass()
      },
      check(
        "any-seed", "it opens with any seed",
        advice: "let no seed be special: 0 and the greatest occur too"
      ) { trial throws(SceneFault) in
        for seed in [0, 1, .max, 1 << 63, trial.random.next(), trial.random.next()] {
          _ = try trial.session(seed: seed).frame()
        }
        return .pass()
      },
      check(
        "close-clean", "a session can be closed at any time",
        advice: "free in close only what open and event made, and each once", closeClean),
      check(
        "reopen", "a game opened after another was played is as the first one was",
        advice: "keep nothing in static variables; all state belongs to the session", reopen),
      check(
        "two-sessions", "two games at once do not disturb each other",
        advice: "keep nothing in static variables; all state belongs to the session", twoSessions),
      check(
        "many-sessions", "thirty-two games can be open at once",
        advice: "make sessions small, and share only what never changes"
      ) { trial throws(SceneFault) in
        let stage = try trial.stage()
        var sessions: [TrialSession] = []
        for seed in 0..<32 { sessions.append(try stage.open(trial.firstRoute, seed: UInt64(seed))) }
        for session in sessions { _ = try session.frame() }
        for session in sessions { try session.close() }
        return .pass()
      },
      check(
        "resume-point", "what fetch_resume gives can be opened",
        advice: "give a route that open takes, or GH_ABSENT", need: .load, resumePoint),
    ]
  }

  private static func modesOpen(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    guard !trial.facts.routes.isEmpty else { return .fail("the manifest names no mode") }
    for route in trial.facts.routes {
      do throws(SceneFault) {
        _ = try trial.session(route).frame()
      } catch {
        return .fail("\(route): \(error.reason)")
      }
    }
    return .pass("\(trial.facts.routes.count) modes")
  }

  private static func unknownRoute(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    do throws(SceneFault) {
      _ = try trial.session("there/is/no such route")
      return .fail("it opened \"there/is/no such route\"")
    } catch  where error.kind == .badRoute {
      return .pass()
    } catch  where error.kind == .refused {
      return .warn("it is refused, but not with GH_BAD_ROUTE: \(error.reason)")
    }
  }

  private static func oddRoutes(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let routes = [
      "", "/", "..", "%00", "\u{0}", "\u{1F3B2}", "board/", "board/%ff/../..", "a?b#c",
      String(repeating: "x", count: 100), String(repeating: "/a", count: 30_000),
    ]
    let stage = try trial.stage()
    for route in routes + trial.facts.routes.map({ $0 + String(repeating: "/", count: 5000) }) {
      do throws(SceneFault) {
        let session = try stage.open(route, seed: trial.seed)
        _ = try session.frame()
        try session.close()
      } catch  where error.isRefusal {
        continue
      }
    }
    _ = try stage.open(trial.firstRoute, seed: trial.seed).frame()
    return .pass("\(routes.count) routes")
  }

  private static func closeClean(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let stage = try trial.stage()
    for route in trial.facts.routes {
      try stage.open(route, seed: trial.seed).close()
      var player = TrialPlayer(try stage.open(route, seed: trial.seed), random: trial.random)
      _ = try player.session.frame()
      for _ in 0..<10 { try player.play() }
      try player.session.close()
      _ = try stage.open(route, seed: trial.seed).frame()
    }
    return .pass()
  }

  private static func reopen(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let stage = try trial.stage()
    for route in trial.facts.routes {
      let first = try stage.open(route, seed: trial.seed)
      let before = try first.frame()
      var player = TrialPlayer(first, random: trial.random)
      for _ in 0..<30 { try player.play() }
      try player.session.close()
      stage.services.forget()
      let after = try stage.open(route, seed: trial.seed).frame()
      if before != after { return .fail("\(route): the second game did not begin as the first") }
    }
    return .pass()
  }

  private static func twoSessions(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let stage = try trial.stage()
    for route in trial.facts.routes {
      let quiet = try stage.open(route, seed: trial.seed)
      let before = try quiet.frame()
      var player = TrialPlayer(try stage.open(route, seed: trial.seed), random: trial.random)
      for _ in 0..<30 { try player.play() }
      if try quiet.frame() != before {
        return .fail("\(route): playing one game changed what another draws")
      }
      try player.session.close()
      if try quiet.frame() != before {
        return .fail("\(route): closing one game changed what another draws")
      }
    }
    return .pass()
  }

  private static func resumePoint(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    guard try trial.table().hasFetchResume else { return .skip("the game has no fetch_resume") }
    let stage = try trial.stage()
    let reply = try stage.request(.fetchResume(session: 9999))
    guard case .resume(let point) = reply else { return .fail("it gave something else") }
    guard let point else { return .pass("nothing to resume") }
    _ = try stage.open(point.route.path, seed: trial.seed).frame()
    return .pass(point.route.path)
  }
}

extension SceneFault {
  /// Whether the game said no, and lives.
  var isRefusal: Bool { [.refused, .badState, .badRoute].contains(kind) }
}
