import SudokuSolver

/// The `sudoku` command, apart from the process it runs in.
public struct SudokuCommand<Terminal: Console> {
  /// Where it reads and writes; afterwards holds what a conformer gathered.
  public internal(set) var console: Terminal
  let randomSeed: UInt64

  /// Prepares a run; the seed is used by `generate` where the command line names none.
  public init(console: Terminal, randomSeed: UInt64) {
    self.console = console
    self.randomSeed = randomSeed
  }

  /// Carries out a command line, given without the program's name.
  public mutating func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      let invocation = try Invocation(arguments)
      switch invocation.request {
      case .help: console.write(Usage.help)
      case .version: console.write(Usage.version)
      case .command(.solve): return solve(invocation)
      case .command(.count): return try count(invocation)
      case .command(.grade): return grade(invocation)
      case .command(.generate): return try generate(invocation)
      }
      return .success
    } catch {
      console.writeError("sudoku: \(error)\nTry “sudoku --help”.\n")
      return .usage
    }
  }

  /// Answers each puzzle of a file; a line that cannot be used is reported with its number and
  /// passed over.
  mutating func answerEach(
    of path: String?, with answer: (SudokuGrid) throws(UnusablePuzzle) -> String
  ) -> ExitCode {
    let name = path ?? "standard input"
    var number = 0
    var puzzles = 0
    var result = ExitCode.success
    do throws(UnreadableInput) {
      try console.open(path)
      while let line = try console.readLine() {
        number += 1
        let text = line.prefix { $0 != "#" }.trimmed
        guard !text.isEmpty else { continue }
        puzzles += 1
        do throws(UnusablePuzzle) {
          console.write(try answer(try UnusablePuzzle.parse(text)))
        } catch {
          console.writeError("sudoku: \(name), line \(number): \(error.reason)\n")
          result = .data
        }
      }
    } catch {
      console.writeError("sudoku: cannot read \(name): \(error.reason)\n")
      return .noInput
    }
    guard puzzles > 0 else {
      console.writeError("sudoku: there is no puzzle in \(name)\n")
      return .data
    }
    return result
  }
}

extension Substring {
  /// Without the white space at both ends.
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
