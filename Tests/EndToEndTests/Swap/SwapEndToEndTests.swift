import Platform
import TestSupport
import Testing

/// The file of the game that is being played is replaced under the real program, on a real
/// pseudo-terminal.
@Suite("A swap in the middle of play", .serialized)
struct SwapEndToEndTests {
  /// How the bytes of a new build get to where the old one is.
  enum Arrival: String, CaseIterable {
    case renamedOver, copiedOver, truncatedAndWritten, removedAndMade, streamedIn
    case sameSizeAndTime
  }

  let fixtures: FixtureBuilder
  let path: String
  let terminal: PseudoTerminal

  init() throws {
    fixtures = try FixtureBuilder()
    path = fixtures.folder.file("libswap.so")
    terminal = try PseudoTerminal()
    try FileSystem.rename(try build(["BUILD=1", "TINT=\"#1e90ff\""]), to: path)
    try play(path, on: terminal)
  }

  private func play(
    _ path: String, on terminal: PseudoTerminal, _ options: [String] = []
  ) throws {
    try terminal.start(
      try BuiltProgram.path(),
      [
        "--color", "truecolor", "--data-dir", fixtures.folder.file("data"), "--route", "board/a",
        path,
      ] + options,
      variables: [
        "HOME": fixtures.folder.path, "XDG_STATE_HOME": fixtures.folder.file("state"),
        "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil,
      ])
    try #require(terminal.read(untilShown: "Build 1"))
  }

  private func build(_ defines: [String], as name: String = "new.so") throws -> String {
    try fixtures.library("swap/counter.c", named: name, defines: defines)
  }

  private func install(_ defines: [String], by arrival: Arrival) throws {
    let built = try build(defines)
    let bytes = try FileSystem.read(built, limit: 1 << 24)
    switch arrival {
    case .renamedOver: try FileSystem.rename(built, to: path)
    case .copiedOver: try FileDescriptor.open(path, .write).write(bytes)
    case .truncatedAndWritten:
      let file = try FileDescriptor.open(path, .write)
      for part in [bytes.prefix(3000), bytes.dropFirst(3000)] {
        terminal.read(milliseconds: 300)
        try file.write(Array(part))
      }
    case .sameSizeAndTime:
      let times = try build(["BUILD=1"], as: "times.so")
      let touch = try #require(Tool("touch"))
      _ = try touch.run(["-r", path, times])
      let old = try FileStatus(path: path)
      try FileDescriptor.open(path, .write).write(bytes)
      _ = try touch.run(["-r", times, path])
      let new = try FileStatus(path: path)
      #expect(new.size == old.size && new.modified == old.modified && new.inode == old.inode)
    case .removedAndMade:
      try FileSystem.remove(path)
      try FileDescriptor.open(path, .create).write(bytes)
    case .streamedIn:
      try FileSystem.remove(path)
      let part = bytes.count / 10 + 1
      for start in stride(from: 0, to: bytes.count, by: part) {
        try FileDescriptor.open(path, .append)
          .write(Array(bytes[start..<min(start + part, bytes.count)]))
        terminal.read(milliseconds: 100)
      }
    }
  }

  /// The colour in which the title stands.
  private func titleColour(_ title: String) -> String? {
    for (row, text) in terminal.model.text.enumerated() {
      guard let range = text.firstRange(of: title) else { continue }
      let column = text.distance(from: text.startIndex, to: range.lowerBound)
      return terminal.model.cells[row * terminal.model.columns + column].look.foreground
    }
    return nil
  }

  @Test(
    "ten moves, a new build in another colour, the same board in it, and all ten undone",
    arguments: Arrival.allCases)
  func swap(_ arrival: Arrival) throws {
    terminal.send("++++++++++")
    #expect(terminal.read(untilShown: "count 10"))
    let before = titleColour("Build 1")
    try install(["BUILD=2", "TINT=\"#cc0000\""], by: arrival)
    #expect(terminal.read(untilShown: "Build 2"))
    #expect(terminal.shows("count 10"))
    let after = titleColour("Build 2")
    #expect(before != nil && after != nil && before != after)
    terminal.send("uuuuuuuuuu")
    #expect(terminal.read { $0.shows("count 0") })
    terminal.send("qq")
    #expect(terminal.waitForEnd() == "exit 0")
  }

  @Test("a game that is played by a link, or from a folder with several names, is swapped as well")
  func names() throws {
    let folder = fixtures.folder
    try FileSystem.makeFolders(folder.file("links"))
    let link = folder.file("links/libswap.so")
    _ = try Tool("ln")?.run(["-s", path, link])
    // Each of the folders is watched by the last of its names.
    let others = ["/.", "/./.", "/links/..", "/links/../."].flatMap {
      ["--plugin-dir", folder.path + $0]
    }
    let (linked, named) = (try PseudoTerminal(), try PseudoTerminal())
    try play(link, on: linked)
    try play(path, on: named, others)
    try install(["BUILD=2"], by: .renamedOver)
    for terminal in [terminal, linked, named] {
      #expect(terminal.read(untilShown: "Build 2"))
      terminal.send("qq")
      #expect(terminal.waitForEnd() == "exit 0")
    }
  }

  @Test("v1 fine, v2 crashes, v3 fine: v1, v1 with a toast, v3")
  func threeBuilds() throws {
    terminal.send("+++")
    #expect(terminal.read(untilShown: "count 3"))
    try install(["BUILD=2", "FAULT=IN_FIRST_FRAME"], by: .renamedOver)
    #expect(terminal.read(untilShown: "The new build was not taken"))
    #expect(terminal.shows("Build 1"))
    terminal.send("+")
    #expect(terminal.read(untilShown: "count 4"))
    try install(["BUILD=3"], by: .renamedOver)
    #expect(terminal.read(untilShown: "Build 3"))
    #expect(terminal.shows("count 4"))
  }

  @Test("garbage in the middle of a game: the old game goes on and the error is shown")
  func garbage() throws {
    terminal.send("++")
    #expect(terminal.read(untilShown: "count 2"))
    try FileDescriptor.open(path, .write).write("this is no library")
    #expect(terminal.read(untilShown: "The new build was not taken"))
    terminal.send("+")
    #expect(terminal.read(untilShown: "count 3"))
    #expect(terminal.shows("Build 1"))
  }

  @Test("twenty moves, kill -9 on the host: all twenty are there")
  func killed() throws {
    terminal.send(String(repeating: "+", count: 20))
    #expect(terminal.read(untilShown: "count 20"))
    terminal.signal(9)
    _ = terminal.waitForEnd()
    let again = try PseudoTerminal()
    try again.start(
      try BuiltProgram.path(),
      ["--data-dir", fixtures.folder.file("data"), "--route", "board/a", path],
      variables: [
        "HOME": fixtures.folder.path, "XDG_STATE_HOME": fixtures.folder.file("state"),
      ])
    #expect(again.read(untilShown: "count 20"))
  }
}
