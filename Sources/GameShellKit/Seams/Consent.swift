/// The player's answer to the question whether data may be written for export.
public protocol Consent: AnyObject {
  /// The answer; nil while not yet asked.
  var answer: Bool? { get }

  /// Keeps an answer, also the withdrawal of an earlier one.
  func set(_ answer: Bool) throws(SaveError)
}
