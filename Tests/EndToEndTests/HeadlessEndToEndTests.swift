import Platform
import TestSupport
import Testing

@Suite("A game in C, played by lines of JSON, end to end")
struct HeadlessEndToEndTests {
  /// Opens the board from the home screen.
  private let open = #"{"action":"home.mode.classic"}"#

  @Test("every line is answered with one line, a malformed one too, and quitting ends well")
  func answers() throws {
    let run = try CGame().play([
      open, #"{"key":"space"}"#, #"{"kye":"space"}"#, "", #"{"advance":1.5}"#,
      #"{"resize":{"columns":60,"rows":20}}"#, #"{"quit":true}"#, #"{"key":"space"}"#,
    ])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(run.lines.count == 7)
    for (index, line) in run.lines.enumerated() {
      #expect(line.hasPrefix([2, 3].contains(index) ? #"{"error":""# : #"{"rows":["#), "\(line)")
    }
    #expect(run.lines.first?.contains("0 moves") == true)
    #expect(run.lines.dropFirst().first?.contains("1 moves") == true)
    #expect(run.lines.last?.hasSuffix(#","quit":true}"#) == true)
  }

  @Test("the end of the input is the end of the game")
  func endOfInput() throws {
    let run = try CGame().play([open])
    #expect(run.code == 0)
    #expect(run.lines.count == 1)
  }

  @Test("the same seed and lines give the same bytes, another seed another board")
  func deterministic() throws {
    let game = try CGame()
    let lines = [open, #"{"key":"right"}"#, #"{"key":"space"}"#, #"{"advance":3}"#]
    let first = try game.play(lines)
    #expect(first.code == 0)
    #expect(try game.play(lines).output == first.output)
    #expect(try game.play(lines, seed: 2).output != first.output)
  }

  @Test("within the host's own process it plays the same")
  func inProcess() throws {
    let game = try CGame()
    let lines = [open, #"{"key":"space"}"#]
    #expect(try game.play(lines, ["--in-process"]).output == game.play(lines).output)
  }

  @Test("the tree names the board's squares, and a click on one that it places is a move")
  func tree() throws {
    let game = try CGame()
    let board = try game.play([open], ["--tree"])
    let text = board.output
    #expect(text.ranges(of: #"{"kind":"cell""#).count == 25)
    let place = try #require(text.firstRange(of: #""column":0,"cell":0,"#))
    let rest = text[place.upperBound...]
    func number(_ name: String) throws -> Int {
      let start = try #require(rest.firstRange(of: #""at":{"#)).upperBound
      let label = try #require(rest[start...].firstRange(of: "\"\(name)\":")).upperBound
      return try #require(Int(rest[label...].prefix { $0.isNumber }))
    }
    let click = #"{"pointer":{"column":\#(try number("column")),"row":\#(try number("row"))}}"#
    let played = try game.play([open, click])
    #expect(played.lines.last?.contains("1 moves") == true, "\(played.output)")
  }

  @Test("without a game the library is shown, and a game can be opened from it")
  func library() throws {
    let game = try CGame()
    let run = try Run(
      ["--headless", "--plugin-dir", game.folder],
      input: "{\"advance\":0}\n{\"key\":\"1\"}\n\(open)\n")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.lines.first?.contains("Lights Out") == true)
    #expect(run.lines.last?.contains("moves") == true)
  }
}
