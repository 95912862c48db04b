public import GameShellKit
import GameShellUI

@testable import GameAppKit

/// A player before a game of these tests: presses keys by way of a front end's driver and reads
/// rows.
final class Player {
  let root: GameRoot<CounterRoute>
  let driver: SceneDriver
  let faults: CounterFaults
  var time = GameTime(steady: 0, wall: 1_795_168_800_000)

  init(
    _ stack: LiveStack = .inMemory(), faults: CounterFaults = CounterFaults(),
    isAttended: Bool = true, config: GameConfig<CounterRoute>? = nil
  ) throws {
    self.faults = faults
    root = try makeGameApp(config: config ?? counterConfig(faults: faults), stack: stack)
    root.isAttended = isAttended
    driver = SceneDriver(scene: root, size: CellSize(columns: 80, rows: 24))
    (stack.clock as? ManualClock)?.now = time
    root.time = time
  }

  /// Presses keys by their names, or types the characters of a text.
  @discardableResult
  func press(_ keys: Key...) throws -> SceneResponse {
    var response = SceneResponse.ignored
    for key in keys { response = try send(.key(key)) }
    return response
  }

  @discardableResult
  func send(_ event: SceneEvent) throws -> SceneResponse {
    time.steady += 100
    time.wall += 100
    _ = try driver.present()
    return try driver.send(event, at: time)
  }

  var rows: [String] { get throws { try driver.present().surface.rows } }

  func sees(_ text: String) throws -> Bool { try rows.contains { $0.contains(text) } }
}

/// A test writes a key as the character that it types.
extension Key: ExpressibleByUnicodeScalarLiteral {
  /// Makes the key that types a character.
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self = .character(value) }
}
