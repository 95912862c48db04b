import GamePluginKit
import StarterGameState
import StarterPersistence
import StarterUI

/// Answers each route with its scene.
struct StarterRouteFactory: RouteFactory {
  let deps: GameDeps

  func scene(
    for route: StarterRoute, request: SceneRequest
  ) throws(SceneFault) -> any Scene {
    let (id, mode) = try game(for: route, seed: request.seed)
    return try PileScene(id, mode: mode, deps: deps, request: request)
  }

  private func game(
    for route: StarterRoute, seed: UInt64
  ) throws(SceneFault) -> (GameID<StarterGame>, GameMode) {
    switch route {
    case .board(let level):
      let mode = GameMode(
        id: level.rawValue, title: level.title.text(for: deps.locale),
        leaderboard: level.leaderboard.rawValue)
      return (GameID(level.spec, seed: seed), mode)
    case .game(let text):
      do {
        return (try GameID(text), GameMode(id: "shared", title: "Shared"))
      } catch {
        throw SceneFault(.badRoute, error.description)
      }
    }
  }
}
