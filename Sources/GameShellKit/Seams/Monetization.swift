/// What the player owns.
///
/// Licences are checked on this machine alone; a conformer never asks a server.
public protocol Monetization: AnyObject {
  /// Whether the player owns a product.
  func isEntitled(to product: String) -> Bool
}
