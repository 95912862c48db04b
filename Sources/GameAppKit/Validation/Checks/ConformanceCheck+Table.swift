import GameShellKit
import GameStage

extension ConformanceCheck {
  /// What the game's table says, and how the game does without its optional parts.
  static var table: [ConformanceCheck] {
    func check(
      _ name: String, _ summary: String, advice: String,
      _ run: @escaping (PluginTable) -> ConformanceVerdict
    ) -> ConformanceCheck {
      ConformanceCheck(name, summary, advice: advice, family: .table, need: .load) {
        trial throws(SceneFault) in run(try trial.table())
      }
    }
    let version = PluginTable.currentVersion
    let size = PluginTable.currentSize
    return [
      check(
        "abi-version", "it is built with this host's version of the door",
        advice: "rebuild it with the header of this release"
      ) { table in
        table.abiVersion == version
          ? .pass("version \(version)")
          : .warn("version \(table.abiVersion); this host speaks version \(version)")
      },
      check(
        "table-size", "the table has the size that its version's header gives it",
        advice: "set size to sizeof(gh_game), and initialise the whole table"
      ) { table in
        if table.size == size { return .pass("\(size) bytes") }
        let text = "\(table.size) bytes; the header has \(size)"
        return table.abiVersion == version && table.size % 8 != 0 ? .fail(text) : .warn(text)
      },
      check(
        "lowest-version", "the oldest host that it accepts is at least 1 and not newer than itself",
        advice: "set lowest_abi_version to GH_ABI_LOWEST"
      ) { table in
        (1...max(1, table.abiVersion)).contains(table.lowestVersion)
          ? .pass("version \(table.lowestVersion)")
          : .fail("lowest_abi_version is \(table.lowestVersion)")
      },
      check(
        "reserved-zero", "what is reserved is zero",
        advice: "initialise the table with zeros before filling it in"
      ) { table in
        table.reserved == 0 ? .pass() : .fail("reserved is \(table.reserved)")
      },
      ConformanceCheck(
        "mandatory-functions", "open, event, render and close are there",
        advice: "set all four in the table", family: .table, need: .file
      ) { trial in
        guard case .failure(let fault) = trial.facts.table else { return .pass() }
        return fault.reason.contains("mandatory function")
          ? .fail(fault.reason) : .skip("the game was not loaded, see 'loads'")
      },
      check(
        "keeps-games", "it has a snapshot function, so that a game can be resumed",
        advice: "write snapshot; without it every crash, swap and restart loses the board"
      ) { table in
        table.hasSnapshot ? .pass() : .warn("it has none: games start anew each time")
      },
      check(
        "gives-reasons", "it has a last_error function, so that a failure has a reason",
        advice: "write last_error"
      ) { table in
        table.hasLastError ? .pass() : .warn("it has none: failures have no reason")
      },
    ] + DoorPart.functions.map(withoutFunction)
  }

  private static func withoutFunction(_ part: DoorPart) -> ConformanceCheck {
    ConformanceCheck(
      "without-\(part.rawValue)", "it plays where \(part.rawValue) is not used",
      advice: "make no function depend on another having been called first", family: .table
    ) { trial throws(SceneFault) in
      let stage = try trial.stage(without: [part])
      let moves = try playSome(stage, trial)
      return .pass(hasPart(part, try trial.table()) ? moves : "the game has none; \(moves)")
    }
  }

  private static func hasPart(_ part: DoorPart, _ table: PluginTable) -> Bool {
    switch part {
    case .snapshot: table.hasSnapshot
    case .lastError: table.hasLastError
    case .fetchResume: table.hasFetchResume
    case .migrate: table.hasMigrate
    default: true
    }
  }

  /// Does with the game what a host does, and plays every mode a little; gives words on how much.
  static func playSome(_ stage: TrialStage, _ trial: Trial) throws(SceneFault) -> String {
    var count = 0
    _ = try refusable { () throws(SceneFault) in try stage.request(.fetchResume(session: 9999)) }
    _ = try refusable { () throws(SceneFault) in
      try stage.request(.migrate(state: [1, 2, 3], from: 0))
    }
    _ = try refusable { () throws(SceneFault) in
      _ = try stage.open("there/is/no such route", seed: trial.seed)
    }
    for route in trial.facts.routes.prefix(8) {
      var player = TrialPlayer(try stage.open(route, seed: trial.seed), random: trial.random)
      for _ in 0..<40 {
        try player.play()
        count += 1
      }
      _ = try player.session.frame()
      try player.session.close()
    }
    return "\(count) events"
  }

  /// Does what a game may refuse.
  private static func refusable<Result>(
    _ body: () throws(SceneFault) -> Result
  ) throws(SceneFault) -> Result? {
    do throws(SceneFault) {
      return try body()
    } catch  where error.isRefusal {
      return nil
    }
  }
}
