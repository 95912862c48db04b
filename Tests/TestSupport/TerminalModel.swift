/// A terminal in memory: replays what a program wrote into cells and modes.
///
/// It knows what the project's own front end uses and notes everything else in `surprises`, so a
/// test can say that nothing unknown was written.
public struct TerminalModel {
  /// How character widths are judged; terminals differ.
  public enum Widths: Sendable, CaseIterable {
    /// Clusters count as one character; a variation selector makes an emoji wide.
    case modern
    /// Every scalar counts for itself; selectors and joiners change nothing.
    case legacy
  }

  /// Colours and type.
  public struct Look: Hashable, Sendable {
    /// `""`, an index, or `r;g;b`.
    public var foreground = ""
    /// `""`, an index, or `r;g;b`.
    public var background = ""
    /// SGR numbers of what is on: 1 bold, 2 dim, 3 italic, 4 underline, 7 reverse.
    public var flags: Set<Int> = []
    /// Nothing set.
    public init() {}
  }

  /// One cell; the right half of a wide character has an empty text.
  public struct Cell: Hashable, Sendable {
    /// What stands in it.
    public var text = " "
    /// How it looks.
    public var look = Look()
    /// An erased cell.
    public init() {}
  }

  /// Columns on the screen.
  public private(set) var columns: Int
  /// Rows on the screen.
  public private(set) var rows: Int
  /// The screen that is shown, row by row.
  public internal(set) var cells: [Cell]
  /// The DEC private modes that are on; 25 and 7 are on from the start.
  public internal(set) var modes: Set<Int> = [25, 7]
  /// How deep kitty's stack of keyboard flags is.
  public internal(set) var keyboardDepth = 0
  /// Frames that were shown: synchronized updates that ended.
  public internal(set) var frames = 0
  /// Questions that a terminal would answer, as they were written.
  public internal(set) var questions: [String] = []
  /// Sequences that are not known, or that were misused.
  public internal(set) var surprises: [String] = []
  /// The cursor's row.
  public internal(set) var row = 0
  /// The cursor's column.
  public internal(set) var column = 0

  let widths: Widths
  var look = Look()
  var joinsNext = false
  /// The character that was written last, if the cursor has not been moved since.
  var lastIndex: Int?
  var state = ParserState.ground
  var pending: [UInt8] = []
  private var other: [Cell]
  private var savedCursor = (row: 0, column: 0)

  enum ParserState { case ground, utf8(Int), escape, control, string(escaped: Bool) }

  /// An empty terminal.
  public init(columns: Int, rows: Int, widths: Widths = .modern) {
    self.columns = columns
    self.rows = rows
    self.widths = widths
    cells = Array(repeating: Cell(), count: columns * rows)
    other = cells
  }

  /// Replays bytes, in whatever pieces.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  /// Changes the size; what does not fit is gone, as on a terminal that does not reflow.
  public mutating func resize(columns newColumns: Int, rows newRows: Int) {
    cells = fitted(cells, newColumns, newRows)
    other = fitted(other, newColumns, newRows)
    columns = newColumns
    rows = newRows
    row = min(row, rows - 1)
    column = min(column, columns - 1)
  }

  /// The rows' texts, without trailing blanks.
  public var text: [String] {
    (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Modes that a program must not leave behind; empty means that the shell finds its terminal.
  public var leftOver: [String] {
    var left = modes.subtracting([25, 7]).sorted().map { "mode \($0) on" }
    if !modes.contains(25) { left.append("cursor hidden") }
    if !modes.contains(7) { left.append("wrap off") }
    if keyboardDepth != 0 { left.append("keyboard flags \(keyboardDepth) deep") }
    if look != Look() { left.append("colours or type set") }
    return left
  }

  mutating func switchScreen(toAlternate: Bool) {
    if toAlternate { savedCursor = (row, column) }
    swap(&cells, &other)
    if toAlternate {
      cells = Array(repeating: Cell(), count: columns * rows)
    } else {
      (row, column) = savedCursor
    }
  }

  private func fitted(_ old: [Cell], _ newColumns: Int, _ newRows: Int) -> [Cell] {
    var new = Array(repeating: Cell(), count: newColumns * newRows)
    for row in 0..<min(rows, newRows) {
      for column in 0..<min(columns, newColumns) {
        new[row * newColumns + column] = old[row * columns + column]
      }
    }
    return new
  }
}
