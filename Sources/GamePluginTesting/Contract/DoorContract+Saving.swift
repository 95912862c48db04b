import GamePluginABI
public import GameShellKit

extension DoorContract {
  /// A game goes on from its snapshot as it stood, whatever the seed of the request: its frame and
  /// the snapshot taken anew are the same. `next` is a key that shows something else then, such as
  /// a redo, to see that the history came along. Keys are pressed 700 ms apart.
  public func goesOnFromSnapshot(
    _ route: String, keys: String, next: String,
    size: CellSize = CellSize(columns: 80, rows: 24)
  ) throws {
    let game = try load()
    let place = "\(route) after \(keys)"
    try Self.at(place) {
      let scene = try game.open(route, seed: 7, size: size)
      for press in try KeyPress.reading(keys) { try scene.send(press.event, after: 700) }
      guard let snapshot = try scene.snapshot() else {
        throw DoorContractFault("\(place) has no snapshot, so nothing of it would be saved")
      }
      let frame = try scene.frame(for: size)
      scene.close()
      let again = try game.open(route, seed: 99, size: size, snapshot: snapshot)
      guard try again.frame(for: size) == frame else {
        throw DoorContractFault(
          "\(place) draws something else when it is opened again from its snapshot:\n"
            + Self.difference(frame, try again.frame(for: size), size))
      }
      guard try again.snapshot() == snapshot else {
        throw DoorContractFault("\(place) takes another snapshot than the one it was opened from")
      }
      for press in try KeyPress.reading(next) { try again.send(press.event) }
      guard try again.frame(for: size) != frame else {
        throw DoorContractFault("\(place), opened again from its snapshot, does nothing on \(next)")
      }
    }
  }

  /// A damaged save is refused as such, and the game can be begun anew.
  public func refusesDamage(_ route: String) throws {
    let game = try load()
    do throws(DoorFault) {
      _ = try game.open(route, snapshot: Snapshot(version: 1, state: [1, 2, 3]))
    } catch {
      guard case .failed("open", status: gh_status(GH_BAD_STATE), reason: let reason) = error,
        !reason.isEmpty
      else {
        throw DoorContractFault(
          "\(route) refuses a damaged snapshot by \(error), not by GH_BAD_STATE and a reason")
      }
      _ = try Self.at("\(route) anew, after a damaged snapshot") { try game.open(route) }
      return
    }
    throw DoorContractFault("\(route) takes a snapshot of three bytes for a saved game")
  }

  /// A place that cannot be played is refused with this sentence.
  public func refuses(_ route: String, _ reason: String) throws {
    do throws(DoorFault) {
      _ = try load().open(route)
    } catch {
      guard error == .failed("open", status: gh_status(GH_BAD_ROUTE), reason: reason) else {
        throw DoorContractFault("“\(route)” is refused by \(error), not by: \(reason)")
      }
      return
    }
    throw DoorContractFault("“\(route)” opens; it should be refused: \(reason)")
  }
}
