import GameShellKit
import Testing

@testable import HeadlessFrontend

@Suite("A line of the headless protocol")
struct HeadlessCommandTests {
  private let size = CellSize(columns: 80, rows: 24)

  private func command(_ line: String) throws -> HeadlessCommand {
    try HeadlessCommand(line: Array(line.utf8), size: size)
  }

  private func complaint(_ line: [UInt8]) -> String {
    do {
      let command = try HeadlessCommand(line: line, size: size)
      return "accepted as \(command)"
    } catch {
      return error.description
    }
  }

  @Test(
    "every command is read",
    arguments: [
      (#"{"key":"right"}"#, HeadlessCommand.events([.key(.right)])),
      (#" { "key" : "f" } "#, .events([.key(.character("f"))])),
      (#"{"key":"F"}"#, .events([.key(.character("f"), .shift)])),
      (#"{"key":"f12"}"#, .events([.key(.function(12))])),
      (#"{"key":"+"}"#, .events([.key(.character("+"))])),
      (#"{"key":"ctrl++"}"#, .events([.key(.character("+"), .control)])),
      (#"{"key":"ctrl+z"}"#, .events([.key(.character("z"), .control)])),
      (#"{"key":"tab","modifiers":["shift","alt"]}"#, .events([.key(.tab, [.shift, .alt])])),
      (#"{"text":"5"}"#, .events([.text("5")])),
      (#"{"text":"\u00e9\ud83d\ude00\n"}"#, .events([.text("é😀\n")])),
      (#"{"paste":"q"}"#, .events([.paste("q")])),
      (#"{"action":"undo"}"#, .events([.action("undo")])),
      (#"{"action":"open","cell":7}"#, .events([.action("open", node: 0, cell: 7)])),
      (
        #"{"resize":{"columns":120,"rows":40}}"#,
        .events([.resize(CellSize(columns: 120, rows: 40))])
      ),
      (#"{"advance":1.5}"#, .advance(1500)),
      (#"{"advance":0}"#, .advance(0)),
      (#"{"focus":false}"#, .events([.focus(false)])),
      (#"{"suspend":true}"#, .events([.suspend])),
      (#"{"resume":true}"#, .events([.resume])),
      (#"{"quit":true}"#, .quit),
    ])
  func reads(line: String, meaning: HeadlessCommand) throws {
    #expect(try command(line) == meaning)
  }

  @Test("a pointer without a phase is a click, pressed and released")
  func click() throws {
    let press = PointerEvent(.press, button: .right, column: 3, row: 4)
    let release = PointerEvent(.release, button: .right, column: 3, row: 4)
    #expect(
      try command(#"{"pointer":{"column":3,"row":4,"button":"right"}}"#)
        == .events([.pointer(press), .pointer(release)]))
  }

  @Test("a pointer with a phase is that phase alone")
  func phases() throws {
    #expect(
      try command(#"{"pointer":{"column":0,"row":0,"phase":"drag","modifiers":["ctrl"]}}"#)
        == .events([
          .pointer(PointerEvent(.drag, button: .left, modifiers: .control, column: 0, row: 0))
        ]))
    #expect(
      try command(#"{"pointer":{"column":79,"row":23,"phase":"wheel","wheel":-3}}"#)
        == .events([.pointer(PointerEvent(.wheel, column: 79, row: 23, wheel: -3))]))
    #expect(
      try command(#"{"pointer":{"column":1,"row":2,"phase":"move"}}"#)
        == .events([.pointer(PointerEvent(.move, column: 1, row: 2))]))
  }

  @Test(
    "every kind of mistake is named, with its place and the nearest right word",
    arguments: [
      ("", "the line is empty; it must hold one object, for example {\"key\":\"right\"}"),
      ("  \t", "the line is empty; it must hold one object, for example {\"key\":\"right\"}"),
      ("{", "not JSON at byte 2: a member's name in quotes belongs here"),
      ("{\"key\"}", "not JSON at byte 7: a colon belongs here"),
      ("{\"key\":}", "not JSON at byte 8: no JSON value begins like this"),
      ("{\"key\":\"up\"", "not JSON at byte 12: a comma or } belongs here"),
      ("{\"key\":\"up", "not JSON at byte 11: the string has no closing quote"),
      ("{\"key\":\"\\x\"}", "not JSON at byte 10: there is no such escape"),
      ("{\"key\":\"\\ud800\"}", "not JSON at byte 10: half a surrogate pair"),
      ("{\"key\":\"\\u12\"}", "not JSON at byte 13: \\u needs four hexadecimal digits"),
      (
        "{\"text\":\"a\tb\"}", "not JSON at byte 11: a control character must be written as \\u0009"
      ),
      ("{'key':'up'}", "not JSON at byte 2: a member's name in quotes belongs here"),
      ("{\"advance\":01}", "not JSON at byte 13: a comma or } belongs here"),
      ("{\"advance\":1.}", "not JSON at byte 14: a digit belongs here"),
      ("{\"advance\":1e999}", "not JSON at byte 12: this number is out of range"),
      (
        "{\"key\":\"up\"} {}",
        "not JSON at byte 14: a second value begins here; a line holds one object"
      ),
      ("[1,2]", "the line holds an array; it must hold one object"),
      ("\"up\"", "the line holds a string; it must hold one object"),
      ("null", "the line holds null; it must hold one object"),
      ("{\"kye\":\"up\"}", "the line has the unknown member \"kye\"; did you mean \"key\"?"),
      ("{\"zebra\":1}", "the line has the unknown member \"zebra\""),
      ("{\"key\":\"up\",\"key\":\"up\"}", "the line has \"key\" twice"),
      (
        "{\"key\":\"up\",\"text\":\"a\"}",
        "the line names several commands: key, text; one line holds one"
      ),
      (
        "{\"modifiers\":[]}",
        "the line names no command; one of key, text, paste, pointer, action, "
          + "resize, advance, focus, suspend, resume, quit is needed"
      ),
      ("{\"text\":\"a\",\"modifiers\":[]}", "\"modifiers\" does not go with \"text\""),
      ("{\"key\":5}", "\"key\" must be a string, not 5.0"),
      ("{\"key\":\"\"}", "\"key\" is empty; it must name a key"),
      ("{\"key\":\"rigth\"}", "\"key\": no key is called \"rigth\"; did you mean \"right\"?"),
      ("{\"key\":\"f13\"}", "\"key\": no key is called \"f13\"; did you mean \"f1\"?"),
      (
        "{\"key\":\"contrl+a\"}",
        "\"key\": no modifier is called \"contrl\"; did you mean \"ctrl\"?"
      ),
      ("{\"key\":\"ctlr+a\"}", "\"key\": no modifier is called \"ctlr\"; did you mean \"ctrl\"?"),
      (
        "{\"key\":\"a\",\"modifiers\":\"shift\"}",
        "\"modifiers\" must be an array of strings, not a string"
      ),
      ("{\"key\":\"a\",\"modifiers\":[1]}", "\"modifiers\" must be an array of strings, not 1.0"),
      (
        "{\"key\":\"a\",\"modifiers\":[\"shfit\"]}",
        "\"modifiers\" has the unknown modifier \"shfit\"; did you mean \"shift\"?"
      ),
      ("{\"text\":null}", "\"text\" must be a string, not null"),
      ("{\"text\":\"\"}", "\"text\" is empty; there is nothing to enter"),
      ("{\"action\":\"\"}", "\"action\" is empty; it must name an action"),
      ("{\"action\":\"a\",\"cell\":-1}", "\"cell\" is -1; it must lie between 0 and 65535"),
      ("{\"action\":\"a\",\"cell\":1.5}", "\"cell\" must be a whole number, not 1.5"),
      ("{\"pointer\":{\"row\":4}}", "\"pointer\" lacks \"column\", a whole number"),
      ("{\"pointer\":{\"column\":80,\"row\":4}}", "\"column\" is 80; it must lie between 0 and 79"),
      ("{\"pointer\":{\"column\":1,\"row\":24}}", "\"row\" is 24; it must lie between 0 and 23"),
      (
        "{\"pointer\":{\"column\":1,\"row\":4,\"button\":\"rigth\"}}",
        "\"pointer\" has the unknown button \"rigth\"; did you mean \"right\"?"
      ),
      (
        "{\"pointer\":{\"column\":1,\"row\":4,\"phase\":\"xyz\"}}",
        "\"pointer\" has the unknown phase \"xyz\"; it is one of press, release, drag, move, wheel"
      ),
      (
        "{\"pointer\":{\"column\":1,\"row\":4,\"wheel\":1}}",
        "\"wheel\" goes only with the phase \"wheel\""
      ),
      (
        "{\"pointer\":{\"column\":1,\"row\":4,\"phase\":\"wheel\"}}",
        "\"pointer\" lacks \"wheel\", rows, negative for up"
      ),
      ("{\"pointer\":[3,4]}", "\"pointer\" must be an object, not an array"),
      ("{\"resize\":{\"columns\":80}}", "\"resize\" lacks \"rows\", a whole number"),
      (
        "{\"resize\":{\"columns\":0,\"rows\":24}}",
        "\"columns\" is 0; it must lie between 1 and 1000"
      ),
      (
        "{\"resize\":{\"columns\":80,\"rows\":1001}}",
        "\"rows\" is 1001; it must lie between 1 and 1000"
      ),
      (
        "{\"resize\":{\"columns\":80,\"row\":24}}",
        "\"resize\" has the unknown member \"row\"; did you mean \"rows\"?"
      ),
      (
        "{\"resize\":{\"columns\":1e300,\"rows\":24}}",
        "\"columns\" must be a whole number, not 1e+300"
      ),
      ("{\"advance\":-1}", "\"advance\" is -1.0; it must lie between 0 and 604800"),
      ("{\"advance\":\"1\"}", "\"advance\" must be a number, not a string"),
      ("{\"focus\":1}", "\"focus\" must be true or false, not 1.0"),
      ("{\"quit\":false}", "\"quit\" must be true; leave the line out instead"),
      ("{\"suspend\":null}", "\"suspend\" must be true or false, not null"),
    ])
  func complains(line: String, sentence: String) {
    #expect(complaint(Array(line.utf8)) == sentence)
  }

  @Test("bytes that are not UTF-8 are refused with their place")
  func notUTF8() {
    #expect(
      complaint(Array(#"{"text":""#.utf8) + [0xc3, 0x28] + Array(#""}"#.utf8))
        == "not JSON at byte 10: this byte is not UTF-8")
  }

  @Test("nesting without end is refused, not followed")
  func deep() {
    let line = "{\"key\":" + String(repeating: "[", count: 100_000)
    #expect(complaint(Array(line.utf8)) == "not JSON at byte 39: nested deeper than 32 levels")
  }
}
