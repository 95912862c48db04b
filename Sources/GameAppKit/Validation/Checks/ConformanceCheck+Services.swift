import GameShellKit
import GameStage

extension ConformanceCheck {
  /// A host may lack any group of services.
  static var services: [ConformanceCheck] {
    DoorPart.services.map { without([$0], $0.rawValue) }
      + [without(DoorPart.services, "any-service")]
  }

  private static func without(_ parts: [DoorPart], _ word: String) -> ConformanceCheck {
    ConformanceCheck(
      "without-\(word)",
      parts.count > 1
        ? "it plays on a host that offers no service at all"
        : "it plays on a host that does not offer \(word)",
      advice: "check the group's pointer for null, and GH_HAS for a member, before each use",
      family: .services, need: .load
    ) { trial throws(SceneFault) in
      let stage = try trial.stage(without: parts)
      return .pass(try playSome(stage, trial))
    }
  }
}
