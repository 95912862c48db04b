/// Why bytes are not a frame.
public enum FrameFault: Error, Hashable, Sendable {
  case tooShort(bytes: Int)
  case wrongMagic(UInt32)
  case wrongHeaderSize(Int)
  case tooMany(what: String, count: Int, limit: Int)
  case empty
  case oddPixels(bytes: Int)
  case wrongTotal(stated: Int, computed: Int, given: Int)
  case unknownKind(node: Int, kind: Int)
  case unknownRole(node: Int, role: Int)
  case unknownFlags(node: Int, flags: UInt32)
  case treeOverrun(node: Int)
  case treeUnfinished(nodes: Int, covered: Int)
  case tooDeep(node: Int)
  case tooManyChildren(node: Int, kind: NodeKind, count: Int)
  case textOutOfBounds(node: Int, field: String)
  case notUTF8(offset: Int)
  case splitCharacter(node: Int, field: String)
  case controlCharacter(offset: Int, byte: Int)
  case dataOutOfBounds(node: Int)
  case wrongDataCount(node: Int, expected: Int, found: Int)
  case sharedData(what: String)
  case badParameter(node: Int, index: Int, value: Int)
  case badCell(cell: Int, reason: String)
  case notZero(what: String)
}

extension FrameFault: CustomStringConvertible {
  /// A sentence for the game's author.
  public var description: String {
    switch self {
    case .tooShort(let bytes): "the frame has \(bytes) bytes, fewer than its header"
    case .wrongMagic(let magic): "the frame begins with \(magic), not with GH_FRAME_MAGIC"
    case .wrongHeaderSize(let size):
      "the frame's header_size is \(size), not \(FrameLayout.headerSize)"
    case .tooMany(let what, let count, let limit):
      "the frame has \(count) \(what); the limit is \(limit)"
    case .empty: "the frame has no node"
    case .oddPixels(let bytes): "the frame has \(bytes) pixel bytes, which is no multiple of 4"
    case .wrongTotal(let stated, let computed, let given):
      "the frame states \(stated) bytes, its counts add up to \(computed), and \(given) were given"
    case .unknownKind(let node, let kind): "node \(node) has the unknown kind \(kind)"
    case .unknownRole(let node, let role): "node \(node) has the unknown role \(role)"
    case .unknownFlags(let node, let flags): "node \(node) has unknown flags (\(flags))"
    case .treeOverrun(let node): "node \(node) claims more descendants than its parent has room for"
    case .treeUnfinished(let nodes, let covered):
      "the root covers \(covered) of \(nodes) nodes; a frame has exactly one root"
    case .tooDeep(let node): "node \(node) lies deeper than \(FrameLayout.maxDepth)"
    case .tooManyChildren(let node, let kind, let count):
      "node \(node) is a \(kind) with \(count) children; it takes \(kind.greatestChildCount)"
    case .textOutOfBounds(let node, let field): "the \(field) of node \(node) lies outside the text"
    case .notUTF8(let offset): "the text is not UTF-8 at byte \(offset)"
    case .splitCharacter(let node, let field):
      "the \(field) of node \(node) begins or ends inside a character"
    case .controlCharacter(let offset, let byte):
      "the text has the control character \(byte) at byte \(offset)"
    case .dataOutOfBounds(let node): "the data of node \(node) lies outside its section"
    case .wrongDataCount(let node, let expected, let found):
      "node \(node) needs \(expected) data entries and has \(found)"
    case .sharedData(let what): "nodes use the same \(what); each needs its own"
    case .badParameter(let node, let index, let value):
      "p[\(index)] of node \(node) is \(value), which is out of range"
    case .badCell(let cell, let reason): "cell \(cell): \(reason)"
    case .notZero(let what): "\(what) must be zero"
    }
  }
}
