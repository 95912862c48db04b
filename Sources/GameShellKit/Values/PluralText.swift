/// A text with a number in it, in the forms that a language has for it.
///
/// English, German and Spanish have one form for 1 and another for the rest; Chinese has only
/// the latter.
public struct PluralText: Hashable, Sendable {
  /// The form for 1; nil in a language that has none. `{count}` is replaced.
  public var one: String?
  /// The form for all other numbers. `{count}` is replaced.
  public var other: String

  /// Makes a text of its forms.
  public init(one: String? = nil, other: String) {
    self.one = one
    self.other = other
  }

  /// The form for a number, with the number in it.
  public func text(for count: Int) -> String {
    (count == 1 ? one ?? other : other).replacing("{count}", with: "\(count)")
  }
}
