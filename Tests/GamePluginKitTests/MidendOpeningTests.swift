import GamePluginKit
import Testing

@Suite("Opening a game")
struct MidendOpeningTests {
  private func request(_ snapshot: Snapshot? = nil, at steady: Int64 = 0) -> SceneRequest {
    SceneRequest(
      seed: 1, time: time(steady), size: CellSize(columns: 80, rows: 24), snapshot: snapshot)
  }

  @Test("starts the game with the ID, or goes on from the snapshot whatever the ID")
  func opening() throws {
    var midend = try Pile(opening: GameID("9#4"), for: request())
    #expect("\(midend.id)" == "9#4" && midend.isPristine)
    midend.play(2)
    let snapshot = midend.snapshot(version: 1)
    var again = try Pile(opening: GameID("5#1"), for: request(snapshot, at: 7000))
    #expect("\(again.id)" == "9#4" && again.state == midend.state)
    again.advance(to: time(8000))
    #expect(again.clock.elapsed == 1000)
  }

  @Test("says which of the two cannot be used")
  func faults() throws {
    let damaged = #expect(throws: SceneFault.self) {
      try Pile(opening: GameID("9#4"), for: request(Snapshot(version: 1, state: [1])))
    }
    #expect(damaged?.kind == .badState)
    let unplayable = #expect(throws: SceneFault.self) {
      try Pile(opening: GameID("9:nonsense"), for: request())
    }
    #expect(unplayable?.kind == .badRoute)
    #expect(unplayable?.reason.isEmpty == false)
  }

  @Test("the next game is another seed's, untouched, at the same moment, suspended as this one")
  func next() throws {
    for isSuspended in [false, true] {
      var midend = try pile(9)
      midend.play(1)
      midend.undo()
      midend.isAssisted = true
      midend.extra = [1]
      midend.advance(to: time(5000))
      if isSuspended { midend.suspend() }
      let seed = midend.nextSeed
      midend.startNext()
      #expect(midend.id == GameID(midend.parameters, seed: seed))
      #expect(midend.isPristine && !midend.canRedo && !midend.isAssisted)
      #expect(midend.extra.isEmpty && midend.undoCount == 0 && midend.clock.elapsed == 0)
      #expect(midend.isSuspended == isSuspended)
      midend.play(1)
      midend.advance(to: time(6000))
      #expect(midend.clock.elapsed == (isSuspended ? 0 : 1000))
    }
  }
}
