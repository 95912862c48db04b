/// Why nothing can be heard here. Not an error of the game: the host rings the bell instead.
public struct AudioUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence: what is missing, and what to do.
  public var description: String

  /// Makes one from its sentence.
  public init(_ description: String) { self.description = description }
}
