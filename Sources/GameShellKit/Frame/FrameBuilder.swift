/// Writes a frame, node by node in pre-order.
///
/// `open` begins a node and `close` ends it; `leaf` does both. Equal texts are stored once.
/// A builder that was given too much keeps what fits: it leaves out nodes beyond a limit, and
/// children that their parent does not take. So `finish` gives a valid frame, as long as the
/// parameters are in the ranges that the door states and agree with the data.
public struct FrameBuilder {
  /// What a node is made of, with its texts not yet placed.
  public struct Spec {
    /// What it draws.
    public var kind: NodeKind
    /// What it is.
    public var role: Role = .normal
    /// Its properties.
    public var flags: NodeFlags = []
    /// Identity between frames; 0 for none.
    public var id: UInt32 = 0
    /// What is shown.
    public var text = ""
    /// What is spoken instead.
    public var label = ""
    /// The action's id.
    public var action = ""
    /// The key that does the same.
    public var hint = ""
    /// The kind's parameters.
    public var p = SIMD8<Int32>()
    /// `0xAARRGGBB`, or 0.
    public var foreground: UInt32 = 0
    /// `0xAARRGGBB`, or 0.
    public var background: UInt32 = 0

    /// A node of a kind with everything else absent.
    public init(_ kind: NodeKind) { self.kind = kind }
  }

  /// One square of a grid, with its texts not yet placed.
  public struct GridCell: Hashable, Sendable {
    /// What is shown; at most 255 bytes.
    public var glyph: String
    /// What is spoken; at most 255 bytes.
    public var label: String
    /// The action's id; empty for the grid's own.
    public var action: String
    /// What it is.
    public var role: Role
    /// Its properties.
    public var flags: CellFlags
    /// `0xAARRGGBB`, or 0.
    public var background: UInt32

    /// Makes a cell.
    public init(
      _ glyph: String, role: Role = .normal, label: String = "", action: String = "",
      flags: CellFlags = [], background: UInt32 = 0
    ) {
      self.glyph = glyph
      self.label = label
      self.action = action
      self.role = role
      self.flags = flags
      self.background = background
    }
  }

  var nodes: [Node] = []
  var cells: [Cell] = []
  var values: [Int64] = []
  var pixels: [UInt8] = []
  var text: [UInt8] = []
  private var placed: [String: UInt32] = [:]
  private var openNodes: [(index: Int, children: Int)] = []
  private var rootCount = 0
  private var greatestDepth = 0
  /// Whether a node still waits for its `close`.
  var hasOpenNodes: Bool { skipped > 0 || !openNodes.isEmpty }
  /// Nodes opened past a limit; their `close` must not close anything.
  private var skipped = 0
  /// Bytes of what the nodes show and say, where a text counts each time that it is used.
  var shownText = 0

  /// Starts an empty frame.
  public init() {}

  /// Begins a node; what follows until `close` stands below it.
  public mutating func open(_ spec: Spec) { _ = begin(spec) }

  /// Ends the node begun last.
  public mutating func close() {
    if skipped > 0 {
      skipped -= 1
    } else if let (index, _) = openNodes.popLast() {
      nodes[index].descendants = UInt32(nodes.count - 1 - index)
    }
  }

  /// Adds a node without children.
  public mutating func leaf(_ spec: Spec) {
    open(spec)
    close()
  }

  /// Adds a grid; `spec.p[0]` and `p[1]` must agree with the number of cells.
  public mutating func grid(_ spec: Spec, cells gridCells: [GridCell]) {
    guard cells.count + gridCells.count <= FrameLayout.maxCells else { return }
    guard let index = begin(spec) else { return close() }
    nodes[index].data = UInt32(cells.count)
    nodes[index].dataCount = UInt32(gridCells.count)
    cells.reserveCapacity(cells.count + gridCells.count)
    for gridCell in gridCells {
      var cell = Cell()
      cell.glyph = place(gridCell.glyph, limit: 255)
      cell.label = place(gridCell.label, limit: 255)
      cell.action = place(gridCell.action, limit: 255)
      cell.role = gridCell.role
      cell.flags = gridCell.flags
      cell.background = gridCell.background
      cells.append(cell)
    }
    close()
  }

