import SudokuGenerator
import SudokuTechniques

extension SudokuCommand {
  mutating func generate(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    let levels = Level.allCases.map(\.rawValue)
    let word = invocation.values["--level"] ?? Level.medium.rawValue
    guard let level = Level(rawValue: word) else {
      throw .unknown(kind: "level", word: word, known: levels)
    }
    let count = try invocation.number("--count", default: 1, atLeast: 1)
    let seed = try invocation.number("--seed", default: randomSeed, atLeast: 0)
    for offset in 0..<count {
      let puzzle = Generator.generate(level, seed: seed &+ offset)
      console.write("\(puzzle.grid)  # seed \(seed &+ offset), \(puzzle.grade)\n")
    }
    return .success
  }
}
