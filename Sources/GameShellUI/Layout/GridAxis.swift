import GameShellKit

/// Where a board's squares and lines stand along one axis, and which of them are shown.
///
/// A board too large for its room shows a window around the cursor.
struct GridAxis {
  /// A line before the square of its index; `index == count` for the last one.
  struct Line {
    var offset: Int
    var index: Int
  }

  let count: Int
  let cell: Int
  private let box: Int
  private let lines: BoardGrid.Lines
  /// The first square shown.
  private(set) var first = 0
  /// Where the shown squares begin, from the board's edge.
  private(set) var offsets: [Int] = []
  /// The lines shown.
  private(set) var shownLines: [Line] = []
  /// Cells in all, of what is shown.
  private(set) var length = 0

  private init(count: Int, cell: Int, box: Int, lines: BoardGrid.Lines) {
    self.count = count
    self.cell = cell
    self.box = box
    self.lines = lines
  }

  /// The axis across (0) or down (1) of a grid's node, not yet fitted.
  init(_ node: Node, axis: Int) {
    self.init(
      count: Int(node.p[axis]), cell: Int(node.p[2 + axis]), box: Int(node.p[5 + axis]),
      lines: BoardGrid.Lines(rawValue: node.p[7]) ?? .none)
  }

  /// The axis of a grid's node, fitted to a room.
  init(_ node: Node, axis: Int, room: Int) {
    self.init(node, axis: axis)
    let cursor = Int(node.p[4])
    let columns = Int(node.p[0])
    fit(to: room, cursor: cursor < 0 ? nil : axis == 0 ? cursor % columns : cursor / columns)
  }

  /// Whether a line stands before a square.
  func hasLine(before index: Int) -> Bool {
    switch lines {
    case .none: false
    case .outer: index == 0 || index == count
    case .boxes: index == 0 || index == count || isBoxEdge(index)
    case .all: true
    }
  }

  /// Whether a line is one between boxes, or the border.
  func isBoxEdge(_ index: Int) -> Bool { box > 0 && index % box == 0 }

  /// Whether boxes stand out among other lines.
  var hasBoxes: Bool { box > 0 && box < count && lines == .all }

  /// Cells of the whole board.
  var fullLength: Int { count * cell + lineCount(from: 0, to: count) }

  /// Cells of the smallest window worth showing.
  var floorLength: Int { min(fullLength, cell + (lines == .none ? 0 : 2)) }

  private func lineCount(from start: Int, to end: Int) -> Int {
    switch lines {
    case .none: 0
    case .outer: 2
    case .all: end - start + 1
    case .boxes:
      box > 0 ? 2 + max(0, (end - 1) / box - start / box) : 2
    }
  }

  private mutating func fit(to room: Int, cursor: Int?) {
    var shown = count
    if fullLength > room {
      let border = lines == .none ? 0 : 2
      shown = max(
        1,
        min(
          count,
          (room - border + (lines == .all ? 1 : 0))
            / (cell + (lines == .all ? 1 : 0))))
      func start(_ shown: Int) -> Int { max(0, min((cursor ?? 0) - shown / 2, count - shown)) }
      // Lines between boxes are few; a step or two suffices.
      while shown > 1,
        shown * cell + lineCount(from: start(shown), to: start(shown) + shown) > room
      { shown -= 1 }
      first = start(shown)
    }
    place(shown)
  }

  private mutating func place(_ shown: Int) {
    offsets.reserveCapacity(shown)
    let isFramed = lines != .none
    var at = 0
    for index in first..<first + shown {
      if hasLine(before: index) || isFramed && index == first {
        shownLines.append(Line(offset: at, index: index))
        at += 1
      }
      offsets.append(at)
      at += cell
    }
    if isFramed {
      shownLines.append(Line(offset: at, index: first + shown))
      at += 1
    }
    length = at
  }

  /// The square at an offset from the board's edge; nil on a line or outside.
  func index(at offset: Int) -> Int? {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < offsets[low - 1] + cell else { return nil }
    return first + low - 1
  }
}
