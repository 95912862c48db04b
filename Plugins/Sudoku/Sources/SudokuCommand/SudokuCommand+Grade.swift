import SudokuTechniques

extension SudokuCommand {
  mutating func grade(_ invocation: Invocation) -> ExitCode {
    answerEach(of: invocation.path) { grid throws(UnusablePuzzle) in
      _ = try UnusablePuzzle.solution(of: grid)
      return "\(grid)  # \(Grade(grid))\n"
    }
  }
}
