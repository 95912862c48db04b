import Glibc
import Platform
import TestSupport
import Testing

@Suite("What a session measures of itself")
struct MetricsEndToEndTests {
  private let data: TemporaryFolder
  private let game: SeamsGame

  init() throws {
    data = try TemporaryFolder()
    game = try SeamsGame()
  }

  private var export: ExportFile { ExportFile(data: data) }

  /// Starts the game on a terminal; the first time the player agrees.
  private func start(_ options: [String] = [], agrees: Bool = false) throws -> HostTerminal {
    let host = try HostTerminal(options, path: game.path, data: data)
    if agrees {
      host.terminal.send("y")
      try #require(host.terminal.read { !$0.shows("usage data") }, "\(host.terminal.model.text)")
    }
    return host
  }

  private func openBoard(_ host: HostTerminal) throws {
    host.terminal.send("1")
    try #require(host.terminal.read(untilShown: "count"), "\(host.terminal.model.text)")
  }

  private func count(_ host: HostTerminal, to number: Int) throws {
    host.terminal.send("+")
    try #require(
      host.terminal.read(untilShown: "count \(number)."), "\(host.terminal.model.text)")
  }

  private func quit(_ host: HostTerminal) throws {
    host.terminal.send("q")
    try #require(host.terminal.read(untilShown: "Classic"), "\(host.terminal.model.text)")
    host.terminal.send("q")
    #expect(host.terminal.waitForEnd() == "exit 0")
  }

  @Test("every exported line keeps OTLP's encoding, and the metrics tell what was done")
  func wholeSession() throws {
    let host = try start(agrees: true)
    try openBoard(host)
    for number in 1...5 { try count(host, to: number) }
    host.terminal.send("eh")
    try count(host, to: 6)
    host.terminal.send("x")
    try #require(host.terminal.read(untilShown: "SIGSEGV"), "\(host.terminal.model.text)")
    try count(host, to: 7)
    try quit(host)
    let lines = try export.lines()
    for line in lines { #expect(line.mistakes == []) }
    #expect(Set(lines.compactMap(\.subsystem)) == ["org.example.seams"])
    #expect(try export.events() == ["game.opened", "seams.key"])
    // One line when the stage crashed, one at the end.
    let metrics = try export.metrics()
    try #require(metrics.count == 2)
    #expect(metrics.map { $0.integer("gamehost.stage.crashes") } == [1, 0])
    #expect(metrics.map { $0.integer("gamehost.stage.stalls") } == [0, 0])
    // The host answers while a game keeps it waiting: that is no hang, but a late answer.
    guard
      case .number(let latest)? = metrics[0].points(of: "gamehost.event.latency").first?["max"]
    else {
      Issue.record("no latency")
      return
    }
    #expect(latest >= 400)
    #expect((metrics[0].count("gamehost.frame.duration") ?? 0) >= 7)
    #expect((metrics[0].count("gamehost.event.latency") ?? 0) >= 7)
    #expect((metrics[1].count("gamehost.event.latency") ?? 0) >= 2)
    for line in metrics {
      #expect((line.integer("gamehost.memory.peak") ?? 0) > 1 << 20)
      #expect(line.points(of: "gamehost.memory.peak").count == 2)
      let stage = line.points(of: "gamehost.memory.peak").last?["asInt"]?.text
      #expect((stage.flatMap { Int($0) } ?? 0) > 1 << 20)
      #expect(line.points(of: "gamehost.cpu.time").count == 2)
    }
    // The start lies before the player agreed, so no line tells of it.
    #expect(metrics.allSatisfy { $0.metric("gamehost.start.duration") == nil })
    let again = try start()
    try quitFromHome(again)
    let last = try #require(try export.metrics().last)
    #expect(last.mistakes == [])
    guard case .number(let start)? = last.points(of: "gamehost.start.duration").first?["asDouble"]
    else {
      Issue.record("no start")
      return
    }
    #expect(start > 0.1 && start < 30_000)
  }

  private func quitFromHome(_ host: HostTerminal) throws {
    host.terminal.send("q")
    #expect(host.terminal.waitForEnd() == "exit 0")
  }

  @Test("a game that the player would not wait for any longer is counted as stalled, not crashed")
  func stalled() throws {
    let host = try start(agrees: true)
    try openBoard(host)
    try count(host, to: 1)
    host.terminal.send("z")
    try #require(host.terminal.read(untilShown: "does not answer"), "\(host.terminal.model.text)")
    host.terminal.send("s")
    try #require(host.terminal.read { $0.shows("count 1.") && !$0.shows("does not answer") })
    try count(host, to: 2)
    try quit(host)
    let metrics = try export.metrics()
    for line in metrics { #expect(line.mistakes == []) }
    #expect(metrics.map { $0.integer("gamehost.stage.stalls") } == [1, 0])
    #expect(metrics.map { $0.integer("gamehost.stage.crashes") } == [0, 0])
  }

  @Test("killing the host loses no more than the interval that is under way")
  func killed() throws {
    let first = try start(agrees: true)
    try openBoard(first)
    try count(first, to: 1)
    try quit(first)
    #expect(try export.metrics().count == 1)
    let second = try start()
    second.terminal.send("1")
    try #require(second.terminal.read(untilShown: "count"))
    second.terminal.send("x")
    try #require(second.terminal.read(untilShown: "SIGSEGV"))
    second.terminal.signal(SIGKILL)
    #expect(second.terminal.waitForEnd() == "signal 9")
    let metrics = try export.metrics()
    try #require(metrics.count == 2)
    #expect(metrics[1].mistakes == [])
    #expect(metrics[1].integer("gamehost.stage.crashes") == 1)
    #expect(metrics[1].metric("gamehost.start.duration") != nil)
  }

  @Test("a program that was stopped and went on has not hung")
  func stopped() throws {
    let host = try start(agrees: true)
    try openBoard(host)
    host.terminal.signal(SIGSTOP)
    host.terminal.read(milliseconds: 400)
    let frames = host.terminal.model.frames
    host.terminal.signal(SIGCONT)
    try #require(host.terminal.read { $0.model.frames > frames })
    try count(host, to: 1)
    try quit(host)
    let metrics = try #require(try export.metrics().last)
    #expect(metrics.integer("gamehost.hangs") == 0)
  }

  @Test("--verbose tells events and metrics at the end, whatever the player answered")
  func verbose() throws {
    let host = try start(["--verbose"])
    host.terminal.send("n")
    try openBoard(host)
    host.terminal.send("e")
    try count(host, to: 1)
    try quit(host)
    let text = String(decoding: host.terminal.transcript, as: UTF8.self)
    #expect(text.contains("telemetry: org.example.seams: game.opened route=board"))
    #expect(text.contains("telemetry: org.example.seams: seams.key"))
    #expect(text.contains("metrics: org.example.seams: frames: "))
    #expect(!export.exists)
  }

  @Test("a headless session measures the answer to each line")
  func headless() throws {
    let input = ["s", "", "q", "1", "+", "+"].map {
      $0.isEmpty ? #"{"action":"settings.consent"}"# : #"{"key":"\#($0)"}"#
    }
    let run = try Run(
      ["--headless", "--verbose", "--data-dir", data.path, game.path],
      input: input.map { $0 + "\n" }.joined())
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.contains("metrics: org.example.seams: answers: "))
    let line = try #require(try export.metrics().last)
    #expect(line.mistakes == [])
    #expect(line.count("gamehost.event.latency") == 5)
  }
}
