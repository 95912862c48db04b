/// What a player sees of a square.
public enum Look: Hashable, Sendable {
  /// Not opened.
  case closed
  /// Marked, rightly as far as the player can know.
  case flag
  /// Opened: the number of mines around.
  case number(Int)
  /// A mine that stayed hidden until the game was lost.
  case mine
  /// A mine that went off.
  case struck
  /// Marked, but without a mine; shown when the game is lost.
  case wrongFlag
}

extension Board {
  /// What a player sees of a square. When the game is won the remaining mines count as marked.
  public func look(at index: Int) -> Look {
    let square = squares[index]
    if square.isOpen { return square.isMine ? .struck : .number(square.number) }
    switch status {
    case .won: return .flag
    case .lost where square.isFlagged: return square.isMine ? .flag : .wrongFlag
    case .lost where square.isMine: return .mine
    default: return square.isFlagged ? .flag : .closed
    }
  }
}
