import GameShellKit
import GameShellUI
import Testing

@testable import PictureFrontend

@Suite("A picture of a surface")
struct PictureTests {
  private func surface(_ rows: [String], columns: Int, style: CellStyle = CellStyle())
    -> CellSurface
  {
    var surface = CellSurface(size: CellSize(columns: columns, rows: rows.count))
    for (row, text) in rows.enumerated() {
      for (column, character) in text.enumerated() where column < columns {
        surface[column, row] = SurfaceCell(String(character), style: style)
      }
    }
    return surface
  }

  private func svg(_ surface: CellSurface, title: String = "t", paint: Paint = Paint()) -> String {
    PictureFrontend.svg(surface, options: PictureOptions(title: title, appearance: .dark)) { _ in
      paint
    }
  }

  private func lines(_ text: String, with part: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains(part) }
  }

  @Test("it is well-formed XML, whatever the text", arguments: Appearance.allCases)
  func wellFormed(appearance: Appearance) throws {
    let hostile = surface(
      ["<&>\"']]>", "─┼╔▀▓⚑界", "\u{fffe}\u{1}\u{85}é"], columns: 12)
    let text = PictureFrontend.svg(
      hostile, options: PictureOptions(title: "a<b & \"c\"", appearance: appearance)
    ) { _ in Paint(foreground: RGB(1, 2, 3), background: RGB(4, 5, 6), flags: [.bold, .underline]) }
    let names = try WellFormedXML.elements(of: text)
    #expect(names.first == "svg")
    #expect(names.contains("title") && names.contains("style"))
    #expect(text.contains("<title>a&lt;b &amp; &quot;c&quot;</title>"))
  }

  @Test("the check of well-formed XML finds what is wrong")
  func checkBites() {
    for bad in [
      "<a>", "<a></b>", "<a/><b/>", "<a x=1/>", "<a>&nbsp;</a>", "<a b=\"\" b=\"\"/>", "",
    ] {
      #expect(throws: WellFormedXML.Fault.self) { try WellFormedXML.elements(of: bad) }
    }
  }

  @Test("words stand at the places of their cells, and blanks are left out")
  func words() {
    let texts = lines(svg(surface(["ab  c"], columns: 6)), with: "class=\"c0\"")
    #expect(
      texts == [
        "<text class=\"c0\" x=\"14 23\" y=\"62\">ab</text>",
        "<text class=\"c0\" x=\"50\" y=\"62\">c</text>",
      ])
  }

  @Test("a character outside ASCII stands in the middle of its cells, a wide one of both")
  func wide() {
    var surface = surface(["a⚑b"], columns: 6)
    surface[3, 0].text = "界"
    surface[4, 0].text = ""
    let texts = lines(svg(surface), with: "middle\" x=")
    #expect(
      texts == [
        "<text class=\"c0\" text-anchor=\"middle\" x=\"27.5\" y=\"62\">⚑</text>",
        "<text class=\"c0\" text-anchor=\"middle\" x=\"50\" y=\"62\">界</text>",
      ])
  }

  @Test("equal backgrounds of neighbouring rows and columns are one rectangle")
  func backgrounds() {
    let text = svg(surface(["    ", "    "], columns: 4), paint: Paint(background: RGB(9, 9, 9)))
    #expect(
      lines(text, with: "#090909") == [
        "<path shape-rendering=\"crispEdges\" fill=\"#090909\" d=\"M14 48h36v38h-36z\"/>"
      ])
  }

  @Test("a line of box characters is a path, and its pieces touch")
  func boxes() {
    let text = svg(surface(["──"], columns: 2))
    #expect(
      lines(text, with: "stroke-linecap") == [
        "<path fill=\"none\" stroke=\"#e6e6e6\" stroke-width=\"1\" stroke-linecap=\"square\" "
          + "d=\"M14 57.5h9M23 57.5h9\"/>"
      ])
    #expect(!text.contains("─"))
  }

  @Test("reverse exchanges the colours")
  func reverse() {
    let text = svg(
      surface(["x"], columns: 1),
      paint: Paint(foreground: RGB(1, 1, 1), background: RGB(2, 2, 2), flags: .reverse))
    #expect(text.contains("fill=\"#010101\" d=\"M14 48h9v19h-9z\""))
    #expect(text.contains(".c0{fill:#020202}"))
  }

  @Test("the same surface gives the same bytes")
  func same() {
    let surface = surface(["a│b", "▀▄█", "xyz"], columns: 3)
    #expect(svg(surface) == svg(surface))
  }

  @Test("as text it is the rows")
  func text() {
    #expect(PictureFrontend.text(surface(["ab ", "", "c"], columns: 3)) == "ab\n\nc\n")
  }

  @Test("a surface without cells is still a picture")
  func empty() throws {
    let none = CellSurface(size: CellSize(columns: 0, rows: 0))
    #expect(try WellFormedXML.elements(of: svg(none)).first == "svg")
  }
}
