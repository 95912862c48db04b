import GamePluginKit
import MinesweeperGameState
import MinesweeperPersistence
import MinesweeperUI

/// Answers each route with its scene.
struct MinesweeperRouteFactory: RouteFactory {
  let deps: GameDeps

  func scene(
    for route: MinesweeperRoute, request: SceneRequest
  ) throws(SceneFault) -> any Scene {
    switch route {
    case .daily: return DailyHubScene(deps: deps, request: request)
    case .day(let day): return try board(of: day, request)
    case .board, .custom, .game:
      let (id, mode) = try game(for: route, seed: request.seed)
      return try BoardScene(id, mode: mode, deps: deps, request: request)
    }
  }

  private func board(
    of day: Day, _ request: SceneRequest
  ) throws(SceneFault) -> any Scene {
    let strings = MinesweeperStrings(locale: deps.locale)
    let today = deps.clock.day(of: request.time.wall)
    let puzzle = DailyPuzzle(day)
    let id: GameID<MinesweeperGame>
    if request.snapshot != nil {
      // What was begun goes on, also where the calendar is behind the one it was begun in. Its
      // mines are in the snapshot.
      id = GameID(puzzle.spec, seed: 0)
    } else {
      guard day <= today else {
        throw SceneFault(.badRoute, strings.notYet.filling("day", with: day))
      }
      id = puzzle.game
    }
    let mode = GameMode(
      id: DailyPuzzle.mode,
      title: ShellStrings(locale: deps.locale).daily.text(of: day, today: today),
      leaderboard: MinesweeperLeaderboardID.daily.rawValue, day: day)
    return try BoardScene(id, mode: mode, deps: deps, request: request)
  }

  private func game(
    for route: MinesweeperRoute, seed: UInt64
  ) throws(SceneFault) -> (GameID<MinesweeperGame>, GameMode) {
    switch route {
    case .board(let level):
      let mode = GameMode(
        id: level.rawValue, title: level.title.text(for: deps.locale),
        leaderboard: level.leaderboard.rawValue)
      return (GameID(level.spec, seed: seed), mode)
    case .custom(let measures):
      let spec = try parsed(measures)
      return (GameID(spec, seed: seed), mode(for: spec))
    case .game(let text):
      do {
        let id = try GameID<MinesweeperGame>(text)
        return (id, mode(for: id.parameters))
      } catch {
        if case .badParameters(let measures) = error { _ = try parsed(measures) }
        throw SceneFault(.badRoute, error.description)
      }
    case .daily, .day: throw SceneFault(.badRoute, "\(route.path) is no board of a level")
    }
  }

  private func parsed(_ measures: String) throws(SceneFault) -> BoardSpec {
    do {
      return try BoardSpec.parse(measures)
    } catch {
      throw SceneFault(.badRoute, error.description)
    }
  }

  private func mode(for spec: BoardSpec) -> GameMode {
    GameMode(
      id: "custom",
      title: MinesweeperStrings(locale: deps.locale)
        .measures(spec.width, spec.height, mines: spec.mines))
  }
}
