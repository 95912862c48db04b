import GameShellKit
import GameStage

extension ConformanceCheck {
  /// Snapshots: what they hold, and that a game goes on from one as if nothing had happened.
  static var state: [ConformanceCheck] {
    [
      stateCheck(
        "snapshot-opens", "a game opened from a snapshot, in another process, has the same board",
        advice: "put the board and the time played into the snapshot, whole"
      ) { trial throws(SceneFault) in
        try atRandomPoints(trial, onBoard: true) { played, restored throws(SceneFault) in
          try restoredDifference(played, restored)
        }
      },
      stateCheck(
        "snapshot-goes-on", "a restored game goes on in the same way",
        advice: "put the cursor, the history and what decides later moves into the snapshot too"
      ) { trial throws(SceneFault) in
        try atRandomPoints(trial, onBoard: true) { played, restored throws(SceneFault) in
          try movesDifference(played, restored, trial)
        }
      },
      stateCheck(
        "snapshot-looks",
        "a restored game looks the same in every detail, apart from what Escape closes",
        advice:
          "messages and hints that are not in the snapshot, or made from the state, are gone "
          + "after a swap"
      ) { trial throws(SceneFault) in
        let verdict = try atRandomPoints(trial, onBoard: false) {
          played, restored throws(SceneFault) in
          guard FrameDifference.words(try played.frame(), try restored.frame()) != nil else {
            return nil
          }
          // A dialog or message that was open may be closed by a restart: it says what was about to
          // be done, not what was.
          for session in [played, restored] { try session.send(.key(.escape)) }
          return FrameDifference.words(try played.frame(), try restored.frame())
        }
        guard case .fail(let text) = verdict else { return verdict }
        return .warn(text)
      },
      stateCheck(
        "snapshot-stable", "taking a snapshot twice gives the same, and changes nothing",
        advice: "build the snapshot from the state, and write nothing else", snapshotStable),
      stateCheck(
        "snapshot-version", "snapshots have the version that the manifest names",
        advice: "set state_version and the manifest's stateVersion to the same number"
      ) { trial throws(SceneFault) in
        guard let wanted = trial.facts.manifest?["stateVersion"]?.integer else {
          return .skip("the manifest has no stateVersion")
        }
        let version = try trial.session().snapshot().map { Int($0.version) }
        return version == nil || version == wanted
          ? .pass("version \(wanted)")
          : .fail("the snapshot has version \(version ?? 0), the manifest \(wanted)")
      },
      stateCheck(
        "snapshot-sane", "time and words of a snapshot make sense",
        advice: "give the time played, at least 0, and a summary without control characters"
      ) { trial throws(SceneFault) in
        try eachSnapshot(trial) { snapshot, _ in
          if snapshot.elapsed < 0 { return .fail("elapsed_ms is \(snapshot.elapsed)") }
          let isPlain = snapshot.summary.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
          }
          return isPlain ? nil : .fail("the summary has control characters")
        }
      },
      stateCheck(
        "snapshot-pristine", "a game without a move is marked as one",
        advice:
          "set GH_SNAPSHOT_PRISTINE until the first move, so that nobody is asked to resume it"
      ) { trial throws(SceneFault) in
        guard let snapshot = try trial.session().snapshot() else { return .skip("no snapshot yet") }
        return snapshot.isPristine ? .pass() : .warn("a new game is not marked as pristine")
      },
      stateCheck(
        "snapshot-size", "no snapshot is larger than 256 KiB",
        advice: "store moves rather than boards: it is written after each of them"
      ) { trial throws(SceneFault) in
        try eachSnapshot(trial) { snapshot, _ in
          snapshot.state.count > 256 << 10 ? .warn("\(snapshot.state.count >> 10) KiB") : nil
        }
      },
      stateCheck(
        "moves-committed", "an event that brings the game forward is marked as a move",
        advice: "set GH_RESPONSE_COMMITTED with each move: the host stores the game only then"
      ) { trial throws(SceneFault) in
        var before: Snapshot?
        return try eachSnapshot(trial) { snapshot, response in
          defer { before = snapshot }
          guard let before, let response, !response.committed, response.navigation == nil else {
            return nil
          }
          let isSame =
            before.progress == snapshot.progress && before.isFinished == snapshot.isFinished
            && before.isPristine == snapshot.isPristine
          return isSame ? nil : .warn("the progress changed without a committed move")
        }
      },
    ] + restoring
  }

  /// A check that makes no sense for a game without snapshots.
  static func stateCheck(
    _ name: String, _ summary: String, advice: String,
    _ run: @escaping (Trial) throws(SceneFault) -> ConformanceVerdict
  ) -> ConformanceCheck {
    ConformanceCheck(name, summary, advice: advice, family: .state) { trial throws(SceneFault) in
      try trial.table().hasSnapshot ? try run(trial) : .skip("the game keeps no snapshots")
    }
  }

  /// Plays to random points, opens the game there in another process, and compares.
  private static func atRandomPoints(
    _ trial: Trial, onBoard: Bool,
    _ compare: (TrialSession, TrialSession) throws(SceneFault) -> String?
  ) throws(SceneFault) -> ConformanceVerdict {
    var points = 0
    for route in trial.facts.routes {
      for _ in 0..<4 {
        var player = TrialPlayer(try trial.session(route), random: trial.random)
        let count = trial.random.below(40)
        for _ in 0..<count { _ = onBoard ? try player.move() : try player.play() }
        let session = player.session
        guard let snapshot = try session.snapshot(), !snapshot.isFinished else { continue }
        let restored = try trial.stage().open(
          session.route, seed: session.seed, snapshot: snapshot, at: session.time)
        if let difference = try compare(session, restored) {
          return .fail("\(route), after \(count) events: \(difference)")
        }
        points += 1
      }
    }
    return points == 0 ? .skip("no game was unfinished") : .pass("\(points) points")
  }

  /// What a restored game has not brought along of board, clock and progress.
  private static func restoredDifference(
    _ played: TrialSession, _ restored: TrialSession
  ) throws(SceneFault) -> String? {
    let boards = (BoardPicture(try played.frame()), BoardPicture(try restored.frame()))
    if let difference = boards.0.difference(from: boards.1) { return difference }
    guard let before = try played.snapshot(), let after = try restored.snapshot() else {
      return "the restored game gives no snapshot"
    }
    if before.elapsed != after.elapsed {
      return "\(before.elapsed) ms were played, of which it knows \(after.elapsed)"
    }
    return before.progress == after.progress
      ? nil : "the progress was \(before.progress), now \(after.progress)"
  }

  /// Where a restored game goes another way, given the same moves.
  private static func movesDifference(
    _ played: TrialSession, _ restored: TrialSession, _ trial: Trial
  ) throws(SceneFault) -> String? {
    var one = TrialPlayer(played, random: trial.random)
    var other = TrialPlayer(restored, random: trial.random)
    for turn in 1...20 {
      try one.move()
      try other.move()
      let boards = (
        BoardPicture(try one.session.frame()), BoardPicture(try other.session.frame())
      )
      if let difference = boards.0.difference(from: boards.1) {
        return "after \(turn) more, \(difference)"
      }
    }
    return nil
  }

  private static func snapshotStable(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      for _ in 0..<15 {
        try player.play()
        let before = try player.session.frame()
        if try player.session.snapshot() != player.session.snapshot() {
          return .fail("\(route): two snapshots without an event between them differ")
        }
        if try player.session.frame() != before {
          return .fail("\(route): taking a snapshot changed the frame")
        }
      }
    }
    return .pass()
  }

  /// Plays every mode, and judges the snapshot at the start and after each event.
  private static func eachSnapshot(
    _ trial: Trial, _ judge: (Snapshot, SceneResponse?) -> ConformanceVerdict?
  ) throws(SceneFault) -> ConformanceVerdict {
    for route in trial.facts.routes {
      var player = TrialPlayer(try trial.session(route), random: trial.random)
      var response: SceneResponse?
      for _ in 0..<30 {
        if let snapshot = try player.session.snapshot(), let verdict = judge(snapshot, response) {
          return verdict
        }
        response = try player.play()
      }
    }
    return .pass()
  }
}
