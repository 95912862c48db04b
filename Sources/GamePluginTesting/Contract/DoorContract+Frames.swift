public import GameShellKit

extension DoorContract {
  /// Rooms from one cell to more than any screen, and those around what games need at least.
  public static let sizes = [1, 5, 19, 20, 40, 80, 120, 300].flatMap { columns in
    [1, 7, 8, 15, 24, 40, 100].map { CellSize(columns: columns, rows: $0) }
  }

  /// A place draws a valid frame in every room, and the same one when it is asked again, before and
  /// after each of some keys.
  public func drawsAtEverySize(
    _ route: String, keys: String = "enter", sizes: [CellSize] = sizes
  ) throws {
    let game = try load()
    let presses = try KeyPress.reading(keys)
    for size in sizes {
      let scene = try Self.at("\(route) at \(size)") { try game.open(route, size: size) }
      for step in 0...presses.count {
        let done = presses[..<step].map(\.name).joined(separator: " ")
        let after = done.isEmpty ? "at first" : "after \(done)"
        try Self.at("\(route) at \(size) \(after)") {
          if step > 0 { try scene.send(presses[step - 1].event) }
          guard try scene.frame(for: size) == scene.frame(for: size) else {
            throw DoorContractFault(
              "\(route) at \(size) \(after) draws two frames of the same state: a frame must "
                + "come from the state and the size alone")
          }
        }
      }
      scene.close()
    }
  }

  /// The same seed and events give the same answers and frames in two sessions at once. Keys are
  /// pressed at random, always the same ones, 100 ms apart.
  public func isDeterministic(
    _ route: String, keys: String, count: Int = 300,
    size: CellSize = CellSize(columns: 80, rows: 24)
  ) throws {
    let presses = try KeyPress.reading(keys)
    guard !presses.isEmpty else { throw DoorContractFault("there is no key to press") }
    let game = try load()
    let (first, second) = try Self.at(route) {
      (try game.open(route, seed: 11), try game.open(route, seed: 11))
    }
    var random = SeededRandom(seed: 3)
    for number in 1...max(1, count) {
      let press = presses[random.below(presses.count)]
      let after = "\(route) after \(number) keys, the last of them \(press.name),"
      try Self.at(after) {
        let answer = try first.send(press.event, after: 100)
        let other = try second.send(press.event, after: 100)
        guard answer == other else {
          throw DoorContractFault("\(after) answers \(answer) in one session, \(other) in another")
        }
        guard try first.frame(for: size) == second.frame(for: size) else {
          throw DoorContractFault(
            "\(after) draws another frame in another session: chance and time must come from the "
              + "request and the events alone, and sessions share no state")
        }
      }
    }
  }
}
