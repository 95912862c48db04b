import GameShellKit

extension ConformanceCheck {
  /// Every kind of event is survived, sensible or not.
  static var events: [ConformanceCheck] {
    kinds + [
      ConformanceCheck(
        "event-odd", "actions, cells and places that it never drew do no harm",
        advice: "check every number of an event before using it as an index", family: .events
      ) { trial throws(SceneFault) in
        try survives(trial, oddEvents)
      },
      ConformanceCheck(
        "event-long", "very long texts do no harm",
        advice: "limit what you keep of a text", family: .events
      ) { trial throws(SceneFault) in
        let long = String(repeating: "wörter ", count: 8000)
        return try survives(
          trial, [.text(long), .paste(long), .action(long, node: 1, cell: 0)])
      },
      ConformanceCheck(
        "paste-no-command", "what is pasted is never a command",
        advice: "take a paste as text, or ignore it", family: .events, run: paste),
      ConformanceCheck(
        "event-fuzz", "two thousand random events do no harm",
        advice: "repeat the run with --only=event-fuzz and the --reproduce that is printed",
        family: .events, run: fuzz),
    ]
  }

  private static var kinds: [ConformanceCheck] {
    let keys: [SceneEvent] =
      (0x20..<0x7f).compactMap { Unicode.Scalar(UInt8($0)) }.map { .key(.character($0)) }
      + (1...12).map { .key(.function($0)) }
      + [
        Key.up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab,
        .backspace, .delete, .insert, .character("é"), .character("\u{1F3B2}"),
      ].flatMap { key in
        [[], .shift, .alt, .control, .super, [.control, .shift]].map { .key(key, $0) }
      }
    let phases: [PointerEvent.Phase] = [.press, .drag, .release, .move, .wheel]
    let pointers: [SceneEvent] = phases.flatMap { phase in
      [PointerEvent.Button.none, .left, .middle, .right, .chord].flatMap { button in
        [nil, 0, 7].map { cell in
          .pointer(
            PointerEvent(
              phase, button: button, column: 1, row: 1, wheel: phase == .wheel ? -1 : 0, node: 1,
              cell: cell))
        }
      }
    }
    let sizes: [SceneEvent] = Self.sizes.map { .resize($0) }
    let groups: [(String, String, [SceneEvent])] = [
      ("key", "every key, with and without modifiers,", keys),
      ("text", "typed text", ["5", "", "é", "\u{1F3B2}", "hello", "\n", "\t"].map { .text($0) }),
      ("paste", "pasted text", ["", "1234", "a\nb\r\n", "\u{1b}[A"].map { .paste($0) }),
      ("pointer", "every button in every phase", pointers),
      ("tick", "a tick", Array(repeating: .tick, count: 20)),
      ("resize", "any size", sizes),
      ("focus", "losing and getting the focus", [.focus(false), .focus(false), .focus(true)]),
      ("suspend", "being suspended, also twice,", [.suspend, .suspend, .key(.enter), .resume]),
      ("resume", "being resumed, also without cause,", [.resume, .resume, .key(.enter)]),
    ]
    return groups.map { kind, words, events in
      ConformanceCheck(
        "event-\(kind)", "\(words) does no harm",
        advice: "answer GH_OK to what you ignore, and check what you use", family: .events
      ) { trial throws(SceneFault) in
        try survives(trial, events)
      }
    } + [
      ConformanceCheck(
        "event-action", "every action that a screen offers does no harm",
        advice: "take an action for what its id says, whenever it comes", family: .events
      ) { trial throws(SceneFault) in
        for route in trial.facts.routes {
          let targets = EventChoice(frame: try trial.session(route).frame()).targets
          let events = targets.flatMap { target in
            let cells: [Int?] = [nil] + (0..<min(target.cells, 200)).map { $0 }
            return cells.map { SceneEvent.action(target.action, node: target.node, cell: $0) }
          }
          _ = try survives(trial, events, route)
        }
        return .pass()
      }
    ]
  }

  private static var oddEvents: [SceneEvent] {
    let cells: [Int?] = [nil, -1, 0, 4095, Int(Int32.max), Int(Int32.min)]
    let nodes: [UInt32] = [0, 1, 77, .max]
    return nodes.flatMap { node in
      cells.flatMap { cell -> [SceneEvent] in
        [
          .action("", node: node, cell: cell), .action("no such action", node: node, cell: cell),
          .pointer(
            PointerEvent(
              .press, button: .left, column: Int(Int32.max), row: Int(Int32.min), node: node,
              cell: cell)),
          .pointer(
            PointerEvent(
              .wheel, column: -1, row: -1, wheel: Int(Int32.min), node: node, cell: cell)),
        ]
      }
    }
  }

  /// Sends events to every mode, or to one, and draws after each; a fault names the event.
  private static func survives(
    _ trial: Trial, _ events: [SceneEvent], _ only: String? = nil
  ) throws(SceneFault) -> ConformanceVerdict {
    // Known actions with odd cells are the most telling of the odd events.
    for route in only.map({ [$0] }) ?? trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      let actions = EventChoice(frame: try player.session.frame()).targets.map(\.action)
      for event in events {
        var variants = [event]
        if case .action("", let node, let cell) = event {
          variants += actions.map { .action($0, node: node, cell: cell) }
        }
        for variant in variants {
          do throws(SceneFault) {
            try player.send(variant)
            _ = try player.session.frame()
          } catch {
            let words = "\(variant)".prefix(120)
            throw SceneFault(error.kind, "\(route): after \(words), \(error.reason)")
          }
        }
      }
    }
    return .pass("\(events.count) events")
  }

  private static func paste(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      for text in ["q", "q\n", "n", "\u{1b}", "x\ry\n"] {
        let response = try trial.session(route).send(.paste(text))
        if response.navigation != nil {
          return .fail("\(route): pasting \(text.debugDescription) led away from the game")
        }
      }
    }
    return .pass()
  }

  private static func fuzz(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let routes = trial.facts.routes
    let count = max(100, 2000 / max(1, routes.count))
    for route in routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      do throws(SceneFault) {
        for turn in 0..<count {
          try player.fuzz()
          if turn % 20 == 0 { _ = try player.session.snapshot() }
        }
        _ = try player.session.frame()
      } catch {
        let last = player.events.suffix(3).map { "\($0)".prefix(100) }.joined(separator: ", ")
        throw SceneFault(
          error.kind,
          "\(route), event \(player.events.count) of seed \(trial.seed): \(error.reason); the "
            + "last were \(last)")
      }
    }
    return .pass("seed \(trial.seed)")
  }
}
