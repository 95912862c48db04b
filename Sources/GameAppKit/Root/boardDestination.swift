/// The player's way through a game after a board's route was opened: the last place is shown, and
/// leaving it leads to the one before it, or Home from the first.
///
/// The same route can be opened in two contexts. From a place to come back to, such as Home (an
/// empty path) or a hub of daily puzzles, the board is put behind that place. From a place that
/// only passes the player on (another board, or a hub that redirects before the player did
/// anything), `isPassing`, the board takes its place, so that leaving never leads there. A place
/// that is already on the way is gone back to: no way passes a place twice.
func boardDestination<Route: Equatable>(
  route: Route, path: [Route], isPassing: Bool
) -> [Route] {
  if let index = path.firstIndex(of: route) { return Array(path[...index]) }
  return (isPassing ? path.dropLast() : path) + [route]
}
