/// A game's moves, with the position after each of them within reach.
///
/// Only some positions are kept, at most `mostCheckpoints` and evenly spread; the others come
/// from the nearest earlier one by applying moves again. So memory grows with the moves and not
/// with moves × board, a move costs O(1), and going back costs at most moves ÷ 32 applications.
struct MoveHistory<Game: TurnBasedGame> {
  static var mostCheckpoints: Int { 64 }

  let initial: Game.State
  private(set) var moves: [Game.Move] = []
  /// How many of the moves are in effect; the rest can be redone.
  private(set) var position = 0
  private(set) var current: Game.State
  private(set) var checkpoints: [(position: Int, state: Game.State)] = []
  private var spacing = 16

  init(initial: Game.State) {
    self.initial = initial
    current = initial
  }

  /// Makes a move in place of those that could be redone; false when it is illegal.
  mutating func play(_ move: Game.Move) -> Bool {
    guard let next = Game.apply(move, to: current) else { return false }
    moves.removeSubrange(position...)
    while let last = checkpoints.last, last.position > position { checkpoints.removeLast() }
    moves.append(move)
    advance(to: next)
    return true
  }

  /// Makes the next undone move again; false when there is none.
  mutating func redo() -> Bool {
    guard position < moves.count, let next = Game.apply(moves[position], to: current) else {
      return false
    }
    advance(to: next)
    return true
  }

  /// Goes back to the position after so many moves, which stay to be redone.
  mutating func goBack(to target: Int) {
    guard target < position else { return }
    current = state(after: target)
    position = max(0, target)
  }

  /// The position after so many moves.
  func state(after count: Int) -> Game.State {
    let target = min(max(0, count), moves.count)
    let start = checkpoints.last { $0.position <= target }
    var state = start?.state ?? initial
    for index in (start?.position ?? 0)..<target {
      state = Game.apply(moves[index], to: state) ?? state
    }
    return state
  }

  private mutating func advance(to next: Game.State) {
    current = next
    position += 1
    guard position.isMultiple(of: spacing), (checkpoints.last?.position ?? 0) < position else {
      return
    }
    checkpoints.append((position, next))
    if checkpoints.count > Self.mostCheckpoints {
      spacing *= 2
      checkpoints.removeAll { !$0.position.isMultiple(of: spacing) }
    }
  }
}
