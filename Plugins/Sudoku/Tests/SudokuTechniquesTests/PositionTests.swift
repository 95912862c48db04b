import SudokuSolver
import SudokuTestSupport
import Testing

@testable import SudokuTechniques

@Suite("Techniques in the public technique positions")
struct PositionTests {
  static let file = DataFile("sudoku_technique_positions.txt")

  struct Expectation: CustomTestStringConvertible {
    let code: String
    let techniques: [Technique]
    var testDescription: String { code }
  }

  static let expectations: [Expectation] = [
    ("0000", [.fullHouse]), ("0002", [.hiddenSingleInBox, .hiddenSingleInLine]),
    ("0003", [.nakedSingle]), ("0100", [.pointing]), ("0101", [.claiming]),
    ("0110-1", [.nakedPair]), ("0111-1", [.nakedTriple]), ("0200", [.nakedPair]),
    ("0201", [.nakedTriple]), ("0202", [.nakedQuad]), ("0210", [.hiddenPair]),
    ("0211", [.hiddenTriple]), ("0212", [.hiddenQuad]), ("0300", [.xWing]),
    ("0301", [.swordfish]), ("0302", [.jellyfish]), ("0310", [.finnedXWing]),
    ("0311", [.finnedSwordfish]), ("0312", [.finnedJellyfish]), ("0320", [.finnedXWing]),
    ("0321", [.finnedSwordfish]), ("0322", [.finnedJellyfish]),
    ("0400", [.skyscraper]), ("0401", [.twoStringKite]), ("0402", [.emptyRectangle]),
    ("0402-1", [.emptyRectangle]),
    ("0403", [.turbotFish]), ("0500", [.simpleColouring]), ("0501", [.simpleColouring]),
    ("0600-1", [.uniqueRectangle1]), ("0600-2", [.uniqueRectangle1]),
    ("0601-1", [.uniqueRectangle2]), ("0601-2", [.uniqueRectangle2]),
    ("0603-1", [.uniqueRectangle4]), ("0603-2", [.uniqueRectangle4]),
    ("0604-1", [.uniqueRectangle5]), ("0604-2", [.uniqueRectangle5]),
    ("0606-1", [.hiddenRectangle]), ("0606-2", [.hiddenRectangle]),
    ("0610", [.bivalueGrave]), ("0701", [.xChain]), ("0702", [.xyChain]),
    ("0703", [.remotePair]), ("0706", [.continuousLoop]), ("0707-1", [.alternatingChain]),
    ("0707-2", [.alternatingChain]), ("0708-1", [.alternatingChain]),
    ("0708-2", [.alternatingChain]), ("0800", [.xyWing]), ("0801", [.xyzWing]),
    ("0803", [.wWing]), ("0901-1", [.almostLockedSets]), ("0901-2", [.almostLockedSets]),
  ].map { Expectation(code: $0.0, techniques: $0.1) }

  /// How many positions of a code are known not to be met yet.
  static let misses = ["0706": 2, "0901-2": 1]

  @Test(
    "each position of an implemented technique is found with exactly its effect",
    .enabled(if: file.isPresent, Comment(rawValue: DataFile.absence)), arguments: expectations)
  func found(_ expectation: Expectation) throws {
    let positions = Self.file.lines().compactMap { Position($0) }
      .filter { $0.code == expectation.code }
    try #require(!positions.isEmpty)
    let passed = positions.filter { position in
      expectation.techniques.contains { technique in
        position.grid.steps(of: technique).contains { position.isMet(by: $0) }
      }
    }
    let misses = Self.misses[expectation.code] ?? 0
    #expect(passed.count == positions.count - misses)
    print("technique \(expectation.code): \(passed.count) of \(positions.count) positions")
  }

  @Test(
    "what looks like the technique but is not is left alone",
    .enabled(if: file.isPresent, Comment(rawValue: DataFile.absence)),
    arguments: [("0606-x", Technique.hiddenRectangle), ("0610-x", .bivalueGrave)])
  func notFound(_ code: String, _ technique: Technique) throws {
    let positions = Self.file.lines().compactMap { Position($0) }.filter { $0.code == code }
    try #require(!positions.isEmpty)
    for position in positions {
      #expect(!position.grid.steps(of: technique).contains { position.isMet(by: $0) })
    }
  }

  @Test(
    "no step of any technique contradicts the solution of its position",
    .enabled(if: file.isPresent, Comment(rawValue: DataFile.absence)))
  func sound() throws {
    var count = 0
    for line in Self.file.lines(inShortRun: 100) {
      guard let position = Position(line),
        case .unique(let solution) = Solver.verdict(on: position.grid.digits)
      else { continue }
      for technique in Technique.allCases {
        for step in position.grid.steps(of: technique) {
          count += 1
          let isSound =
            step.eliminations.allSatisfy { solution[$0.cell] != $0.digit }
            && step.placements.allSatisfy { solution[$0.cell] == $0.digit }
          #expect(isSound, "\(line): \(step.explanation)")
        }
      }
    }
    #expect(count > 1000)
    print("technique positions: \(count) steps agree with the solutions")
  }
}
