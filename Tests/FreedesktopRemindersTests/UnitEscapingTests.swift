import Platform
import TestSupport
import Testing

@testable import FreedesktopReminders

@Suite("Texts in unit files")
struct UnitEscapingTests {
  private func units(title: String = "t", program: String = "/bin/true") -> ReminderUnits {
    ReminderUnits(
      name: "gamehost-x", minute: 0, title: title, program: program, arguments: ["remind", "x"],
      variables: [:])
  }

  @Test("a word is quoted, and nothing in it means anything to systemd")
  func words() {
    #expect(UnitEscaping.word("plain", doublingDollars: true) == "\"plain\"")
    #expect(
      UnitEscaping.word("a \"b\" \\ 100% $HOME\n\t\u{0}é", doublingDollars: true)
        == #""a \"b\" \\ 100%% $$HOME\x0a\x09é""#)
    #expect(UnitEscaping.word("$x", doublingDollars: false) == #""$x""#)
  }

  @Test(
    "a title cannot add a line, a section, a specifier or a continuation",
    arguments: [
      "x\nExecStart=/bin/evil", "x\r\n[Service]\nExecStart=/bin/evil", "x\u{0}\nUser=root",
      "x\u{2028}ExecStart=/bin/evil", "x\u{85}ExecStart=/bin/evil", "tail\\", "%h %n %%", "",
      String(repeating: "long ", count: 10_000),
    ])
  func injection(title: String) {
    for text in [units(title: title).timer, units(title: title).service] {
      let plain = text == units(title: title).timer ? units().timer : units().service
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let plainLines = plain.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == plainLines.count)
      // Only the description differs.
      #expect(lines.dropFirst(2) == plainLines.dropFirst(2))
      let description = lines[1]
      #expect(description.hasPrefix("Description=gamehost reminder: "))
      #expect(!description.hasSuffix("\\"))
      #expect(!description.replacing("%%", with: "").contains("%"))
      #expect(description.utf8.count < 1000)
      #expect(!text.unicodeScalars.contains { $0 == "\r" || $0 == "\0" || $0 == "\u{2028}" })
    }
  }

  @Test("a name that no file can have is escaped, and cannot leave the folder")
  func names() {
    #expect(UnitName.escaped("org.example-1_x") == "org.example-1_x")
    #expect(UnitName.escaped("../a b@é") == #"\x2e.\x2fa\x20b\x40\xc3\xa9"#)
  }

  @Test("what systemd refuses in a program's path goes through the shell")
  func shell() {
    #expect(
      UnitEscaping.command("/a b/%h/$x/host", ["remind"]) == #""/a b/%%h/$x/host" "remind""#)
    #expect(
      UnitEscaping.command("/a\"b/$x/host", ["remind"])
        == #""/bin/sh" "-c" "exec \"$$0\" \"$$@\"" "/a\"b/$$x/host" "remind""#)
  }

  @Test(
    "systemd itself finds nothing wrong with the units, whatever the title and the path",
    .enabled(
      if: Tool("systemd-analyze") != nil, "SKIPPED: systemd-analyze is missing (Debian: systemd)"))
  func verified() throws {
    let analyze = try #require(Tool("systemd-analyze"))
    for part in ["plain", "a b", "100%h", "$HOME", "q\"uote", "it's", "back\\slash", "é"] {
      let folder = try TemporaryFolder()
      let program = folder.file("\(part)/host")
      try FileSystem.makeFolders(folder.file(part))
      try FileSystem.writeAtomically(
        Array("#!/bin/sh\n".utf8), to: program, permissions: 0o755)
      let units = units(title: "50% \"off\"\n[Service]\nUser=x \\", program: program)
      for (ending, text) in [(".timer", units.timer), (".service", units.service)] {
        try FileSystem.writeAtomically(
          Array(text.utf8), to: folder.file("gamehost-x\(ending)"), permissions: 0o644)
      }
      let outcome = try analyze.run(
        ["--user", "verify", folder.file("gamehost-x.timer"), folder.file("gamehost-x.service")],
        variables: ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path])
      let complaints = outcome.output.split(separator: "\n").filter { $0.contains("gamehost-x") }
      #expect(complaints == [], "\(part)")
    }
  }

  @Test(
    "systemd reads the calendar expression as every day at that time",
    .enabled(
      if: Tool("systemd-analyze") != nil, "SKIPPED: systemd-analyze is missing (Debian: systemd)"))
  func calendar() throws {
    let analyze = try #require(Tool("systemd-analyze"))
    let outcome = try analyze.run(["calendar", "*-*-* 09:05:00"])
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.contains("Normalized form: *-*-* 09:05:00"))
  }
}
