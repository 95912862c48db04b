import GameShellKit
import Platform
import TestSupport
import Testing

@testable import GameAppKit

/// Hours of play in a short time: the host ends as it began, and no acknowledged move is lost.
///
/// `GAMEHOST_FULL=1` runs the long form, in which the memory is measured too; run it alone.
@Suite("Soak", .serialized)
struct SoakTests {
  static let isFull = Environment.current()["GAMEHOST_FULL"] != nil

  let bench: SoakBench

  init() throws { bench = try SoakBench() }

  @Test("swaps in the middle of play, with several games in turns")
  func swaps() throws {
    let count = Self.isFull ? 1000 : 30
    // What is made once, such as the cache of pages of the store, is made before.
    try bench.enter(0)
    for turn in 0..<10 { try bench.swapAndMove(turn) }
    try bench.goToLibrary()
    let before = try bench.figures()
    for turn in 0..<count {
      if turn % 10 == 0 {
        try bench.goToLibrary()
        try bench.enter((bench.current + 1) % bench.games.count)
      }
      try bench.swapAndMove(turn)
    }
    try bench.goToLibrary()
    try bench.check(before, try bench.figures(), "\(count) swaps")
  }

  @Test("games are opened, closed and changed, builds replaced, the host ended and started anew")
  func steps() throws {
    let count = Self.isFull ? 500 : 40
    var random = SeededRandom(seed: 20)
    for _ in 0..<20 { try bench.step(&random) }
    try bench.goToLibrary()
    let before = try bench.figures()
    for _ in 0..<count { try bench.step(&random) }
    try bench.goToLibrary()
    try bench.check(before, try bench.figures(), "\(count) steps")
  }
}
