import MinesweeperGameState
import Testing

@Suite("The rules")
struct RulesTests {
  @Test("all mines flagged with safe squares closed is not won; all safe squares open is")
  func winning() throws {
    let start = try board("*..", "...", "..*")
    let flagged = try #require(start.after(.flag(0), .flag(8), .open(1)))
    #expect(flagged.status == .playing && flagged.unmarkedMines == 0)
    let won = try #require(flagged.after(.open(2), .open(6)))
    #expect(won.status == .won && won.isOver)
    #expect(won.picture == ["F1.", "121", ".1F"])
    let unflagged = try #require(
      start.after(.open(1), .open(2), .open(6)))
    #expect(unflagged.status == .won, "flags are not needed to win")
    #expect(unflagged.picture == won.picture, "the mines of a won board show as marked")
  }

  @Test("3×1 `*..`: a chord beside a wrong flag sets the mine off and loses")
  func losingChord() throws {
    let start = try board("*..")
    let flagged = try #require(start.after(.open(1), .flag(2)))
    #expect(flagged.picture == ["-1F"])
    let lost = try #require(flagged.after(.chord(1)))
    #expect(lost.status == .lost && lost.struck == [0])
    #expect(lost.picture == ["X1W"])
  }

  @Test("a chord can set several mines off")
  func severalStruck() throws {
    let start = try board("*.*", "...", "...")
    let lost = try #require(start.after(.open(4), .flag(6), .flag(8), .chord(4)))
    #expect(lost.struck == [0, 2] && lost.status == .lost)
    #expect(lost.picture == ["X2X", "121", "W.W"])
  }

  @Test("a lost board shows what went off, wrong flags, and the rest")
  func lostPicture() throws {
    let start = try board("**.", "...", "..*")
    let lost = try #require(start.after(.open(3), .flag(0), .flag(5), .open(1)))
    #expect(lost.picture == ["FX-", "2-W", "--*"])
  }

  @Test("a flood stops at a flag, which stays; unflagged and opened, the game is won")
  func floodMeetsFlag() throws {
    let start = try board("....*")
    let flooded = try #require(start.after(.flag(1), .open(3)))
    #expect(flooded.picture == ["-F-1-"])
    let opened = try #require(flooded.after(.open(2)))
    #expect(opened.picture == ["-F.1-"])
    #expect(opened.status == .playing && opened.flagCount == 1)
    let won = try #require(opened.after(.flag(1), .open(1)))
    #expect(won.status == .won && won.picture == ["...1F"])
  }

  @Test("opening a flag does nothing, and neither does flagging an open square")
  func flagIsSafe() throws {
    let start = try board("*..")
    let flagged = try #require(start.after(.flag(0)))
    #expect(flagged.applying(.open(0)) == nil)
    #expect(flagged.after(.flag(0), .open(0))?.status == .lost)
    let opened = try #require(start.after(.open(1)))
    #expect(opened.applying(.flag(1)) == nil)
    #expect(opened.applying(.open(1)) == nil)
  }

  @Test("a chord needs exactly as many flags as the number says, and something to open")
  func chordNeedsFlags() throws {
    let start = try board("*..", "*..", "...")
    let opened = try #require(start.after(.open(4)))
    #expect(opened.applying(.chord(4)) == nil, "too few")
    let one = try #require(opened.after(.flag(0)))
    #expect(one.applying(.chord(4)) == nil, "too few")
    let three = try #require(one.after(.flag(3), .flag(6)))
    #expect(three.applying(.chord(4)) == nil, "too many")
    let won = try #require(one.after(.flag(3), .chord(4)))
    #expect(won.status == .won)
    #expect(start.applying(.chord(4)) == nil, "closed")
  }

  @Test("a chord on a zero opens what a flag once kept closed")
  func chordOnZero() throws {
    let start = try board("...", "...", "..*")
    let flooded = try #require(start.after(.flag(1), .open(0)))
    #expect(flooded.picture == [".F-", ".1-", ".1-"])
    #expect(flooded.applying(.chord(0)) == nil, "one flag beside a zero is one too many")
    let chorded = try #require(flooded.after(.flag(1), .chord(0)))
    #expect(chorded.status == .won)
  }

  @Test("nothing can be done when the game is over, or beside the board")
  func noMoves() throws {
    let lost = try #require(try board("*..").after(.open(0)))
    for index in 0..<3 {
      for move in [Move.open(index), .flag(index), .chord(index)] {
        #expect(lost.applying(move) == nil)
      }
    }
    for index in [-1, 3, .max, .min] {
      for move in [Move.open(index), .flag(index), .chord(index)] {
        #expect(try board("*..").applying(move) == nil)
      }
    }
  }

  @Test("1,000×1,000 with one mine opens at once, without recursion")
  func hugeBoard() throws {
    let spec = try BoardSpec(width: 1000, height: 1000, mines: 1)
    let opened = try #require(Board(spec, seed: 3).applying(.open(500_500)))
    #expect(opened.status == .won && opened.openCount == 999_999)
  }
}
