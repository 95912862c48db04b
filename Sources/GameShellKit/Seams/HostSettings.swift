/// Keeps what the player set up for all games: colours, language, sound.
///
/// A setting that was never made is an ordinary answer, never an error. A conformer must leave the
/// earlier value in place when a call fails.
public protocol HostSettings: AnyObject {
  /// The value of a setting; nil when it was never made.
  func setting(_ name: String) throws(SaveError) -> String?

  /// Keeps a setting; nil forgets it.
  func set(_ value: String?, for name: String) throws(SaveError)
}
