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
    switch route {
    case .daily: return DailyHubScene(deps: deps, request: request)
    case .day(let day):
      // A board that was begun goes on also where the calendar is behind the one it was begun in.
      let isAhead = day > deps.clock.day(of: request.time.wall)
      guard request.snapshot != nil || !isAhead else {
        throw SceneFault(.badRoute, strings.notYet.filling("day", with: day))
      }
      return try BoardScene(
        DailyPuzzle(day).game, mode: mode(for: day, at: request.time), deps: deps,
        request: request)
    case .board, .custom, .game:
      let id = try game(for: route, seed: request.seed)
      return try BoardScene(id, mode: mode(for: id.parameters), deps: deps, request: request)
    }
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
    case .daily, .day: throw SceneFault(.badRoute, "\(route.path) is no board of a level")
    }
  }

  private func mode(for day: Day, at time: GameTime) -> GameMode {
    let puzzle = DailyPuzzle(day)
    let date = ShellStrings(locale: deps.locale).daily
      .text(of: day, today: deps.clock.day(of: time.wall))
    return GameMode(
      id: DailyPuzzle.mode,
      title: strings.dayTitle.filling("level", with: puzzle.level.title.text(for: deps.locale))
        .filling("date", with: date),
      leaderboard: SudokuLeaderboardID.daily.rawValue, nextRoute: SudokuRoute.daily.path,
      importRoute: SudokuRoute.customPrefix, day: day)
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
