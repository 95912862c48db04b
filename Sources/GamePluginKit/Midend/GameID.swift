/// What reproduces a game, as text that players share: `parameters#seed` or
/// `parameters:description`, for example `16x16x40#123`.
public struct GameID<Game: TurnBasedGame>: Hashable {
  /// Where the board comes from.
  public enum Source: Hashable, Sendable {
    /// Made from a seed.
    case seed(UInt64)
    /// Given literally.
    case description(String)
  }

  /// What is fixed before the first move.
  public var parameters: Game.Parameters
  /// Where the board comes from.
  public var source: Source

  /// Names the game of a seed.
  public init(_ parameters: Game.Parameters, seed: UInt64) {
    self.parameters = parameters
    source = .seed(seed)
  }

  /// Names a board given literally.
  public init(_ parameters: Game.Parameters, description: String) {
    self.parameters = parameters
    source = .description(description)
  }

  /// Reads an ID; the first `#` or `:` ends the parameters.
  public init(_ text: String) throws(GameIDFault) {
    guard let mark = text.firstIndex(where: { $0 == "#" || $0 == ":" }) else {
      throw .noMark(text)
    }
    let head = String(text[..<mark])
    let tail = String(text[text.index(after: mark)...])
    guard let parameters = Game.Parameters(head) else { throw .badParameters(head) }
    if text[mark] == ":" {
      self.init(parameters, description: tail)
    } else {
      guard let seed = UInt64(tail), String(seed) == tail else { throw .badSeed(tail) }
      self.init(parameters, seed: seed)
    }
  }

  /// The position before the first move.
  func initialState() throws(GameIDFault) -> Game.State {
    switch source {
    case .seed(let seed): Game.initial(parameters, seed: seed)
    case .description(let text): try Game.initial(parameters, description: text)
    }
  }
}

extension GameID: CustomStringConvertible {
  /// The text that `init(_:)` reads.
  public var description: String {
    switch source {
    case .seed(let seed): "\(parameters)#\(seed)"
    case .description(let text): "\(parameters):\(text)"
    }
  }
}

extension GameID: Sendable where Game.Parameters: Sendable {}

/// Why a text is not a game ID.
public enum GameIDFault: Error, Hashable, Sendable {
  /// Neither `#` nor `:`.
  case noMark(String)
  /// The parameters are not ones that the game can play.
  case badParameters(String)
  /// The seed is not a plain number below 2⁶⁴.
  case badSeed(String)
  /// The description is not one of a board; says why.
  case badDescription(String)
  /// The game has boards only from seeds.
  case noDescriptions
}

extension GameIDFault: CustomStringConvertible {
  /// A sentence for the player.
  public var description: String {
    switch self {
    case .noMark(let text):
      "“\(text)” is not a game ID: it needs parameters#seed or parameters:description"
    case .badParameters(let text): "this game cannot be played with the parameters “\(text)”"
    case .badSeed(let text): "“\(text)” is not a seed: a seed is a whole number"
    case .badDescription(let reason): "this is not a board: \(reason)"
    case .noDescriptions: "this game's boards come only from seeds, as in parameters#seed"
    }
  }
}
