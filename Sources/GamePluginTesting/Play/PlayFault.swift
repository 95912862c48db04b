/// What a player before a scene could not do.
public struct PlayFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence, and the screen where that helps.
  public let description: String

  init(_ sentence: String, _ rows: [String] = []) {
    description = rows.isEmpty ? sentence : sentence + ":\n" + rows.joined(separator: "\n")
  }
}
