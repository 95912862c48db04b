import GameShellKit
import GameStage

/// What a check works with: the plugin's facts, randomness of its own, and stages that end with it.
final class Trial {
  let facts: PluginFacts
  /// Randomness that depends on the run's seed and on the check only.
  var random: SeededRandom
  /// The run's seed, for instructions to repeat it.
  let seed: UInt64
  let options: HostOptions
  private var stages: [TrialStage] = []

  init(_ check: String, facts: PluginFacts, options: HostOptions, seed: UInt64) {
    self.facts = facts
    self.options = options
    self.seed = seed
    let mixed = check.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    random = SeededRandom(seed: mixed)
  }

  /// Loads the plugin in a fresh stage, without some parts of the door.
  func stage(without parts: [DoorPart] = []) throws(SceneFault) -> TrialStage {
    let stage = try TrialStage(path: facts.path, options: options, without: parts)
    stages.append(stage)
    return stage
  }

  /// A game of the first mode, or of another route, in a fresh stage.
  func session(
    _ route: String? = nil, seed: UInt64? = nil, snapshot: Snapshot? = nil
  ) throws(SceneFault) -> TrialSession {
    try stage().open(route ?? firstRoute, seed: seed ?? self.seed, snapshot: snapshot)
  }

  /// The route of the first mode.
  var firstRoute: String { facts.routes.first ?? "" }

  /// The table; a fault when the game was not loaded.
  func table() throws(SceneFault) -> PluginTable { try facts.table.get() }

  /// Ends all stages.
  func end() {
    for stage in stages { stage.end() }
    stages = []
  }
}
