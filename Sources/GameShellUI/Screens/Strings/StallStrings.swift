public import GameShellKit

/// The words about a game that does not answer.
public struct StallStrings: Hashable, Sendable {
  /// Heads the question: `{game}`.
  public var title = "{game} does not answer"
  /// How long it has been.
  public var silentFor = PluralText(
    one: "It has been silent for {count} second.",
    other: "It has been silent for {count} seconds.")
  /// Nothing is lost.
  public var isStored = "Your moves are stored."
  /// Waits on.
  public var wait = "Wait"
  /// Ends a game that is played.
  public var goBack = "Stop it and go back to the last move"
  /// Ends a game that is only being opened.
  public var stop = "Stop it"
  /// While it is waited for; short, since it stands in one line.
  public var waiting = PluralText(
    one: "Waiting for {count} s…", other: "Waiting for {count} s…")

  /// English.
  public init() {}
}
