import GamePluginKit
import GamePluginTesting
import Testing

@Suite("What a game keeps at the door")
struct DoorContractTests {
  @Test("is kept by a good game")
  func good() throws {
    let door = CounterFault.none.door
    try door.drawsAtEverySize("board", keys: "+ enter")
    try door.isDeterministic("board", keys: "+ enter")
    try door.goesOnFromSnapshot("board", keys: "+ + enter", next: "+")
    try door.refusesDamage("board")
    try door.refuses("cellar", "this game has no place named “cellar”")
  }

  @Test("a frame that comes not from the state alone is told, with where and after what")
  func drawing() {
    expect("board at 1×1 at first draws two frames of the same state") {
      try CounterFault.drawsAnew.door.drawsAtEverySize("board")
    }
    expect("cellar at 1×1: ") { try CounterFault.none.door.drawsAtEverySize("cellar") }
  }

  @Test("sessions that differ are told")
  func differing() {
    expect("board after 1 keys, the last of them +, draws another frame in another session") {
      try CounterFault.drawsByChance.door.isDeterministic("board", keys: "+")
    }
  }

  @Test("a game that does not go on as it stood is told, with the rows")
  func saving() {
    expect("2 counted\n+ ") {
      try CounterFault.forgetsOnSave.door.goesOnFromSnapshot("board", keys: "+ +", next: "+")
    }
    expect("board after + has no snapshot") {
      try CounterFault.savesNothing.door.goesOnFromSnapshot("board", keys: "+", next: "+")
    }
    expect("opened again from its snapshot, does nothing on enter") {
      try CounterFault.none.door.goesOnFromSnapshot("board", keys: "+", next: "enter")
    }
  }

  @Test("a damaged save that is taken, or refused in another way, is told")
  func damage() {
    expect("takes a snapshot of three bytes for a saved game") {
      try CounterFault.takesAnySave.door.refusesDamage("board")
    }
    expect("not by GH_BAD_STATE") {
      try CounterFault.refusesWithoutState.door.refusesDamage("board")
    }
  }

  @Test("a place that opens, or is refused by another sentence, is told with both")
  func refusals() {
    expect("“board” opens; it should be refused: it is shut") {
      try CounterFault.none.door.refuses("board", "it is shut")
    }
    expect("not by: it is shut") { try CounterFault.none.door.refuses("cellar", "it is shut") }
  }

  @Test("an unknown key is told")
  func unknownKey() {
    expect("“wheel” is no key") {
      try CounterFault.none.door.drawsAtEverySize("board", keys: "wheel")
    }
  }

  private func expect(
    _ sentence: String, at location: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) {
    let error = #expect(throws: (any Error).self, sourceLocation: location, performing: body)
    let said = error.map { "\($0)" } ?? ""
    #expect(said.contains(sentence), "\(said)", sourceLocation: location)
  }
}
