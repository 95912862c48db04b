import SudokuSolver
import SudokuTechniques
import Testing

@testable import SudokuCommand

@Suite("The sudoku command")
struct CommandTests {
  static let proper =
    "000000002020050801000000300704090000000085410005037000180000900007009000200040058"
  static let properSolution =
    "358914672629753841471268395764192583932685417815437269183576924547829136296341758"
  static let six =
    "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1.."
  static let none =
    "62.485..98.39..5..5......83.......5..6.2...3.3.......84..3721652365918747..846392"

  @Test("solve writes solutions and reports what is not a puzzle, by file and line")
  func solve() {
    let input = "\(Self.proper)\n# a comment\n\n\(Self.six)\n\(Self.none)  # none\n123\n"
    let run = MemoryConsole.run("solve list.txt", files: ["list.txt": input])
    #expect(run.code == .data)
    #expect(run.output == Self.properSolution + "\n")
    #expect(
      run.errors == """
        sudoku: list.txt, line 4: The puzzle has 6 solutions.
        sudoku: list.txt, line 5: The puzzle has no solution.
        sudoku: list.txt, line 6: A puzzle has 81 characters, but this one has 3: 78 too few.

        """)
  }

  @Test("solve reads standard input without a file or with -", arguments: ["solve", "solve -"])
  func standardInput(_ line: String) {
    let run = MemoryConsole.run(line, input: "  \(Self.proper)\t\r\n")
    #expect(run.code == .success)
    #expect(run.output == Self.properSolution + "\n")
    #expect(run.errors.isEmpty)
  }

  @Test("solve --any accepts several solutions, but not none")
  func solveAny() throws {
    let run = MemoryConsole.run("solve --any", input: "\(Self.six)\n\(Self.none)\n")
    #expect(run.code == .data)
    let written = try SudokuGrid(parsing: run.output.dropLast())
    #expect(written.isSolved)
    #expect(run.errors.contains("standard input, line 2: The puzzle has no solution."))
  }

  @Test("solve --steps tells each step before the solution")
  func solveSteps() throws {
    let puzzle = ".29....7....2...36...1.7.....4..6....6.3...2.........9..6.....2.4..69..7.38..59.."
    let run = MemoryConsole.run("solve --steps", input: puzzle)
    let lines = run.output.split(separator: "\n")
    #expect(run.code == .success)
    #expect(
      lines.first == "# 1. Hidden Single (box): in box 2, 6 fits only in r1c4, so r1c4 is 6.")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("# ") })
    #expect(try SudokuGrid(parsing: lines[lines.count - 1]).isSolved)
    #expect(lines.count == SolutionPath(try SudokuGrid(parsing: puzzle)).steps.count + 1)
  }

  @Test("count writes exact numbers, and marks the limit")
  func count() {
    let input = [Self.proper, Self.six, Self.none].joined(separator: "\n")
    #expect(MemoryConsole.run("count", input: input).output == "1\n6\n0\n")
    #expect(MemoryConsole.run("count --limit 6", input: input).output == "1\n6+\n0\n")
    #expect(MemoryConsole.run("count --limit=7", input: input).output == "1\n6\n0\n")
    #expect(MemoryConsole.run("solve --count-only", input: input).output == "1\n6\n0\n")
    #expect(MemoryConsole.run("count", input: input).code == .success)
  }

  @Test("grade names level, rating, score and hardest step, and refuses improper puzzles")
  func grade() {
    let puzzle = ".29....7....2...36...1.7.....4..6....6.3...2.........9..6.....2.4..69..7.38..59.."
    let run = MemoryConsole.run("grade", input: "\(puzzle)\n\(Self.six)\n")
    #expect(run.code == .data)
    #expect(
      run.output == "\(puzzle)  # hard, rating 30, score 998, hardest step Naked Pair\n")
    #expect(run.errors == "sudoku: standard input, line 2: The puzzle has 6 solutions.\n")
    let solved = MemoryConsole.run("grade", input: Self.properSolution)
    #expect(solved.output == "\(Self.properSolution)  # solved, rating 0\n")
  }

  @Test("generate writes what grade reads back, one seed after the other")
  func generate() throws {
    let run = MemoryConsole.run("generate --level hard --count 3 --seed 7")
    #expect(run.code == .success)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(MemoryConsole.run("generate --level=hard --seed 8").output == lines[1] + "\n")
    let graded = MemoryConsole.run("grade", input: run.output).output.split(separator: "\n")
    for (made, graded) in zip(lines, graded) {
      #expect(made.prefix(81) == graded.prefix(81))
      #expect(graded.contains("# hard, rating"))
    }
    #expect(lines.map { $0.contains("# seed ") } == [true, true, true])
  }

  @Test("generate without a seed uses the one it is given, at medium level")
  func generateDefault() {
    let run = MemoryConsole.run("generate")
    #expect(run.output == MemoryConsole.run("generate --level medium --seed 99").output)
  }

  @Test("the largest seed wraps around instead of overflowing")
  func largestSeed() {
    let run = MemoryConsole.run("generate --level easy --count 2 --seed \(UInt64.max)")
    #expect(run.code == .success)
    #expect(run.output.contains("# seed 0, easy"))
  }

  @Test("an input that cannot be read ends with 66")
  func noInput() {
    let run = MemoryConsole.run("count missing.txt")
    #expect(run.code == .noInput)
    #expect(run.errors == "sudoku: cannot read missing.txt: No such file or directory\n")
  }

  @Test("an input without a puzzle is said to have none")
  func emptyInput() {
    let run = MemoryConsole.run("solve", input: "# nothing\n\n")
    #expect(run.code == .data)
    #expect(run.errors == "sudoku: there is no puzzle in standard input\n")
  }

  @Test(
    "help and version are answered wherever they stand",
    arguments: ["--help", "-h", "solve --help", "generate --level hard -h", "--help nonsense"])
  func help(_ line: String) {
    let run = MemoryConsole.run(line)
    #expect(run.code == .success)
    #expect(run.output == Usage.help)
    #expect(MemoryConsole.run("--version").output.hasPrefix("sudoku "))
  }

  @Test("the help names every command and option")
  func helpIsComplete() {
    for name in CommandName.allCases {
      #expect(Usage.help.contains("sudoku \(name.rawValue)"))
      for option in name.flags + name.valued {
        #expect(Usage.help.contains("  \(option)"))
      }
    }
  }

  @Test(
    "a command line that is not understood says why, suggests the nearest word and ends with 64",
    arguments: [
      ("", "say what to do: solve, count, grade, generate (or --help)"),
      ("slove", "unknown command “slove”; did you mean “solve”?"),
      ("xyzzy", "unknown command “xyzzy”; known are solve, count, grade, generate"),
      ("--hlep", "unknown option “--hlep”; did you mean “--help”?"),
      ("count --limt 3", "unknown option “--limt”; did you mean “--limit”?"),
      ("grade --limit 3", "unknown option “--limit”; known are --help, --version"),
      ("generate --level expret", "unknown level “expret”; did you mean “expert”?"),
      ("generate --count 0", "--count needs a whole number from 1 up, not “0”"),
      ("generate --seed -1", "--seed needs a whole number from 0 up, not “-1”"),
      ("count --limit +5", "--limit needs a whole number from 1 up, not “+5”"),
      ("count --limit", "--limit needs a value after it"),
      ("solve --steps=yes", "--steps takes no value"),
      ("solve a.txt b.txt", "unexpected argument “b.txt”"),
      ("generate a.txt", "unexpected argument “a.txt”"),
    ])
  func misuse(_ line: String, _ sentence: String) {
    let run = MemoryConsole.run(line)
    #expect(run.code == .usage)
    #expect(run.errors == "sudoku: \(sentence)\nTry “sudoku --help”.\n")
    #expect(run.output.isEmpty)
  }

  @Test("what follows -- is a file, whatever it looks like")
  func endOfOptions() {
    let run = MemoryConsole.run("count -- --limit", files: ["--limit": Self.six])
    #expect(run.output == "6\n")
  }
}
