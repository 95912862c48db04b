import GamePluginKit
import SudokuGameState
import SudokuPersistence
import SudokuTechniques
import SudokuUI

/// Answers each route with its scene.
struct SudokuRouteFactory: RouteFactory {
  let deps: GameDeps
  private var strings: SudokuStrings { SudokuStrings(locale: deps.locale) }

  func scene(
    for route: SudokuRoute, request: SceneRequest
  ) throws(SceneFault) -> any Scene {
    let id = try game(for: route, seed: request.seed)
    return try BoardScene(id, mode: mode(for: id.parameters), deps: deps, request: request)
  }

  private func game(
    for route: SudokuRoute, seed: UInt64
  ) throws(SceneFault) -> GameID<SudokuGame> {
    switch route {
    case .board(let level): return GameID(.level(level), seed: seed)
    case .custom(let puzzle):
      do {
        _ = try Board(puzzle)
      } catch {
        throw SceneFault(.badRoute, error.sentence(locale: deps.locale))
      }
      return GameID(.custom, description: puzzle)
    case .game(let text):
      do {
        let id = try GameID<SudokuGame>(text)
        if id.parameters == .custom, case .seed = id.source {
          throw SceneFault(.badRoute, "a custom puzzle has no seed: write custom:81 characters")
        }
        return id
      } catch let fault as SceneFault {
        throw fault
      } catch {
        throw SceneFault(.badRoute, "\(error)")
      }
    }
  }

  private func mode(for kind: PuzzleKind) -> GameMode {
    switch kind {
    case .level(let level):
      GameMode(
        id: level.rawValue, title: level.title.text(for: deps.locale),
        leaderboard: level.leaderboard.rawValue, importRoute: SudokuRoute.customPrefix)
    case .custom:
      GameMode(
        id: "custom", title: strings.ownPuzzle, nextRoute: SudokuRoute.board(.medium).path,
        importRoute: SudokuRoute.customPrefix)
    }
  }
}
