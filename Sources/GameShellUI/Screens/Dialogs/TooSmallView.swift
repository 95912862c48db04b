public import GameShellKit

/// Says that there is not enough room, in whatever room there is.
public struct TooSmallView: View {
  let needed: CellSize
  let given: CellSize
  let strings: ShellStrings

  /// Makes the message.
  public init(needed: CellSize, given: CellSize, strings: ShellStrings = ShellStrings()) {
    self.needed = needed
    self.given = given
    self.strings = strings
  }

  /// Two short texts in the middle.
  public var body: some View {
    VStack {
      Text(strings.tooSmall).bold().wrap().multilineTextAlignment(.center)
      Text(
        strings.roomNeeded.replacing("{given}", with: "\(given)")
          .replacing("{needed}", with: "\(needed)")
      )
      .role(.secondary).wrap().multilineTextAlignment(.center)
    }
  }
}
