import GameShellKit

/// What xterm shows for a place in its palette.
func xtermColor(_ index: String) -> RGB? {
  guard let index = Int(index) else { return nil }
  let basic: [UInt32] = [
    0, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]
  if index < 16 { return RGB(hex: basic[index]) }
  if index >= 232 {
    let grey = UInt8(8 + 10 * (index - 232))
    return RGB(grey, grey, grey)
  }
  let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
  let place = index - 16
  return RGB(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
}

/// The ratio of the luminances (WCAG 2.1), worked out apart from the module under test.
func contrast(_ one: RGB?, _ other: RGB?) -> Double {
  guard let one, let other else { return 0 }
  let lights = [light(one), light(other)].sorted()
  return (lights[1] + 0.05) / (lights[0] + 0.05)
}

private func light(_ color: RGB) -> Double {
  func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// x to the power of 2.4: the fifth root of x to the power of 12, by bisection.
private func power(_ base: Double) -> Double {
  let wanted = (0..<12).reduce(1.0) { product, _ in product * base }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if middle * middle * middle * middle * middle < wanted { low = middle } else { high = middle }
  }
  return low
}
