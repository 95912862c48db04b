import GameShellKit
import GameShellUI

/// Turns a theme's paint into what a terminal of some depth can draw.
///
/// A colour that the terminal lacks becomes the nearest that it has. Type that could be read on
/// its background stays readable: where the nearest colours would run together, the type takes
/// the nearest colour that still stands out.
struct PenMixer {
  /// The least contrast that is kept, where the theme's own colours had it.
  static let readable = 4.5

  let depth: ColorDepth
  /// What a cell without a background stands on.
  let ground: RGB
  private let choices: [(index: UInt8, color: RGB)]
  private var nearest: [RGB: Int] = [:]

  init(depth: ColorDepth, ground: RGB) {
    self.depth = depth
    self.ground = ground
    choices = XtermPalette.choices(depth)
  }

  /// The pen for a paint.
  mutating func pen(for paint: Paint) -> Pen {
    var pen = Pen(flags: paint.flags.intersection(Pen.drawable))
    switch depth {
    case .none: return pen
    case .truecolor:
      pen.foreground = paint.foreground.map(PenColor.rgb) ?? .standard
      pen.background = paint.background.map(PenColor.rgb) ?? .standard
    case .indexed, .sixteen:
      var behind = ground
      if let background = paint.background {
        let choice = choices[place(of: background)]
        pen.background = .indexed(choice.index)
        behind = choice.color
      }
      if let foreground = paint.foreground {
        let wanted = XtermPalette.contrast(foreground, paint.background ?? ground)
        let least = min(wanted, Self.readable)
        pen.foreground = .indexed(type(foreground, on: behind, contrast: least))
      }
    }
    return pen
  }

  /// The palette's nearest colour with a contrast; the one that stands out most when none has it.
  private mutating func type(_ color: RGB, on behind: RGB, contrast: Double) -> UInt8 {
    let first = choices[place(of: color)]
    if XtermPalette.contrast(first.color, behind) >= contrast { return first.index }
    let readable = choices.filter { XtermPalette.contrast($0.color, behind) >= contrast }
    let best = readable.min {
      XtermPalette.distance($0.color, color) < XtermPalette.distance($1.color, color)
    }
    if let best { return best.index }
    let strongest = choices.max {
      XtermPalette.contrast($0.color, behind) < XtermPalette.contrast($1.color, behind)
    }
    return strongest?.index ?? first.index
  }

  private mutating func place(of color: RGB) -> Int {
    if let known = nearest[color] { return known }
    var best = 0
    for index in choices.indices
    where XtermPalette.distance(choices[index].color, color)
      < XtermPalette.distance(choices[best].color, color)
    {
      best = index
    }
    if nearest.count >= 4096 { nearest = [:] }
    nearest[color] = best
    return best
  }
}
