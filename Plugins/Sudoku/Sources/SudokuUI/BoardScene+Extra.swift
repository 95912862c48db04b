import GamePluginKit
import SudokuGameState
import SudokuSolver

extension BoardScene {
  /// Cursor, mode and what a check found, for a snapshot: a swap of the build leaves them where
  /// they are.
  var extra: [UInt8] {
    var writer = ByteWriter()
    writer.write(cursor.index * 2 + (isNoting ? 1 : 0))
    for (square, digit) in wrong.sorted(by: { $0.key < $1.key }) {
      writer.write(square.index * 9 + digit - 1)
    }
    return writer.bytes
  }

  /// Takes over what `extra` wrote; of anything else, what can be read.
  func readExtra() {
    var reader = ByteReader(midend.extra)
    guard let first = try? reader.readInt(below: 162) else { return }
    cursor = Square(index: first / 2)
    isNoting = !first.isMultiple(of: 2)
    while let next = try? reader.readInt(below: 729) {
      wrong[Square(index: next / 9)] = next % 9 + 1
    }
  }
}
