public import GameShellKit

extension HeadlessCommand {
  /// The commands, each with the members that may stand beside it.
  static let grammar: [(name: String, beside: [String])] = [
    ("key", ["modifiers"]), ("text", []), ("paste", []), ("pointer", []), ("action", ["cell"]),
    ("resize", []), ("advance", []), ("focus", []), ("suspend", []), ("resume", []), ("quit", []),
  ]

  /// Reads a line. A pointer must lie within `size`, the screen as it is now.
  public init(line: [UInt8], size: CellSize) throws(HeadlessFault) {
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else {
      throw HeadlessFault(
        "the line is empty; it must hold one object, for example {\"key\":\"right\"}")
    }
    let value: JSONValue
    do { value = try JSONReader.value(of: line) } catch {
      throw HeadlessFault(error.description)
    }
    guard case .object(let members) = value else {
      throw HeadlessFault("the line holds \(value.kindName); it must hold one object")
    }
    let known = Self.grammar.flatMap { [$0.name] + $0.beside }
    let line = try CommandMembers(members, place: "the line", known: known)
    let named = Self.grammar.filter { line[$0.name] != nil }
    guard let command = named.first else {
      throw HeadlessFault(
        "the line names no command; one of "
          + Self.grammar.map(\.name).joined(separator: ", ") + " is needed")
    }
    guard named.count == 1 else {
      throw HeadlessFault(
        "the line names several commands: " + named.map(\.name).joined(separator: ", ")
          + "; one line holds one")
    }
    if let stray = members.first(where: {
      $0.name != command.name && !command.beside.contains($0.name)
    }) {
      throw HeadlessFault("\"\(stray.name)\" does not go with \"\(command.name)\"")
    }
    self = try Self.decode(command.name, line, size)
  }

  private static func decode(
    _ name: String, _ line: CommandMembers, _ size: CellSize
  ) throws(HeadlessFault) -> HeadlessCommand {
    switch name {
    case "key": return .events([try key(line)])
    case "text": return .events([.text(try typed("text", line))])
    case "paste": return .events([.paste(try typed("paste", line))])
    case "pointer": return .events(try pointer(line, size).map(SceneEvent.pointer))
    case "action": return .events([try action(line)])
    case "resize": return .events([.resize(try newSize(line))])
    case "advance":
      let seconds = try line.number("advance", in: 0...HeadlessLimits.advance)
      return .advance(Int64((seconds * 1000).rounded()))
    case "focus": return .events([.focus(try line.flag("focus"))])
    case "suspend":
      try line.mustBeTrue("suspend")
      return .events([.suspend])
    case "resume":
      try line.mustBeTrue("resume")
      return .events([.resume])
    default:
      try line.mustBeTrue("quit")
      return .quit
    }
  }

  private static func key(_ line: CommandMembers) throws(HeadlessFault) -> SceneEvent {
    let name = try line.string("key")
    guard !name.isEmpty else { throw HeadlessFault("\"key\" is empty; it must name a key") }
    do {
      let stroke = try KeyStroke(name)
      return .key(stroke.key, try stroke.modifiers.union(modifiers(line)))
    } catch let unknown as UnknownKey {
      throw HeadlessFault("\"key\": \(unknown.description)")
    } catch let fault as HeadlessFault {
      throw fault
    } catch {
      throw HeadlessFault("\"key\": \(error)")
    }
  }

  static func modifiers(_ line: CommandMembers) throws(HeadlessFault) -> Modifiers {
    guard let value = line["modifiers"] else { return [] }
    guard case .array(let elements) = value else {
      throw line.wrong("modifiers", "an array of strings", value)
    }
    var result: Modifiers = []
    for element in elements {
      guard case .string(let name) = element else {
        throw line.wrong("modifiers", "an array of strings", element)
      }
      guard let modifier = Modifiers(name: name) else {
        throw HeadlessFault(
          CommandMembers.unknown(
            name, what: "modifier", in: "\"modifiers\"", nearest: Modifiers.names.nearest(to: name))
        )
      }
      result.insert(modifier)
    }
    return result
  }

  private static func typed(
    _ name: String, _ line: CommandMembers
  ) throws(HeadlessFault) -> String {
    let text = try line.string(name)
    guard !text.isEmpty else {
      throw HeadlessFault("\"\(name)\" is empty; there is nothing to enter")
    }
    return text
  }

  private static func action(_ line: CommandMembers) throws(HeadlessFault) -> SceneEvent {
    let id = try line.string("action")
    guard !id.isEmpty else { throw HeadlessFault("\"action\" is empty; it must name an action") }
    let cell = line["cell"] == nil ? nil : try line.integer("cell", in: 0...65_535)
    return .action(id, node: 0, cell: cell)
  }

  private static func newSize(_ line: CommandMembers) throws(HeadlessFault) -> CellSize {
    let inner = try line.object("resize", known: ["columns", "rows"])
    return CellSize(
      columns: try inner.integer("columns", in: HeadlessLimits.length),
      rows: try inner.integer("rows", in: HeadlessLimits.length))
  }
}
