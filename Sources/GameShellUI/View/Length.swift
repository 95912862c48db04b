/// Lengths as a frame's parameters write them.
enum Length {
  /// Cells within what a frame allows.
  static func cells(_ value: Int) -> Int32 { Int32(max(0, min(value, 0x7fff))) }

  /// Cells, "as it comes" for nil, without bound for `Int.max`.
  static func optional(_ value: Int?) -> Int32 {
    guard let value else { return -1 }
    return value == .max ? .max : cells(value)
  }
}
