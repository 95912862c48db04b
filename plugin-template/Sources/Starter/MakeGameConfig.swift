public import GamePluginKit
import StarterAppComposition

/// The plugin's one exported symbol; the door's header declares it.
@implementation @c
public func makeGameConfig(_ host: UnsafePointer<gh_host>?) -> UnsafePointer<gh_game>? {
  exportGame(host) { StarterAppComposition.config() }
}
