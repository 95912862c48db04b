import Testing

@testable import SudokuSolver

@Suite("Reading and writing a grid")
struct GridTextTests {
  @Test("dots and zeros are both blanks, and writing uses dots")
  func blanks() throws {
    let grid = try SudokuGrid(parsing: FieldReport.proper)
    #expect(grid.description == String(FieldReport.proper.map { $0 == "0" ? "." : $0 }))
    let read = try SudokuGrid(parsing: grid.description)
    #expect(read == grid)
    #expect(grid[Cell(row: 5, column: 2)] == 5)
    #expect(grid[Cell(row: 0, column: 0)] == nil)
  }

  @Test("a missing character is a length error that gives the length")
  func tooShort() {
    let error = #expect(throws: GridError.self) {
      try SudokuGrid(parsing: FieldReport.proper.dropLast())
    }
    #expect(error == .length(80))
    #expect(
      error?.description == "A puzzle has 81 characters, but this one has 80: 1 too few.")
  }

  @Test("too many characters are counted as characters, not bytes")
  func tooLong() {
    let error = #expect(throws: GridError.self) {
      try SudokuGrid(parsing: FieldReport.proper + "é5")
    }
    #expect(error == .length(83))
  }

  @Test("an unknown character is named with its position and cell")
  func badCharacter() {
    let line = FieldReport.proper.prefix(10) + "x" + FieldReport.proper.dropFirst(11)
    let error = #expect(throws: GridError.self) { try SudokuGrid(parsing: line) }
    #expect(
      error?.description
        == "Character 11 (r2c2) is “x”; write 1 to 9 for a digit and . or 0 for a blank.")
  }

  @Test("an invisible character is named by its code")
  func invisibleCharacter() {
    let error = #expect(throws: GridError.self) {
      try SudokuGrid(parsing: "\u{7}" + FieldReport.proper.dropFirst())
    }
    #expect(error?.description.hasPrefix("Character 1 (r1c1) is U+7;") == true)
  }

  @Test("digits of other scripts are refused, not read as digits")
  func otherDigits() {
    let error = #expect(throws: GridError.self) {
      try SudokuGrid(parsing: "٣" + FieldReport.proper.dropFirst())
    }
    #expect(error == .character("٣", position: 1))
  }

  @Test(
    "conflicting givens are refused, naming the house, the digit and both cells",
    arguments: [
      (
        String(repeating: "0", count: 63) + "900900000900900000",
        "The digit 9 is given twice in row 8 (r8c1 and r8c4); remove one of them."
      ),
      (
        "7........" + String(repeating: ".", count: 63) + "7........",
        "The digit 7 is given twice in column 1 (r1c1 and r9c1); remove one of them."
      ),
      (
        "3.........3" + String(repeating: ".", count: 70),
        "The digit 3 is given twice in box 1 (r1c1 and r2c2); remove one of them."
      ),
    ])
  func conflicts(line: String, sentence: String) {
    let error = #expect(throws: GridError.self) { try SudokuGrid(parsing: line) }
    #expect(error?.description == sentence)
  }

  @Test("a grid in play may hold conflicts and lists every cell involved")
  func conflictsInPlay() throws {
    var grid = SudokuGrid()
    grid[Cell(row: 0, column: 0)] = 5
    grid[Cell(row: 8, column: 8)] = 5
    #expect(grid.firstConflict == nil)
    #expect(grid.conflictingCells.isEmpty)
    grid[Cell(row: 0, column: 8)] = 5
    #expect(grid.conflictingCells.map(\.description) == ["r1c1", "r1c9", "r9c9"])
    grid[Cell(row: 0, column: 8)] = nil
    #expect(grid.conflictingCells.isEmpty)
  }

  @Test("digits above 9 and other counts make no grid")
  func rawDigits() {
    #expect(SudokuGrid(digits: [UInt8](repeating: 0, count: 80)) == nil)
    #expect(SudokuGrid(digits: [UInt8](repeating: 10, count: 81)) == nil)
    #expect(SudokuGrid(digits: [UInt8](repeating: 0, count: 81)) == SudokuGrid())
  }

  @Test("every cell stands in its row, column and box")
  func houses() {
    for house in House.all {
      #expect(House.all[house.index] == house)
      #expect(Set(house.cells).count == 9)
      for cell in house.cells {
        switch house {
        case .row(let row): #expect(cell.row == row)
        case .column(let column): #expect(cell.column == column)
        case .box(let box): #expect(cell.box == box)
        }
      }
    }
  }
}
