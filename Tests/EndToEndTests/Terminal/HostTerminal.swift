import Platform
import TestSupport
import Testing

/// The real program on a terminal, with a game written in C and data of its own.
final class HostTerminal {
  let terminal: PseudoTerminal
  let settings: String
  let data: TemporaryFolder
  private let game: CGame?

  /// Starts it and waits for the home screen; without `path` it builds the game in C and plays that.
  init(
    _ arguments: [String] = [], path: String? = nil, data: TemporaryFolder? = nil,
    columns: Int = 80, rows: Int = 24, variables: [String: String?] = [:],
    answer: @escaping (String) -> String? = { _ in nil }
  ) throws {
    let data = try data ?? TemporaryFolder()
    self.data = data
    game = path == nil ? try CGame() : nil
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    terminal.answer = answer
    settings = terminal.settings
    try terminal.start(
      try BuiltProgram.path(),
      ["--data-dir", data.path, "--seed", "1"] + arguments + [path ?? game?.path ?? ""],
      variables: variables.merging(["HOME": data.path]) { $1 })
    try #require(terminal.read(untilShown: "Classic"), "\(terminal.model.text)")
  }

  /// Opens the board.
  func openBoard() throws {
    terminal.send("c")
    try #require(terminal.read(untilShown: "moves"), "\(terminal.model.text)")
  }

  /// Presses the light under the cursor and waits until that is seen, so often.
  func press(_ times: Int) throws {
    for _ in 0..<times {
      let moves = try moves()
      terminal.send(" ")
      try #require(terminal.read(untilShown: " \(moves + 1) moves"))
    }
  }

  /// The moves that the screen tells.
  func moves() throws -> Int {
    let line = try #require(terminal.model.text.first { $0.contains("moves") })
    let words = line.split(separator: " ")
    let place = try #require(words.firstIndex { $0.hasPrefix("moves") })
    return try #require(Int(words[place - 1]))
  }
}
