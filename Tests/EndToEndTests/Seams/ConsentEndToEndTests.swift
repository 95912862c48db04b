import Platform
import TestSupport
import Testing

@Suite("Consent, end to end")
struct ConsentEndToEndTests {
  private let data: TemporaryFolder
  private let game: SeamsGame

  init() throws {
    data = try TemporaryFolder()
    game = try SeamsGame()
  }

  private var export: ExportFile { ExportFile(data: data) }

  /// Opens the settings and chooses, then plays a little; gives the last screen.
  @discardableResult
  private func play(choosing actions: [String]) throws -> Run {
    let lines =
      [#"{"key":"s"}"#] + actions.map { #"{"action":"\#($0)"}"# }
      + ["q", "1", "+", "e", "w", "x"].map { #"{"key":"\#($0)"}"# }
    let run = try Run(
      ["--headless", "--data-dir", data.path, game.path], input: lines.map { $0 + "\n" }.joined())
    #expect(run.code == 0, "\(run.errors)")
    return run
  }

  @Test("without an answer nothing is written for export: no event, no metrics, no file")
  func unanswered() throws {
    try play(choosing: [])
    #expect(!export.exists)
    // What the machine's owner can look at is no export.
    #expect(FileSystem.exists(data.file("state/last-run.json")))
  }

  @Test("no means that the file does not exist, also when a game is closed and when it crashes")
  func refused() throws {
    let host = try HostTerminal(path: game.path, data: data)
    host.terminal.send("n")
    try #require(host.terminal.read { !$0.shows("usage data") })
    host.terminal.send("1")
    try #require(host.terminal.read(untilShown: "count"))
    host.terminal.send("+ew")
    host.terminal.send("x")
    try #require(host.terminal.read(untilShown: "SIGSEGV"))
    host.terminal.send("q")
    try #require(host.terminal.read(untilShown: "Classic"))
    host.terminal.send("q")
    #expect(host.terminal.waitForEnd() == "exit 0")
    #expect(!export.exists)
  }

  @Test("a withdrawal removes the file at once, and nothing comes after it")
  func withdrawn() throws {
    try play(choosing: ["settings.consent"])
    #expect(try export.events().contains("game.completed"))
    #expect(try !export.metrics().isEmpty)
    // Withdrawing asks first.
    try play(choosing: ["settings.consent", "question.keep"])
    #expect(export.exists)
    try play(choosing: ["settings.consent", "question.yes"])
    #expect(!export.exists)
    try play(choosing: [])
    #expect(!export.exists)
  }

  @Test("what was done before the answer is in no line")
  func notMadeUpFor() throws {
    let lines =
      ["1", "+", "e", "w", "q", "s"].map { #"{"key":"\#($0)"}"# }
      + [#"{"action":"settings.consent"}"#] + ["q", "1", "+"].map { #"{"key":"\#($0)"}"# }
    let run = try Run(
      ["--headless", "--data-dir", data.path, game.path], input: lines.map { $0 + "\n" }.joined())
    #expect(run.code == 0, "\(run.errors)")
    #expect(try export.events() == ["game.opened"])
    let metrics = try export.metrics()
    #expect(metrics.count == 1)
    // The answer to the choice itself, then the three keys after it.
    #expect(metrics.first?.count("gamehost.event.latency") == 4)
  }
}
