import GameShellKit

extension ConformanceCheck {
  /// What the game draws.
  static var frames: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String,
      _ run: @escaping (Trial) throws(SceneFault) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(name, summary, advice: advice, family: .frames, run: run)
    }
    return [
      check(
        "frame-sizes", "every mode draws valid frames at twelve sizes from 1x1 up",
        advice: "draw for any size; leave it to the host to cut and scroll"
      ) { trial throws(SceneFault) in
        for route in trial.facts.routes { try drawAll(trial.session(route)) }
        return .pass("\(sizes.count) sizes")
      },
      check(
        "frame-sizes-in-play", "every mode draws valid frames at all sizes in the middle of a game",
        advice: "draw for any size, whatever the state"
      ) { trial throws(SceneFault) in
        for route in trial.facts.routes {
          var player = TrialPlayer(try trial.session(route), random: trial.random)
          for turn in 0..<30 {
            try player.play()
            if turn % 10 == 9 { try drawAll(player.session) }
          }
        }
        return .pass()
      },
      check(
        "frame-stable", "drawing twice gives the same bytes",
        advice: "render from the state alone, and change nothing while rendering", stable),
      check(
        "frame-size-free", "drawing at another size changes nothing",
        advice: "keep nothing of a size in the state; lay out anew each time", sizeFree),
      check(
        "resize-free", "resizing back and forth gives the same frame",
        advice: "let a resize change only what the size makes necessary", resizeFree),
      check(
        "change-told", "an event that changes the frame says so",
        advice: "set GH_RESPONSE_CHANGED whenever the frame may differ: the host draws only then",
        changeTold),
      check(
        "frame-bytes", "no frame is larger than 256 KiB",
        advice: "share texts, and leave out nodes that nobody sees"
      ) { trial throws(SceneFault) in
        var greatest = 0
        for route in trial.facts.routes {
          let frame = try trial.session(route).frame(CellSize(columns: 200, rows: 60))
          greatest = max(greatest, frame.bytes.count)
        }
        let text = "\((greatest + 1023) / 1024) KiB"
        return greatest > 256 << 10 ? .warn(text) : .pass(text)
      },
      check(
        "node-ids", "no two nodes of a frame have the same id",
        advice: "give an id to one node only: focus and scrolling are found again by it"
      ) { trial throws(SceneFault) in
        try inPlay(trial) { frame in
          var seen: Set<UInt32> = []
          for index in 0..<frame.nodeCount {
            let id = frame.node(index).id
            if id != 0, !seen.insert(id).inserted { return .warn("the id \(id) stands twice") }
          }
          return nil
        }
      },
    ]
  }

  /// Sizes from the least to the largest that a terminal may have.
  static let sizes = [
    (1, 1), (2, 1), (1, 2), (10, 3), (20, 8), (40, 12), (50, 12), (80, 24), (100, 30), (132, 43),
    (240, 67), (500, 200),
  ].map { CellSize(columns: $0.0, rows: $0.1) }

  private static func drawAll(_ session: TrialSession) throws(SceneFault) {
    for size in sizes { _ = try session.frame(size) }
  }

  /// Plays every mode and looks at each fifth frame; the first verdict that is not nil counts.
  static func inPlay(
    _ trial: Trial, _ look: (Frame) throws(SceneFault) -> ConformanceVerdict?
  ) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      for turn in 0..<40 {
        if turn % 5 == 0, let verdict = try look(player.session.frame()) { return verdict }
        try player.play()
      }
    }
    return .pass()
  }

  private static func stable(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      for _ in 0..<20 {
        if try player.session.frame() != player.session.frame() {
          return .fail("\(route): two frames without an event between them differ")
        }
        try player.play()
      }
    }
    return .pass()
  }

  private static func sizeFree(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      let session = try trial.session(route)
      let before = try session.frame()
      try drawAll(session)
      if try session.frame() != before {
        return .fail("\(route): drawn at another size, it is not the same at 80x24 any more")
      }
    }
    return .pass()
  }

  private static func resizeFree(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      let session = try trial.session(route)
      try session.send(.resize(TrialSession.size))
      let before = try session.frame()
      for size in sizes + [TrialSession.size] {
        try session.send(.resize(size))
        _ = try session.frame(size)
      }
      if try session.frame() != before {
        return .fail("\(route): back at 80x24 the frame is another one")
      }
    }
    return .pass()
  }

  private static func changeTold(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      for _ in 0..<60 {
        let before = try player.session.frame()
        let event = EventChoice(frame: before).any(&player.random)
        let response = try player.send(event)
        guard !response.changed, response.navigation == nil else { continue }
        if try player.session.frame() != before {
          return .fail("\(route): \(event) changed the frame, but the answer does not say so")
        }
      }
    }
    return .pass()
  }
}
