/// Properties of a node; the bits are the door's `GH_FLAG_*`.
public struct NodeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The game's own focus stands here.
  public static let focused = NodeFlags(rawValue: 1)
  /// Shown, but not to be used now.
  public static let disabled = NodeFlags(rawValue: 2)
  /// Heavy type.
  public static let bold = NodeFlags(rawValue: 4)
  /// Faint type.
  public static let dim = NodeFlags(rawValue: 8)
  /// Slanted type.
  public static let italic = NodeFlags(rawValue: 16)
  /// A line below the type.
  public static let underline = NodeFlags(rawValue: 32)
  /// Foreground and background exchanged.
  public static let reverse = NodeFlags(rawValue: 64)
  /// A text may use several lines.
  public static let wrap = NodeFlags(rawValue: 128)
  /// What lies beneath in the overlay cannot be used.
  public static let modal = NodeFlags(rawValue: 256)
  /// Decoration: not for a screen reader.
  public static let silent = NodeFlags(rawValue: 512)
  /// Chosen among its neighbours.
  public static let selected = NodeFlags(rawValue: 1024)

  /// Every bit that has a meaning.
  public static let known = NodeFlags(rawValue: 2047)
}

/// Properties of a grid's cell; the bits are the door's `GH_CELL_*`.
public struct CellFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Not to be chosen.
  public static let disabled = CellFlags(rawValue: 1)
  /// Heavy type.
  public static let bold = CellFlags(rawValue: 2)
  /// A line below the type.
  public static let underline = CellFlags(rawValue: 4)
  /// Foreground and background exchanged.
  public static let reverse = CellFlags(rawValue: 8)

  /// Every bit that has a meaning.
  public static let known = CellFlags(rawValue: 15)
}
