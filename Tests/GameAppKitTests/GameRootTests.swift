import GameShellKit
import Testing

@testable import GameAppKit

@Suite("A game's root screen")
struct GameRootTests {
  let faults = CounterFaults()
  let time = GameTime(steady: 1000, wall: 2000)

  private func root(
    _ stack: LiveStack = .inMemory(),
    migrateState: @escaping ([UInt8], UInt32) -> [UInt8]? = { _, _ in nil }
  ) throws -> GameRoot<CounterRoute> {
    try makeGameApp(config: counterConfig(faults: faults, migrateState: migrateState), stack: stack)
  }

  private func press(_ root: GameRoot<CounterRoute>, _ times: Int = 1) throws {
    for _ in 0..<times { _ = try root.handle(.key(.character("+")), at: time) }
  }

  private func texts(_ root: GameRoot<CounterRoute>) throws -> String {
    let frame = try root.frame(for: CellSize(columns: 80, rows: 24))
    return (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.joined(separator: "|")
  }

  @Test("a move is stored before its frame can be asked for")
  func storedFirst() throws {
    let root = try root()
    try root.open(path: "count/10")
    try press(root)
    #expect(try root.deps.saves.game(at: "count/10")?.snapshot.state == [1])
  }

  @Test("a route goes on from what is stored under it, with its seed")
  func resuming() throws {
    let stack = LiveStack.inMemory()
    let first = try root(stack)
    try first.open(path: "count/10", seed: 77)
    try press(first, 4)
    let second = try root(stack)
    try second.open(path: "count/10")
    #expect(try texts(second).contains("4 of 10"))
    #expect(second.play?.seed == 77)
  }

  @Test("where there is no room for Home or the board, a message says how much is needed")
  func tooSmall() throws {
    let root = try root()
    for (path, size) in [
      ("", CellSize(columns: 19, rows: 8)), ("count/3", CellSize(columns: 20, rows: 7)),
    ] {
      if !path.isEmpty { try root.open(path: path) }
      let frame = try root.frame(for: size)
      let text = (0..<frame.nodeCount).map { frame.text(frame.node($0).text) }.joined()
      #expect(text == "Window too small\(size), needs 20×8")
      #expect(try !texts(root).contains("too small"))
    }
  }

  @Test("a finished game is not resumed")
  func finished() throws {
    let stack = LiveStack.inMemory()
    let first = try root(stack)
    try first.open(path: "count/3")
    try press(first, 3)
    let second = try root(stack)
    try second.open(path: "count/3")
    #expect(try texts(second).contains("0 of 3"))
  }

  @Test(
    "after a fault of the stage the board is set back to the last move, once",
    arguments: [SceneFault.Kind.died, .stalled, .invalidFrame, .protocolBroken])
  func recovery(_ kind: SceneFault.Kind) throws {
    let root = try root()
    try root.open(path: "count/10")
    try press(root, 5)
    faults.next = SceneFault(kind, "it broke")
    try press(root)
    #expect(try texts(root).contains("5 of 10"))
    #expect(try texts(root).contains("it broke. It was set back to your last move."))
    #expect(faults.opened == 2)
    #expect((root.deps.errorReporter as? InMemoryErrorReporter)?.messages == ["it broke"])
  }

  @Test("a second fault of the same kind within a minute goes Home, nothing lost")
  func repeated() throws {
    let root = try root()
    try root.open(path: "count/10")
    try press(root, 5)
    faults.always = SceneFault(.died, "it died")
    try press(root)
    try press(root)
    #expect(root.play == nil)
    #expect(try texts(root).contains("again within a minute"))
    #expect(try root.deps.saves.game(at: "count/10")?.snapshot.state == [5])
  }

  @Test("a save that this build cannot read is kept aside and named, and a new game begins")
  func corruptSave() throws {
    let root = try root()
    try root.deps.saves.save(
      SavedGame(
        route: "count/10", seed: 1, snapshot: Snapshot(version: 2, state: [1, 2, 3]), savedAt: 7))
    root.open(.goal(10), resuming: true)
    #expect(try texts(root).contains("0 of 10"))
    #expect(try texts(root).contains("unreadable/count/10/7"))
    #expect(
      try root.deps.saves.game(at: "unreadable/count/10/7")?.snapshot.state == [1, 2, 3])
  }

  @Test("a state of an older version is migrated, or kept aside")
  func migration() throws {
    let old = SavedGame(
      route: "count/10", seed: 1, snapshot: Snapshot(version: 1, state: [0, 6]), savedAt: 7)
    let able = try root(migrateState: { state, from in from == 1 ? [state[1]] : nil })
    try able.deps.saves.save(old)
    able.open(.goal(10), resuming: true)
    #expect(try texts(able).contains("6 of 10"))
    let unable = try root()
    try unable.deps.saves.save(old)
    unable.open(.goal(10), resuming: true)
    #expect(
      try unable.deps.saves.game(at: "unreadable/count/10/7")?.snapshot
        == {
          var kept = old.snapshot
          kept.isFinished = true
          return kept
        }())
  }

  @Test("a store that fails is told, and the move stays on the screen")
  func failingStore() throws {
    let root = try root()
    try root.open(path: "count/10")
    (root.deps.saves as? InMemoryStore)?.failure = SaveError("the disk is full")
    try press(root)
    #expect(try texts(root).contains("1 of 10"))
    #expect(try texts(root).contains("the disk is full"))
  }

  @Test("q leads from the board to Home, Escape by way of a menu, and both from Home out")
  func wayOut() throws {
    let root = try root()
    try root.open(path: "count/10")
    try press(root, 2)
    _ = try root.handle(.key(.character("q")), at: time)
    #expect(root.play == nil)
    #expect(faults.closed == 1)
    #expect(try texts(root).contains("2 of 10"))
    #expect(try root.handle(.key(.escape), at: time).navigation == .leave)
    try root.open(path: "count/10")
    _ = try root.handle(.key(.escape), at: time)
    #expect(root.play != nil)
    _ = try root.handle(.key(.character("q")), at: time)
    #expect(root.play == nil)
    #expect(try root.handle(.key(.character("q")), at: time).navigation == .quit)
  }

  @Test("a successor takes the board over, or refuses and leaves the store as it was")
  func handoff() throws {
    let stack = LiveStack.inMemory()
    let old = try root(stack)
    try old.open(path: "count/10")
    try press(old, 4)
    let handoff = try #require(old.handoff())
    let new = try root(stack)
    try new.adopt(handoff, at: time, size: CellSize(columns: 80, rows: 24))
    #expect(try texts(new).contains("4 of 10"))
    var strange = handoff
    strange.snapshot?.state = []
    let saved = try stack.persistence(
      GameScope(counterConfig())
    ).1.game(at: "count/10")
    let third = try root(stack)
    #expect(throws: SceneFault.self) {
      try third.adopt(strange, at: time, size: CellSize(columns: 80, rows: 24))
    }
    #expect(try third.deps.saves.game(at: "count/10") == saved)
  }

  @Test("a toast goes away by itself")
  func toasts() throws {
    let root = try root()
    root.showToast("hello")
    #expect(try texts(root).contains("hello"))
    let frame = try root.frame(for: CellSize(columns: 80, rows: 24))
    let wish = try #require(frame.tick)
    _ = try root.handle(
      .tick, at: GameTime(steady: root.time.steady + Int64(wish), wall: 0))
    #expect(try !texts(root).contains("hello"))
    #expect(try root.frame(for: CellSize(columns: 80, rows: 24)).tick == nil)
  }
}