  /// Adds a chart of values.
  public mutating func chart(_ spec: Spec, values chartValues: [Int64]) {
    guard values.count + chartValues.count <= FrameLayout.maxValues else { return }
    guard let index = begin(spec) else { return close() }
    nodes[index].data = UInt32(values.count)
    nodes[index].dataCount = UInt32(chartValues.count)
    values += chartValues
    close()
  }

  /// Adds a canvas; `rgba` has four bytes for each of `spec.p[0]` × `p[1]` pixels.
  public mutating func canvas(_ spec: Spec, rgba: [UInt8]) {
    guard pixels.count + rgba.count <= FrameLayout.maxPixels else { return }
    guard let index = begin(spec) else { return close() }
    nodes[index].data = UInt32(pixels.count)
    nodes[index].dataCount = UInt32(rgba.count)
    pixels += rgba
    close()
  }

  private mutating func begin(_ spec: Spec) -> Int? {
    guard skipped == 0, hasRoom(nodes: 1, depth: 1) else {
      skipped += 1
      return nil
    }
    var node = Node(kind: spec.kind)
    node.role = spec.role
    node.flags = spec.flags
    node.id = spec.id
    node.text = show(spec.text)
    node.label = show(spec.label)
    node.action = show(spec.action)
    node.hint = show(spec.hint)
    node.p = spec.p
    node.foreground = spec.foreground
    node.background = spec.background
    countChild()
    openNodes.append((nodes.count, 0))
    greatestDepth = max(greatestDepth, openNodes.count)
    nodes.append(node)
    return nodes.count - 1
  }

  /// Whether a tree of so many nodes and levels can stand below the node that is open.
  func hasRoom(nodes count: Int, depth: Int) -> Bool {
    if let parent = openNodes.last {
      guard parent.children < nodes[parent.index].kind.greatestChildCount else { return false }
    }
    // A second root means that `finish` puts one node above them all.
    let roots = rootCount + (openNodes.isEmpty ? 1 : 0)
    let reserve = roots > 1 ? 1 : 0
    return skipped == 0 && nodes.count + count <= FrameLayout.maxNodes - reserve
      && max(greatestDepth, openNodes.count + depth) <= FrameLayout.maxDepth - reserve
  }

  /// Takes note that a tree is about to be added below the node that is open.
  mutating func countChild() {
    if openNodes.isEmpty {
      rootCount += 1
    } else {
      openNodes[openNodes.count - 1].children += 1
    }
  }

  /// Takes note of the levels of a tree that was added below the node that is open.
  mutating func count(depth: Int) { greatestDepth = max(greatestDepth, openNodes.count + depth) }

  /// Places a text of a node, unless all nodes together would then have too much.
  private mutating func show(_ string: String) -> TextRange {
    guard shownText + string.utf8.count <= FrameLayout.maxShownText else { return TextRange() }
    let range = place(string)
    shownText += Int(range.length)
    return range
  }

  private mutating func place(_ string: String, limit: Int = FrameLayout.maxText) -> TextRange {
    guard !string.isEmpty else { return TextRange() }
    if string.utf8.count <= limit, let offset = placed[string] {
      return TextRange(offset: offset, length: UInt32(string.utf8.count))
    }
    let clean = Self.displayable(string, limit: min(limit, FrameLayout.maxText - text.count))
    let range = TextRange(offset: UInt32(text.count), length: UInt32(clean.utf8.count))
    if clean.utf8.count == string.utf8.count { placed[string] = range.offset }
    text += clean.utf8
    return range
  }

  /// The text without control characters, cut at a character so that it fits.
  private static func displayable(_ string: String, limit: Int) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 && scalar != "\n" || (0x7f..<0xa0).contains(scalar.value)
    }
    var clean = string
    if string.unicodeScalars.contains(where: isControl) {
      clean.unicodeScalars = .init(
        string.unicodeScalars.map { isControl($0) ? " " as Unicode.Scalar : $0 })
    }
    while clean.utf8.count > limit { clean.unicodeScalars.removeLast() }
    return clean
  }
}
