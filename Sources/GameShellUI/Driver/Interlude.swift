public import GameShellKit

/// A scene that stands over another one for as long as that one's answer is awaited.
public protocol Interlude: Scene {
  /// Whether an event is meant for it. Others are kept, in their order, for the scene beneath.
  func takes(_ event: SceneEvent) -> Bool
}
