public import SudokuSolver

extension House {
  /// What it is called in a sentence, counted from 1.
  public func name(in words: StepWords) -> String {
    let number = ["number": "\(index % 9 + 1)"]
    return switch self {
    case .row: words.row.filled(number)
    case .column: words.column.filled(number)
    case .box: words.box.filled(number)
    }
  }
}
