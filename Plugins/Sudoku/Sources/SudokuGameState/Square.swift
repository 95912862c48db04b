public import SudokuSolver

/// A square of the board. The engine calls it a cell, which is the host's word for a place on the
/// screen.
public typealias Square = SudokuSolver.Cell

extension SudokuSolver.Cell {
  /// The squares that share a row, a column or a box with each square, in reading order.
  private static let peersByIndex: [[Square]] = all.map { square in
    all.filter { $0.sees(square) }
  }

  /// The 20 squares that share a row, a column or a box with this one, in reading order.
  public var peers: [Square] { Self.peersByIndex[index] }
}
