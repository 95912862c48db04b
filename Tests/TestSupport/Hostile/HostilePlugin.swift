/// What a plugin of the corpus does, and what must come of it.
public struct HostilePlugin: CustomStringConvertible, Sendable {
  /// What must come of it.
  public enum Outcome: Sendable {
    /// It is not loaded; the sentence contains this.
    case refused(String)
    /// It is loaded, but no board opens; the sentence contains this.
    case notOpened(String)
    /// The event ends the stage; the board is set back, and the toast contains this.
    case setBack(String)
    /// The event is survived in place; the toast contains this, or there is none.
    case goesOn(String?)
    /// The host ends its stage between two events; the board is set back, the toast contains this.
    case endedIdle(String)
    /// It plays as if nothing were wrong.
    case plays
    /// It may end its stage or not; in either case the board goes on from the last move.
    case survives
  }

  /// The name of it in the fixture, `BEHAVIOUR`.
  public let behaviour: String
  /// What must come of it.
  public let outcome: Outcome
  /// What else the fixture is built with.
  public let defines: [String]

  init(_ behaviour: String, _ outcome: Outcome, defines: [String] = []) {
    self.behaviour = behaviour
    self.outcome = outcome
    self.defines = defines
  }

  /// Its name, and what else it is built with.
  public var description: String { ([behaviour] + defines).joined(separator: " ") }
}

extension HostilePlugin {
  /// Whether it misbehaves where a move is drawn or stored, and not where it is asked to.
  public var isSpoiledByMoves: Bool {
    guard case .goesOn = outcome else { return false }
    return behaviour.hasPrefix("RENDER") || behaviour.hasPrefix("SNAPSHOT")
  }

  /// Builds it. Its home, into which it reaches, is the fixtures' folder.
  public func build(with fixtures: FixtureBuilder, named name: String) throws -> String {
    try fixtures.library(
      "hostile/hostile.c", named: name,
      defines: ["BEHAVIOUR=\(behaviour)", "HOME=\"\(fixtures.folder.path)\""] + defines,
      flags: ["-pthread"])
  }
}
