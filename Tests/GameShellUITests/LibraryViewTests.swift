import GameShellKit
import GameShellUI
import Testing

@Suite("The library")
struct LibraryViewTests {
  private func row(
    _ title: String, _ hex: UInt32, mark: String? = nil, detail: String = "",
    progress: Int? = nil, played: String
  ) -> LibraryView.Row {
    LibraryView.Row(
      action: "open." + title, id: nodeID(title), title: title, tint: RGB(hex: hex),
      mark: mark, detail: detail, progress: progress, played: played)
  }

  private var games: [LibraryView.Row] {
    [
      row("Tile Garden", 0x1e90ff, detail: "3 days in a row", progress: 625, played: "today"),
      row("Nine Rings", 0xcc3300, detail: "12 won", played: "2 days ago"),
      row("Lanterns", 0x2e8b57, played: "new"),
    ]
  }

  private func view(
    _ columns: Int, _ change: (inout LibraryView.Surroundings) -> Void = { _ in }
  ) -> LibraryView {
    var around = LibraryView.Surroundings()
    change(&around)
    return LibraryView(rows: games, around: around, columns: columns)
  }

  @Test("at 80 columns: key, colour, title, how far, and since when")
  func normal() {
    #expect(
      rows(80, 11) { view(80) } == [
        "",
        "                                    gamehost",
        "                                      ━━━━",
        "",
        "         ▸ 1  ▌ Tile Garden            █████░░░   62%           today",
        "           2  ▌ Nine Rings                     12 won      2 days ago",
        "           3  ▌ Lanterns                                          new",
        "",
        "                               / Search   q Quit",
        "",
        "",
      ])
  }

  @Test("at 40 columns: the title, and how far or since when")
  func narrow() {
    #expect(
      rows(40, 9) { view(40) } == [
        "                gamehost",
        "                  ━━━━",
        "",
        "   ▸ 1  ▌ Tile Garden           62%",
        "     2  ▌ Nine Rings     2 days ago",
        "     3  ▌ Lanterns              new",
        "",
        "           / Search   q Quit",
        "",
      ])
  }

  @Test("at 120 columns: everything that is known")
  func wide() {
    #expect(
      rows(120, 9) { view(120) } == [
        "                                                        gamehost",
        "                                                          ━━━━",
        "",
        "                   ▸ 1  ▌ Tile Garden               3 days in a row  █████░░░   62%           today",
        "                     2  ▌ Nine Rings                         12 won                      2 days ago",
        "                     3  ▌ Lanterns                                                              new",
        "",
        "                                                   / Search   q Quit",
        "",
      ])
  }

  @Test("what the player should know of a game is read whole at every width, whatever gives way")
  func marks() {
    let marked = [
      row("Tile Garden", 0, mark: "not trusted", detail: "12 won", progress: 625, played: "today"),
      row("Nine Rings", 0, mark: "not trusted", detail: "12 won", played: "yesterday"),
    ]
    for columns in [40, 55, 56, 80, 99, 100, 120] {
      let view = LibraryView(rows: marked, around: LibraryView.Surroundings(), columns: columns)
      let lines = rows(columns, 12) { view }.filter { $0.contains("▌") }
      #expect(lines.count == 2)
      for line in lines {
        #expect(line.contains("not trusted") && !line.contains("12 won"), "\(columns): \(line)")
        #expect(line.contains("Tile Ga") || line.contains("Nine Ri"), "\(columns): \(line)")
        if columns >= 56 {
          #expect(line.contains("today") || line.contains("yesterday"), "\(columns): \(line)")
        }
      }
    }
  }

  @Test("files that cannot be played stand below with why, and the list goes on")
  func problems() {
    let view = view(60) {
      $0.problems = [
        "libbad.so was killed by SIGSEGV when it was looked at",
        "text.so is not a shared library: it does not begin as ELF files do",
      ]
      $0.offersRetry = true
      $0.pending = 2
    }
    #expect(
      rows(60, 15) { view } == [
        "",
        "                          gamehost",
        "                            ━━━━",
        "",
        "   ▸ 1  ▌ Tile Garden    █████░░░   62%           today  ┃",
        "     2  ▌ Nine Rings             12 won      2 days ago  ┃",
        "     3  ▌ Lanterns                                  new  ┃",
        "                                                         ┃",
        "   Not playable                                          │",
        "   libbad.so was killed by SIGSEGV when it was looked at │",
        "",
        "                     Looking at 2 more…",
        "",
        "              / Search   r Try again   q Quit",
        "",
      ])
  }

  @Test("a search stands in place of the line under the name, with its own keys")
  func search() {
    #expect(
      rows(60, 9) { view(60) { $0.search = "lan" } } == [
        "                          gamehost",
        "                           / lan▏",
        "",
        "   ▸    ▌ Tile Garden    █████░░░   62%           today",
        "        ▌ Nine Rings             12 won      2 days ago",
        "        ▌ Lanterns                                  new",
        "",
        "                Enter open   Esc End search",
        "",
      ])
  }

  @Test("each row has its game's colour, and none of it is needed to read it")
  func tints() {
    let surface = present(80, 11) { view(80) }.surface
    let marks = surface.rows.indices.compactMap { row in
      (0..<80).first { surface[$0, row].text == "▌" }
        .map { surface[$0, row].style.foreground }
    }
    #expect(marks == [0xff1e_90ff, 0xffcc_3300, 0xff2e_8b57])
  }

  @Test("without games it says where they go; a search without matches says so")
  func empty() {
    var around = LibraryView.Surroundings()
    around.folders = ["/home/ada/games"]
    #expect(
      rows(60, 10) { LibraryView(rows: [], around: around, columns: 60) } == [
        "                          gamehost",
        "                            ━━━━",
        "",
        "      No games were found.",
        "      Put a game's .so file into one of these folders:",
        "        /home/ada/games",
        "",
        "",
        "                           q Quit",
        "",
      ])
    around.search = "zz"
    #expect(
      rows(60, 7) { LibraryView(rows: [], around: around, columns: 60) } == [
        "                          gamehost",
        "                           / zz▏",
        "",
        "                  No game has such a name.",
        "",
        "",
        "                       Esc End search",
      ])
  }

  @Test("it can be drawn at any size")
  func anySize() {
    for columns in 1...50 {
      for height in 1...12 {
        #expect(rows(columns, height) { view(columns) }.count == height)
      }
    }
  }

  @Test(
    "how long ago, in words",
    arguments: [
      (-3, "today"), (0, "today"), (1, "yesterday"), (2, "2 days ago"), (13, "13 days ago"),
      (14, "2 weeks ago"), (60, "8 weeks ago"), (61, "2 months ago"), (365, "12 months ago"),
      (730, "24 months ago"), (731, "2 years ago"), (4000, "10 years ago"),
    ])
  func daysAgo(_ days: Int, _ words: String) {
    #expect(formatDaysAgo(Day(number: 20_000 - days), today: Day(number: 20_000)) == words)
  }
}
