import GamePluginKit
import GamePluginTesting
import MinesweeperAppComposition
import Testing

/// Events that no well-behaved host would send, in any order. Nothing may trap, every frame must
/// be valid, and a snapshot taken at any moment must bring back the same screen.
@Suite("Whatever the host sends")
struct FuzzTests {
  @Test(
    "the game stands, and its snapshots hold",
    arguments: [
      ("board/beginner", 1), ("board/expert", 2), ("board/custom/1x2x1", 3),
      ("board/custom/200x3x99", 4), ("game/3x1x1:*..", 5),
    ] as [(String, UInt64)])
  func events(_ route: String, _ seed: UInt64) throws {
    let game = try InProcessGame { exportGame($0) { MinesweeperAppComposition.config() } }
    var random = SeededRandom(seed: seed)
    var scene = try game.open(route, seed: seed)
    var size = CellSize(columns: 80, rows: 24)
    for step in 0..<800 {
      let event = event(&random)
      if case .resize(let newSize) = event { size = newSize }
      try scene.send(event, after: Int64(random.below(3000)) - 100)
      let frame = try scene.frame(
        for: CellSize(columns: max(1, size.columns), rows: max(1, size.rows)))
      #expect(frame.cellCount <= 600)
      guard step % 40 == 0, let snapshot = try scene.snapshot() else { continue }
      scene = try game.open(route, seed: 0, size: size, snapshot: snapshot)
      #expect(try scene.snapshot() == snapshot)
    }
  }

  private func event(_ random: inout SeededRandom) -> SceneEvent {
    let keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape,
      .character("f"), .character("u"), .character("r"), .character("c"), .character("n"),
      .character("y"), .character(" "),
    ]
    let actions = ["open", "flag", "chord", "undo", "redo", "restart", "new", "new.yes", "?", ""]
    func anyCell(_ random: inout SeededRandom) -> Int? {
      let cells: [Int?] = [nil, -1, 0, 1, random.below(600), .max, 1 << 31, 65_536]
      return cells[random.below(cells.count)]
    }
    switch random.below(12) {
    case 0...4: return .key(keys[random.below(keys.count)])
    case 5, 6:
      return .action(actions[random.below(actions.count)], node: 7, cell: anyCell(&random))
    case 7, 8:
      let phases: [PointerEvent.Phase] = [.press, .release, .drag, .move, .wheel]
      let buttons: [PointerEvent.Button] = [.none, .left, .middle, .right, .chord]
      return .pointer(
        PointerEvent(
          phases[random.below(5)], button: buttons[random.below(5)],
          column: random.below(300) - 50, row: random.below(300) - 50,
          wheel: [0, -1, 3, .max >> 33, .min >> 33][random.below(5)],
          node: random.below(2) == 0 ? nodeID("board") : 3, cell: anyCell(&random)))
    case 9:
      return .resize(CellSize(columns: random.below(130), rows: random.below(50)))
    case 10: return [.suspend, .resume, .tick, .focus(true), .focus(false)][random.below(5)]
    default: return random.below(2) == 0 ? .text("n") : .paste("qfu\n")
    }
  }

  @Test("a board of a million squares keeps to a frame's limits on any screen")
  func hugeScreen() throws {
    let game = try InProcessGame { exportGame($0) { MinesweeperAppComposition.config() } }
    let scene = try game.open("board/custom/1000x1000x9")
    let frame = try scene.frame(for: CellSize(columns: 32_000, rows: 32_000))
    #expect(frame.cellCount == 65_000)
  }
}
