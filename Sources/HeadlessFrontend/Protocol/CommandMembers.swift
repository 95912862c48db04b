import GameShellKit

/// The members of one object of a command, each checked for its type as it is read.
struct CommandMembers {
  /// Where the object stands, for messages: `the line`, or a member's name.
  let place: String
  private var members: [JSONMember]

  init(_ members: [JSONMember], place: String, known: [String]) throws(HeadlessFault) {
    self.place = place
    self.members = members
    for (index, member) in members.enumerated() {
      guard known.contains(member.name) else {
        throw HeadlessFault(
          Self.unknown(
            member.name, what: "member", in: place, nearest: known.nearest(to: member.name)))
      }
      if members[..<index].contains(where: { $0.name == member.name }) {
        throw HeadlessFault("\(place) has \"\(member.name)\" twice")
      }
    }
  }

  static func unknown(
    _ name: String, what: String, in place: String, nearest: String?
  ) -> String {
    let shown = name.count > 32 ? name.prefix(32) + "…" : Substring(name)
    let question = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(place) has the unknown \(what) \"\(shown)\"\(question)"
  }

  subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// A string; `orElse` when the member is absent.
  func string(_ name: String, orElse: String? = nil) throws(HeadlessFault) -> String {
    switch self[name] {
    case .string(let text): return text
    case nil:
      if let orElse { return orElse }
      throw missing(name, "a string")
    case let other?: throw wrong(name, "a string", other)
    }
  }

  /// A whole number within a range; `orElse` when the member is absent.
  func integer(
    _ name: String, in range: ClosedRange<Int>, orElse: Int? = nil
  ) throws(HeadlessFault) -> Int {
    guard let value = self[name] else {
      if let orElse { return orElse }
      throw missing(name, "a whole number")
    }
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw wrong(name, "a whole number", value)
    }
    guard range.contains(whole) else {
      throw HeadlessFault(
        "\"\(name)\" is \(whole); it must lie between \(range.lowerBound) and \(range.upperBound)")
    }
    return whole
  }

  /// A number within a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws(HeadlessFault) -> Double {
    guard let value = self[name] else { throw missing(name, "a number") }
    guard case .number(let number) = value else { throw wrong(name, "a number", value) }
    guard range.contains(number) else {
      throw HeadlessFault(
        "\"\(name)\" is \(number); it must lie between \(Int(range.lowerBound)) and "
          + "\(Int(range.upperBound))")
    }
    return number
  }

  func flag(_ name: String) throws(HeadlessFault) -> Bool {
    guard let value = self[name] else { throw missing(name, "true or false") }
    guard case .bool(let flag) = value else { throw wrong(name, "true or false", value) }
    return flag
  }

  /// A member that can only be true: its presence is the command.
  func mustBeTrue(_ name: String) throws(HeadlessFault) {
    guard try flag(name) else {
      throw HeadlessFault("\"\(name)\" must be true; leave the line out instead")
    }
  }

  /// The members of an object.
  func object(_ name: String, known: [String]) throws(HeadlessFault) -> CommandMembers {
    guard let value = self[name] else { throw missing(name, "an object") }
    guard case .object(let inner) = value else { throw wrong(name, "an object", value) }
    return try CommandMembers(inner, place: "\"\(name)\"", known: known)
  }

  func missing(_ name: String, _ expected: String) -> HeadlessFault {
    HeadlessFault("\(place) lacks \"\(name)\", \(expected)")
  }

  func wrong(_ name: String, _ expected: String, _ found: JSONValue) -> HeadlessFault {
    var shown = found.kindName
    if case .number(let number) = found { shown = "\(number)" }
    return HeadlessFault("\"\(name)\" must be \(expected), not \(shown)")
  }
}
