import GameShellKit
import GameStage

extension ConformanceCheck {
  /// Snapshots that are not what they should be: refused whole, or taken whole.
  static var restoring: [ConformanceCheck] {
    let advice = "check every byte before using it; answer GH_BAD_STATE and leave nothing behind"
    func restore(
      _ name: String, _ summary: String,
      _ spoil: @escaping ([UInt8], inout SeededRandom) -> [(String, [UInt8])]
    ) -> ConformanceCheck {
      stateCheck(name, summary, advice: advice) { trial throws(SceneFault) in
        try offer(trial, spoil)
      }
    }
    return [
      restore("restore-truncated", "a snapshot that is cut short does no harm") { state, random in
        let lengths =
          state.count <= 100
          ? Array(0..<state.count)
          : (0..<100).map { _ in
            random.below(state.count)
          }
        return lengths.filter { $0 > 0 }.map { ("cut to \($0) bytes", Array(state[..<$0])) }
      },
      restore("restore-damaged", "a snapshot with wrong bits does no harm") { state, random in
        guard !state.isEmpty else { return [] }
        return (0..<300).map { _ in
          var damaged = state
          let at = random.below(state.count)
          damaged[at] ^= 1 << UInt8(random.below(8))
          if random.below(3) == 0 { damaged[random.below(state.count)] = UInt8(random.below(256)) }
          return ("with byte \(at) damaged", damaged)
        }
      },
      restore("restore-random", "random bytes for a snapshot do no harm") { state, random in
        (0..<200).map { _ in
          let count = 1 + random.below(max(64, state.count * 2))
          return ("of \(count) random bytes", (0..<count).map { _ in UInt8(random.below(256)) })
        }
      },
      restore("restore-odd", "snapshots of odd sizes and contents do no harm") { state, _ in
        [
          ("of one byte", [0]), ("of a megabyte of zeros", Array(repeating: 0, count: 1 << 20)),
          ("of a megabyte of ones", Array(repeating: 0xff, count: 1 << 20)),
          ("with something behind it", state + [0]), ("twice over", state + state),
          ("of zeros", Array(repeating: 0, count: state.count)),
          ("of ones", Array(repeating: 0xff, count: state.count)),
        ]
      },
      stateCheck(
        "restore-newer", "a snapshot of a version that it cannot know is refused",
        advice: "compare snapshot_version with your own, and answer GH_BAD_STATE", newerVersion),
      stateCheck(
        "restore-foreign", "a snapshot of another mode does no harm",
        advice: "write the mode into the snapshot and compare it", foreignMode),
      stateCheck(
        "restore-transactional", "after refused snapshots a new game is as ever",
        advice: "take a snapshot whole or not at all; keep nothing of it in static variables",
        transactional),
      ConformanceCheck(
        "migrate-refuses", "migrate refuses what it cannot convert",
        advice: "check the version and every byte; answer GH_BAD_STATE", family: .state,
        run: migrating),
    ]
  }

  /// Offers spoilt snapshots to every mode; each must be refused or give a game that plays.
  private static func offer(
    _ trial: Trial, _ spoil: ([UInt8], inout SeededRandom) -> [(String, [UInt8])]
  ) throws(SceneFault) -> ConformanceVerdict {
    var (taken, refused) = (0, 0)
    for route in trial.facts.routes {
      guard let sound = try playedSnapshot(trial, route) else { continue }
      let stage = try trial.stage()
      for (words, state) in spoil(sound.state, &trial.random) {
        var snapshot = sound
        snapshot.state = state
        do throws(SceneFault) {
          if try isTaken(snapshot, stage, route, trial) { taken += 1 } else { refused += 1 }
        } catch {
          return .fail("\(route): given a snapshot \(words), \(error.reason)")
        }
      }
    }
    return .pass("\(refused) refused, \(taken) taken and played")
  }

  /// Whether the game takes a snapshot; if so, the session is tried and closed.
  private static func isTaken(
    _ snapshot: Snapshot, _ stage: TrialStage, _ route: String, _ trial: Trial
  ) throws(SceneFault) -> Bool {
    let session: TrialSession
    do throws(SceneFault) {
      session = try stage.open(route, seed: trial.seed, snapshot: snapshot)
    } catch  where error.isRefusal {
      return false
    }
    var player = TrialPlayer(session, random: trial.random)
    for _ in 0..<3 { try player.play() }
    _ = try player.session.frame()
    _ = try player.session.snapshot()
    try player.session.close()
    return true
  }

  /// The state of a game in which something has happened.
  private static func playedSnapshot(
    _ trial: Trial, _ route: String
  ) throws(SceneFault) -> Snapshot? {
    var player = TrialPlayer(try trial.session(route), random: trial.random)
    for _ in 0..<20 { try player.play() }
    return try player.session.snapshot()
  }

  private static func newerVersion(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    guard let sound = try playedSnapshot(trial, trial.firstRoute) else {
      return .skip("there is no snapshot")
    }
    for version in [sound.version &+ 1, sound.version &+ 7, .max] where version > sound.version {
      var snapshot = sound
      snapshot.version = version
      do throws(SceneFault) {
        _ = try trial.session(snapshot: snapshot)
        return .fail("it took a snapshot of version \(version)")
      } catch  where error.isRefusal {
        continue
      }
    }
    return .pass()
  }

  private static func foreignMode(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    let routes = trial.facts.routes
    guard routes.count > 1 else { return .skip("the game has one mode only") }
    let stage = try trial.stage()
    for (index, route) in routes.enumerated() {
      guard let snapshot = try playedSnapshot(trial, route) else { continue }
      let other = routes[(index + 1) % routes.count]
      do throws(SceneFault) {
        _ = try isTaken(snapshot, stage, other, trial)
      } catch {
        return .fail("\(other), given a snapshot of \(route): \(error.reason)")
      }
    }
    return .pass()
  }

  private static func transactional(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    guard let sound = try playedSnapshot(trial, trial.firstRoute) else {
      return .skip("there is no snapshot")
    }
    let stage = try trial.stage()
    let before = try stage.open(trial.firstRoute, seed: trial.seed).frame()
    for turn in 0..<50 {
      var snapshot = sound
      snapshot.state =
        turn % 2 == 0
        ? Array(sound.state.dropLast(1 + turn / 2)) + [UInt8(turn)] : [UInt8(turn)]
      _ = try isTaken(snapshot, stage, trial.firstRoute, trial)
    }
    stage.services.forget()
    let same = try stage.open(trial.firstRoute, seed: trial.seed).frame() == before
    return same ? .pass() : .fail("a new game begins differently after refused snapshots")
  }

  private static func migrating(_ trial: Trial) throws(SceneFault) -> ConformanceVerdict {
    guard try trial.table().hasMigrate else { return .skip("the game has no migrate") }
    let stage = try trial.stage()
    let current = UInt32(clamping: trial.facts.manifest?["stateVersion"]?.integer ?? 0)
    for version in [0, current, current &+ 1, .max] {
      for count in [0, 1, 16, 1000, 1 << 20] {
        let state = (0..<count).map { _ in UInt8(truncatingIfNeeded: trial.random.next()) }
        do throws(SceneFault) {
          _ = try stage.request(.migrate(state: state, from: version))
          if version > current { return .fail("it converted a state of version \(version)") }
        } catch  where error.isRefusal {
          continue
        }
      }
    }
    return .pass()
  }
}
