/// Where something stands across; the raw values are the door's `GH_ALIGN_*`.
public enum HorizontalAlignment: Int32, Sendable {
  case leading = 0
  case center, trailing
}

/// Where something stands down; the raw values are the door's `GH_ALIGN_*`.
public enum VerticalAlignment: Int32, Sendable {
  case top = 0
  case center, bottom
}

/// Where something stands within a rectangle.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(.center, .center)
  /// In the middle of the top edge.
  public static let top = Alignment(.center, .top)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(.center, .bottom)
  /// In the middle of the leading edge.
  public static let leading = Alignment(.leading, .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(.trailing, .center)
  /// In the top leading corner.
  public static let topLeading = Alignment(.leading, .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(.trailing, .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(.trailing, .bottom)
}
