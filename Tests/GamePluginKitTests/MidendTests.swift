import Testing

@testable import GamePluginKit

@Suite("The midend")
struct MidendTests {
  @Test("undoes to the start and redoes to the end, whatever the number of moves")
  func unlimitedUndo() throws {
    var midend = try pile(20_000)
    var states: [PileGame.State] = [midend.state]
    for index in 0..<3000 {
      #expect(midend.play(index % 3 + 1) == .played)
      states.append(midend.state)
    }
    #expect(midend.history.checkpoints.count <= MoveHistory<PileGame>.mostCheckpoints)
    for index in stride(from: 2999, through: 0, by: -1) {
      #expect(midend.undo() == true)
      guard midend.state == states[index] else {
        Issue.record("undo to \(index) gave another position")
        return
      }
    }
    #expect(midend.undo() == false)
    #expect(midend.undoCount == 3000)
    for index in 1...3000 {
      #expect(midend.redo() == true)
      guard midend.state == states[index] else {
        Issue.record("redo to \(index) gave another position")
        return
      }
    }
    #expect(midend.redo() == false)
  }

  @Test("undo, redo and moves in any order agree with a plain list of positions")
  func againstModel() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<50 {
      var midend = try pile(2000)
      var model = [midend.state]
      var position = 0
      for _ in 0..<400 {
        switch random.below(5) {
        case 0:
          #expect(midend.undo() == (position > 0))
          position = max(0, position - 1)
        case 1:
          #expect(midend.redo() == (position + 1 < model.count))
          position = min(model.count - 1, position + 1)
        default:
          let move = random.below(4)
          if let next = PileGame.apply(move, to: model[position]) {
            let isRedo = position + 1 < model.count && model[position + 1] == next
            if !isRedo { model = model[...position] + [next] }
            position += 1
            #expect(midend.play(move) != .illegal)
          } else {
            #expect(midend.play(move) == .illegal)
          }
        }
        #expect(midend.state == model[position])
      }
      #expect(Array(midend.replay) == Array(model[...position]))
      let some = random.below(position + 1)
      #expect(midend.state(after: some) == model[some])
    }
  }

  @Test("an illegal move changes nothing, not even what can be redone")
  func illegal() throws {
    var midend = try pile(4)
    midend.play(3)
    midend.undo()
    #expect(midend.play(9) == .illegal)
    #expect(midend.canRedo && midend.moveCount == 0)
    #expect(midend.play(3) == .played)
    #expect(midend.play(1) == .completed)
    #expect(midend.isComplete)
    #expect(midend.play(1) == .illegal)
  }

  @Test("repeating the undone move keeps the moves after it; another forgets them")
  func redoTail() throws {
    var midend = try pile(9)
    for move in [1, 2, 3] { midend.play(move) }
    midend.undo()
    midend.undo()
    midend.play(2)
    #expect(midend.canRedo)
    midend.undo()
    midend.play(1)
    #expect(!midend.canRedo && midend.moves == [1, 1])
  }

  @Test("restart goes to the first position and can be redone; the clock begins anew")
  func restart() throws {
    var midend = try pile(9)
    #expect(midend.restart() == false)
    midend.play(1)
    midend.play(2)
    midend.advance(to: time(5000))
    #expect(midend.restart() == true)
    #expect(midend.state.stones == 9 && midend.clock.elapsed == 0 && !midend.clock.isRunning)
    #expect(midend.redo() == true)
    #expect(midend.redo() == true)
    #expect(midend.state.stones == 6 && midend.clock.isRunning)
  }

  @Test("a new game's seed follows from this one's")
  func nextSeed() throws {
    let first = Pile(PileGame.Parameters(size: 5), seed: 1)
    let again = Pile(PileGame.Parameters(size: 5), seed: 1)
    #expect(first.nextSeed == again.nextSeed && first.nextSeed != 1)
    #expect(try pile(8).nextSeed != pile(9).nextSeed)
  }
}
