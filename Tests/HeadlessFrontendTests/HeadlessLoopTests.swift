import GameShellKit
import Testing

@testable import HeadlessFrontend

@Suite("A headless session over a stream")
struct HeadlessLoopTests {
  /// Feeds the bytes in chunks of a size and gives the answers, one a line.
  private func answers(
    to input: [UInt8], chunk: Int, scene: TestScene = TestScene()
  ) throws -> [Substring] {
    var rest = input[...]
    var output: [UInt8] = []
    let loop = HeadlessLoop(
      read: {
        defer { rest = rest.dropFirst(chunk) }
        return Array(rest.prefix(chunk))
      },
      write: { output += $0 })
    try loop.run(HeadlessSession(scene))
    let text = String(decoding: output, as: UTF8.self)
    #expect(output.isEmpty || output.last == 0x0a)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test("nothing is printed before the first line, and nothing for an empty stream")
  func silence() throws {
    #expect(try answers(to: [], chunk: 10) == [])
  }

  @Test("lines may come in pieces, end in CR LF, or not end at all", arguments: [1, 7, 4096])
  func pieces(chunk: Int) throws {
    let scene = TestScene()
    let input = "{\"key\":\"up\"}\r\n\n{\"key\":\"down\"}"
    let lines = try answers(to: Array(input.utf8), chunk: chunk, scene: scene)
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("{\"error\":\"the line is empty"))
    #expect(scene.events == [.key(.up), .key(.down)])
  }

  @Test("what follows `quit` is neither read nor answered")
  func afterQuit() throws {
    let input = "{\"quit\":true}\n{\"key\":\"up\"}\n"
    #expect(try answers(to: Array(input.utf8), chunk: 4096).count == 1)
  }

  @Test("a line without end is refused once, and the next one is read")
  func endlessLine() throws {
    let scene = TestScene()
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 3 * HeadlessLimits.line)
    let lines = try answers(
      to: long + Array("\n{\"key\":\"up\"}\n".utf8), chunk: 65_536, scene: scene)
    #expect(lines.count == 2)
    #expect(lines.first == #"{"error":"the line is longer than 1048576 bytes"}"#)
    #expect(scene.events == [.key(.up)])
  }

  @Test("a splitter never keeps more than a line's limit")
  func bounded() {
    var splitter = LineSplitter(limit: 8)
    #expect(splitter.feed([UInt8](repeating: 65, count: 1000)).isEmpty)
    #expect(splitter.keptBytes <= 9)
    #expect(splitter.feed([0x0a]) == [.tooLong])
    #expect(splitter.feed(Array("12345678\r\n".utf8)) == [.bytes(Array("12345678".utf8))])
    #expect(splitter.feed(Array("123456789\n".utf8)) == [.tooLong])
    #expect(splitter.finish() == nil)
  }

  @Test("twenty thousand mutilated lines get as many answers")
  func fuzz() throws {
    let seeds = [
      #"{"key":"right","modifiers":["shift","ctrl"]}"#, #"{"text":"5\u00e9"}"#,
      #"{"pointer":{"column":3,"row":4,"button":"left","phase":"press"}}"#,
      #"{"action":"open","cell":7}"#, #"{"resize":{"columns":80,"rows":24}}"#,
      #"{"advance":1.5e0}"#, #"{"focus":true}"#,
    ].map { Array($0.utf8) }
    let alphabet = Array(#"{}[]":,\u0123456789eE+-.truefalsnkyq "#.utf8) + [0xc3, 0xff, 0x00]
    var random = SeededRandom(seed: 2)
    let scene = TestScene()
    let session = HeadlessSession(scene)
    for _ in 0..<20_000 {
      var line = seeds[random.below(seeds.count)]
      for _ in 0..<1 + random.below(4) where !line.isEmpty {
        let at = random.below(line.count)
        switch random.below(3) {
        case 0: line[at] = alphabet[random.below(alphabet.count)]
        case 1: line.remove(at: at)
        default: line.insert(alphabet[random.below(alphabet.count)], at: at)
        }
      }
      let before = scene.events.count
      let answer = session.answer(to: .bytes(line))
      #expect(answer.filter { $0 == 0x0a }.count == 1 && answer.last == 0x0a)
      if answer.starts(with: #"{"error""#.utf8) { #expect(scene.events.count == before) }
    }
  }
}
