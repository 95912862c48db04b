import GameShellKit
import Platform
import Testing

@testable import gamehost

@Suite("The doctor")
struct DoctorTests {
  @Test("the page lines up what was found, with what follows below it")
  func page() {
    let report = DoctorReport(groups: [
      FindingGroup(
        title: "One",
        findings: [
          Finding(subject: "long subject", value: "fine"),
          Finding(subject: "short", grade: .missing, value: "gone", advice: "get it"),
        ]),
      FindingGroup(title: "Two", findings: [Finding(subject: "x", grade: .note, value: "so so")]),
    ])
    #expect(
      report.page == """
        One
          + long subject  fine
          - short         gone
                          get it

        Two
          ~ x             so so

        """)
    #expect(
      String(decoding: report.json, as: UTF8.self)
        == #"{"groups":[{"title":"One","findings":[{"subject":"long subject","grade":"good","#
        + #""value":"fine"},{"subject":"short","grade":"missing","value":"gone","#
        + #""advice":"get it"}]},{"title":"Two","findings":[{"subject":"x","grade":"note","#
        + #""value":"so so"}]}]}"# + "\n")
  }

  @Test("a good terminal gets no advice")
  func goodTerminal() {
    let group = FindingGroup.terminal(
      environment: Environment([
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "de_DE.UTF-8",
      ]), size: CellSize(columns: 120, rows: 40))
    #expect(group.findings.allSatisfy { $0.grade == .good && $0.advice.isEmpty })
    #expect(group.findings.map(\.value).contains("16 million (COLORTERM=truecolor)"))
  }

  @Test("a poor terminal is told what is missing")
  func poorTerminal() {
    let group = FindingGroup.terminal(
      environment: Environment(["TERM": "dumb", "NO_COLOR": "1", "LC_ALL": "C"]),
      size: CellSize(columns: 40, rows: 10))
    let grades = Dictionary(uniqueKeysWithValues: group.findings.map { ($0.subject, $0.grade) })
    #expect(grades["TERM"] == .missing)
    #expect(grades["colours"] == .note && grades["locale"] == .note && grades["size"] == .note)
    #expect(group.findings.first { $0.subject == "colours" }?.value == "none (NO_COLOR)")
  }

  @Test("no terminal is told too")
  func noTerminal() {
    let group = FindingGroup.terminal(environment: Environment(), size: nil)
    #expect(group.findings.first?.value == "not a terminal")
  }

  @Test("a kernel without a sandbox is named as such")
  func sandbox() {
    let group = FindingGroup.sandbox(
      KernelAbilities(
        release: "4.4", machine: "x86_64", landlockABI: 0, hasSeccompFilter: false,
        hasNoNewPrivs: true), gaps: ["no Landlock", "no seccomp"])
    #expect(
      group.findings.map(\.grade) == [.good, .missing, .missing, .good, .missing, .missing])
    #expect(group.findings.suffix(2).map(\.subject) == ["not applied", "not applied"])
  }

  @Test("the player's home is hidden, and long sentences break between words at 80 columns")
  func wrapped() {
    let long = "one sentence that is so long that it cannot stand on one line of eighty columns"
    let report = DoctorReport(groups: [
      FindingGroup(
        title: "One",
        findings: [
          Finding(subject: "x", value: long, advice: "see /home/ada/a and /home/adam/b")
        ])
    ]).hiding(home: "/home/ada/")
    #expect(
      report.page == """
        One
          + x  one sentence that is so long that it cannot stand on one line of eighty
               columns
               see ~/a and /home/adam/b

        """)
  }
}

@Suite("A table of text")
struct TextTableTests {
  @Test("columns are as wide as their widest cell, the last is not padded")
  func columns() {
    var table = TextTable()
    table.add(["a", "long", "x"])
    table.add(["bcd", "e", "yy"])
    #expect(table.lines == ["a    long  x", "bcd  e     yy"])
    #expect(TextTable().lines.isEmpty)
  }

  @Test("wide characters take two columns, and control characters steer nothing")
  func hostile() {
    var table = TextTable()
    table.add(["数独", "x"])
    table.add(["abcdef", "\u{1b}[2J\n"])
    #expect(table.lines == ["数独    x", "abcdef  ?[2J?"])
  }
}
