import GameShellKit
import Minisign
import OfflineLicences
import Platform
import SignatureLibrary
import TestSupport
import Testing

@Suite("A licence's text")
struct LicenceTextTests {
  @Test("the text is what the documentation shows, and comes back")
  func text() throws {
    let fixture = try LicenceFixture()
    let licence = try fixture.issue(expires: Day(year: 2027, month: 11, day: 30))
    let lines = licence.text.split(separator: "\n")
    #expect(
      lines[0..<7] == [
        "-----BEGIN GAMEHOST LICENCE-----", "product: com.example.puzzle.removeads",
        "licensee: Ada Lovelace <ada@example.org>", "issued: 2026-11-30", "expires: 2027-11-30",
        "vendor: 0101010101010101", "signature:",
      ])
    #expect(lines.count == 10 && lines[9] == "-----END GAMEHOST LICENCE-----")
    #expect(try OfflineLicence(text: licence.text) == licence)
    #expect(
      String(decoding: licence.message, as: UTF8.self) == """
        gamehost licence 1
        product: com.example.puzzle.removeads
        licensee: Ada Lovelace <ada@example.org>
        issued: 2026-11-30
        expires: 2027-11-30
        vendor: 0101010101010101

        """)
  }

  /// What mail programs, editors and terminals do to a text.
  static let manglings: [(name: String, change: @Sendable (String) -> String)] = [
    ("nothing", { $0 }),
    ("CRLF", { $0.replacing("\n", with: "\r\n") }),
    ("old Mac line ends", { $0.replacing("\n", with: "\r") }),
    ("quoted", { $0.split(separator: "\n").map { "> \($0)\n" }.joined() }),
    ("quoted three times", { $0.split(separator: "\n").map { ">> > \($0)\r\n" }.joined() }),
    ("quoted with bars", { $0.split(separator: "\n").map { "| \($0)\n" }.joined() }),
    ("double spaced", { $0.replacing("\n", with: "\n\n") }),
    ("one line", { $0.replacing("\n", with: " ") }),
    ("indented", { $0.split(separator: "\n").map { "\t   \($0)   \n" }.joined() }),
    ("in a mail", { "Dear Ada,\n\nthank you!\n\n\($0)\n--\nThe vendor\n" }),
    ("non-breaking spaces", { $0.replacing(" ", with: "\u{A0}") }),
    ("zero-width spaces", { $0.replacing("a", with: "a\u{200B}") }),
    ("byte order mark", { "\u{FEFF}" + $0 }),
    ("dashes made long", { $0.replacing("-----", with: "——") }),
    ("dashes lost", { $0.replacing("-----", with: "") }),
    ("padding lost", { $0.replacing("=", with: "") }),
    ("wrapped at 20", { wrapped($0, at: 20) }),
    ("wrapped at 9, hard", { wrapped($0, at: 9, atSpaces: false) }),
    ("no line end at the end", { String($0.dropLast()) }),
  ]

  @Test("what mail does to a text does not hurt it", arguments: manglings.indices)
  func mangled(index: Int) throws {
    let fixture = try LicenceFixture()
    let (name, change) = Self.manglings[index]
    // Hard wrapping breaks words, which only the fields of one word survive.
    let licensee = name.hasSuffix("hard") ? "Ada" : "Ada  Lovelace, Countess <ada@example.org>"
    let licence = try fixture.issue(
      licensee: licensee, expires: Day(year: 2027, month: 1, day: 31))
    #expect(try OfflineLicence(text: change(licence.text)) == licence, "\(name)")
  }

  /// Breaks lines at a width, at spaces or (values only) anywhere.
  static func wrapped(_ text: String, at width: Int, atSpaces: Bool = true) -> String {
    text.split(separator: "\n").map { line -> String in
      if line.hasPrefix("-----") { return String(line) }
      var lines = [""]
      if atSpaces {
        for word in line.split(separator: " ") {
          let last = lines[lines.count - 1]
          if !last.isEmpty, last.count + word.count >= width { lines.append("") }
          lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
      } else {
        let words = line.split(separator: " ")
        lines = words.prefix(1).map(String.init)
        for word in words.dropFirst() {
          var rest = word
          while !rest.isEmpty {
            lines.append(String(rest.prefix(width)))
            rest = rest.dropFirst(width)
          }
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }

  @Test("the documentation's own licence holds under the documentation's key")
  func documentation() throws {
    let fixture = try LicenceFixture()
    let bytes = try FileSystem.read(Repository.path("docs/licences.md"), limit: 1 << 20)
    let page = String(decoding: bytes, as: UTF8.self)
    let licence = try OfflineLicence(text: page)
    #expect(page.contains("`\(fixture.vendor.publicKey.base64)`"))
    #expect(page.contains(String(decoding: licence.message, as: UTF8.self)))
    #expect(licence.isSigned(by: fixture.vendor.publicKey, scheme: fixture.scheme))
  }

  @Test("of two licences in a text the first is read")
  func two() throws {
    let fixture = try LicenceFixture()
    let (first, second) = (try fixture.issue(), try fixture.issue(licensee: "Bob"))
    #expect(try OfflineLicence(text: first.text + second.text) == first)
  }

  @Test("a text cut anywhere is refused as cut, or as no licence")
  func truncated() throws {
    let fixture = try LicenceFixture()
    let text = try fixture.issue().text
    for count in 0..<text.count - 12 {
      let refusal = try #require(fixture.refusal(String(text.prefix(count))), "at \(count)")
      switch refusal.kind {
      case .truncated(.end): #expect(count >= 27)
      case .noLicence: #expect(count < 32)
      default: Issue.record("at \(count): \(refusal)")
      }
    }
    #expect(fixture.refusal(String(text.dropFirst(40)))?.kind == .truncated(.beginning))
    let lines = text.split(separator: "\n")
    let without = (lines.prefix(7) + lines.suffix(1)).joined(separator: "\n")
    #expect(fixture.refusal(without)?.kind == .truncated(.signature))
  }

  @Test(
    "a line that is missing or wrong is named",
    arguments: [
      ("product: com.example.puzzle.removeads\n", "", "the line \"product:\" is missing"),
      ("licensee: Ada Lovelace <ada@example.org>\n", "", "the line \"licensee:\" is missing"),
      ("Ada Lovelace <ada@example.org>", "", "the line \"licensee:\" is empty"),
      ("2026-11-30", "yesterday", "the line \"issued:\" has no date like 2026-11-30"),
      ("2026-11-30", "2026-02-30", "the line \"issued:\" has no date like 2026-11-30"),
      ("0101010101010101", "01", "the vendor is 16 hexadecimal digits, not \"01\""),
      ("product:", "produkt:", "\"produkt:\" stands where \"product:\" belongs"),
    ])
  func malformed(part: String, replacement: String, sentence: String) throws {
    let fixture = try LicenceFixture()
    let text = try fixture.issue().text.replacing(part, with: replacement)
    let refusal = try #require(fixture.refusal(text))
    guard case .malformed = refusal.kind else {
      Issue.record("\(refusal)")
      return
    }
    #expect(refusal.description.contains(sentence), "\(refusal)")
  }

  @Test("a text without a licence, or of enormous size, is told so")
  func none() throws {
    let fixture = try LicenceFixture()
    for text in ["", "hello", "-----BEGIN PGP MESSAGE-----"] {
      #expect(fixture.refusal(text)?.kind == .noLicence)
    }
    guard case .malformed = fixture.refusal(String(repeating: "x ", count: 600_000))?.kind else {
      Issue.record("a text of more than a mebibyte was read")
      return
    }
  }
}
