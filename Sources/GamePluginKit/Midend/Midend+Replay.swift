extension Midend {
  /// The moves in effect, oldest first.
  public var moves: [Game.Move] { Array(history.moves[..<history.position]) }

  /// The position after so many of the moves in effect; more than there are gives the current.
  public func state(after count: Int) -> Game.State {
    history.state(after: min(count, history.position))
  }

  /// Every position from the first to the current, each made when it is asked for.
  public var replay: some Sequence<Game.State> {
    let history = history
    return sequence(state: (index: 0, state: Optional<Game.State>.none)) { cursor in
      guard cursor.index <= history.position else { return nil as Game.State? }
      if cursor.index == 0 {
        cursor.state = history.initial
      } else {
        cursor.state = cursor.state.flatMap {
          Game.apply(history.moves[cursor.index - 1], to: $0)
        }
      }
      cursor.index += 1
      return cursor.state
    }
  }
}
