/// Visits every choice of `size` masks whose union has at most `bits` bits, in a fixed order.
///
/// Masks that `isUsable` refuses are left out. `visit` gets the choice as one bit for each mask,
/// and ends the visit by answering false.
func forEachUnion(
  of masks: InlineArray<9, UInt16>, size: Int, bits: Int, isUsable: (UInt16) -> Bool,
  visit: (_ chosen: UInt16, _ union: UInt16) -> Bool
) {
  var usable: UInt16 = 0
  for index in 0..<9 where isUsable(masks[index]) { usable |= 1 << UInt16(index) }
  guard usable.nonzeroBitCount >= size else { return }

  func extend(_ chosen: UInt16, _ union: UInt16, left: Int, from start: Int) -> Bool {
    if left == 0 { return visit(chosen, union) }
    guard start < 9 else { return true }
    for index in start..<9 where usable >> UInt16(index) & 1 == 1 {
      let wider = union | masks[index]
      guard wider.nonzeroBitCount <= bits else { continue }
      let goesOn = extend(
        chosen | 1 << UInt16(index), wider, left: left - 1, from: index + 1)
      if !goesOn { return false }
    }
    return true
  }
  _ = extend(0, 0, left: size, from: 0)
}
