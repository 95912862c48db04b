import SudokuSolver
import SudokuTechniques

extension SudokuCommand {
  mutating func solve(_ invocation: Invocation) -> ExitCode {
    if invocation.flags.contains("--count-only") {
      return count(invocation, limit: Self.defaultLimit)
    }
    let takesAny = invocation.flags.contains("--any")
    let tellsSteps = invocation.flags.contains("--steps")
    return answerEach(of: invocation.path) { grid throws(UnusablePuzzle) in
      let found = Solver.solutions(of: grid, limit: takesAny ? 1 : 2)
      guard let solution = found.first, found.count == 1 else {
        throw UnusablePuzzle(reason: Solver.verdict(on: grid).description)
      }
      return (tellsSteps ? Self.steps(grid) : "") + "\(solution)\n"
    }
  }

  private static func steps(_ grid: SudokuGrid) -> String {
    guard Solver.countSolutions(of: grid, limit: 2) == 1 else {
      return "# The puzzle has several solutions; no steps lead to one of them.\n"
    }
    let path = SolutionPath(grid)
    let told = path.steps.enumerated().map { "# \($0 + 1). \($1.explanation)\n" }.joined()
    return path.isComplete
      ? told : told + "# Here the techniques end; the rest is found by trying.\n"
  }

  static var defaultLimit: Int { 1000 }

  mutating func count(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let limit = try invocation.number(
      "--limit", default: UInt64(Self.defaultLimit), atLeast: 1)
    return count(invocation, limit: Int(clamping: limit))
  }

  private mutating func count(_ invocation: Invocation, limit: Int) -> ExitCode {
    answerEach(of: invocation.path) { grid in
      let count = Solver.countSolutions(of: grid, limit: limit)
      return count < limit || limit == .max ? "\(count)\n" : "\(count)+\n"
    }
  }
}
