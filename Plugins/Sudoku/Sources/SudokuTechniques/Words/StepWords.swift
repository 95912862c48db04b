/// The words in which a step is explained, in one language. A name in braces is replaced.
///
/// The engine has words of its own so that whoever shows its steps, the command or a screen, tells
/// them alike.
public struct StepWords: Hashable, Sendable {
  /// What the techniques are called.
  public var names = TechniqueNames()
  /// A hint as one sentence: `{technique}`, `{reason}`, `{effect}`.
  var explanation = "{technique}: {reason}, so {effect}."
  /// A hint in a few words: `{technique}`, `{effect}`.
  var brief = "{technique}: {effect}"
  /// What follows: `{cell}`, `{digit}`.
  var placement = "{cell} is {digit}"
  /// What follows: the `{list}` of removals.
  var removals = "remove {list}"
  /// A digit that leaves cells: `{digit}`, `{cells}`.
  var removal = "{digit} from {cells}"
  /// Between two removals.
  var removalSeparator = ", and "
  /// Between the parts of a list.
  var separator = ", "
  /// Before the last part of a list.
  var and = " and "
  /// Before the last part of a list of which one holds.
  var or = " or "
  /// A row: `{number}`.
  var row = "row {number}"
  /// A column: `{number}`.
  var column = "column {number}"
  /// A box: `{number}`.
  var box = "box {number}"
  /// Several rows, after “in”: `{numbers}`.
  var rows = "rows {numbers}"
  /// Several columns, after “in”: `{numbers}`.
  var columns = "columns {numbers}"
  /// A link of a chain: `{cell}`, `{digit}`.
  var claim = "{cell} is {digit}"
  /// A link of a chain: `{cell}`, `{digit}`.
  var denial = "{cell} is not {digit}"
  /// Why: `{cell}`, `{house}`.
  var fullHouse = "{cell} is the last open cell of {house}"
  /// Why: `{house}`, `{digit}`, `{cell}`.
  var hiddenSingle = "in {house}, {digit} fits only in {cell}"
  /// Why: `{cell}`, `{digit}`.
  var nakedSingle = "{cell} has no other candidate left than {digit}"
  /// Why: `{house}`, `{digit}`, `{other}` house.
  var locked = "in {house}, {digit} is confined to {other}"
  /// Why: `{cells}`, `{digits}`, `{houses}`.
  var nakedSubset = "{cells} hold only {digits} and keep them in {houses}"
  /// Why: `{house}`, `{digits}`, `{cells}`.
  var hiddenSubset =
    "in {house}, {digits} fit only in {cells}, which leaves no room for others there"
  /// Why: `{base}` lines, `{digit}`, `{cover}` lines.
  var fish = "in {base}, {digit} stands only in {cover}"
  /// Why: `{base}` lines, `{digit}`, `{cover}` lines, `{fins}`.
  var finnedFish = "in {base}, {digit} stands only in {cover} or in a fin at {fins}"
  /// Why: `{digit}`, `{house}` and `{other}`, the cells `{near}` and `{far}` between, `{first}`
  /// and `{last}`.
  var turbot =
    "{digit} has only two cells in {house} and in {other}, and {near} and {far} see each "
    + "other, which leaves it to {first} or {last}"
  /// Why: the box `{house}`, `{digit}`, the `{other}` house, its `{cells}`.
  var emptyRectangle =
    "in {house}, {digit} lies on one row and one column, and in {other} only in {cells}"
  /// Why: the `{pivot}`, the wings `{first}` and `{second}`, `{digit}`.
  var xyWing = "whichever digit {pivot} holds, {first} or {second} is {digit}"
  /// Why: `{cells}`, `{digit}`.
  var xyzWing = "one of {cells} is {digit}"
  /// Why: `{house}`, `{digit}`, the cells `{near}` and `{far}` in it, `{first}` and `{last}`, the
  /// `{other}` digit.
  var wWing = "{house} has {digit} in {near} or {far}, which makes {first} or {last} {other}"
  /// Why: `{digit}`, `{cells}` of one colour, `{others}` of the other.
  var simpleColouring = "{digit} stands either in {cells} or in {others}"
  /// Why: `{cells}`, `{digits}`, the `{others}`.
  var remotePair = "{cells} hold one of {digits} and {others} the other"
  /// Why: `{cells}`, `{digits}`.
  var rectangle1 = "{cells} must not all be left with {digits}, which could be swapped"
  /// Why: `{cells}`, `{digits}`, the `{digit}` besides.
  var rectangle2 = "{cells} must not all be left with {digits}, and only {digit} prevents it"
  /// Why: `{house}`, `{digit}`, `{cells}`, the `{other}` digit.
  var rectangle4 =
    "{house} keeps {digit} in the rectangle {cells}, which could be swapped if it kept {other} too"
  /// Why: `{houses}`, `{digit}`, `{cells}`, the `{other}` digit.
  var hiddenRectangle =
    "{houses} have {digit} only in the rectangle {cells}, which could be swapped if {other} "
    + "stood where they cross"
  /// Why: `{digit}`, `{cell}`.
  var bivalueGrave =
    "without {digit} in {cell}, every open cell would have two candidates to swap"
  /// Why: `{cells}` of one set, `{others}` of the other, `{digits}`.
  var almostLocked =
    "{cells} and {others} cannot both hold {digits}, and whichever goes without is left with "
    + "exactly its other digits"
  /// Why: from the `{claim}` follows the `{rest}`.
  var chain = "if {claim}, then {rest}"
  /// Why: from the `{claim}` follows the `{rest}`.
  var loop =
    "if {claim}, then {rest}, and the other way round, and both ends exclude each other"

  /// English.
  public init() {}
}
