import GamePluginABI
import GameShellKit

/// 4 A game's own slots through the door.
final class HostSaveStore: SaveStore {
  private let link: HostLink
  private let group: gh_persistence

  init(_ link: HostLink, _ group: gh_persistence) {
    self.link = link
    self.group = group
  }

  func load(_ slot: SaveSlot) throws(SaveError) -> [UInt8]? {
    var bytes: [UInt8]?
    let status = link.call { handle, memory in
      var found = gh_bytes()
      let status = group.load?(handle, memory.text(slot.name), &found) ?? GH_REFUSED
      if status == GH_OK { bytes = [UInt8](found) }
      return status
    }
    if status != GH_ABSENT { try check(status, "read", slot) }
    return bytes
  }

  func save(_ bytes: [UInt8], in slot: SaveSlot) throws(SaveError) {
    let status = link.call { handle, memory in
      group.save?(handle, memory.text(slot.name), memory.bytes(bytes)) ?? GH_REFUSED
    }
    try check(status, "write", slot)
  }

  func remove(_ slot: SaveSlot) throws(SaveError) {
    let status = link.call { handle, memory in
      group.remove?(handle, memory.text(slot.name)) ?? GH_REFUSED
    }
    if status != GH_ABSENT { try check(status, "empty", slot) }
  }

  private func check(_ status: gh_status?, _ verb: String, _ slot: SaveSlot) throws(SaveError) {
    switch status {
    case GH_OK: return
    case nil: throw SaveError("could not \(verb) slot “\(slot.name)”: the session is closed")
    case GH_REFUSED:
      throw SaveError("could not \(verb) slot “\(slot.name)”: the host has no storage here")
    case let status?:
      throw SaveError("could not \(verb) slot “\(slot.name)”: the host answered \(status)")
    }
  }
}

/// The host keeps the games of its sessions by itself, from their snapshots. A game can look at
/// its own, for a screen that leads there, and change none.
final class HostSavedGames: SavedGames {
  private let link: HostLink
  private let group: gh_persistence?

  init(_ link: HostLink, _ group: gh_persistence?) {
    self.link = link
    self.group = group
  }

  /// Nil also from a host that does not tell.
  func game(at route: String) throws(SaveError) -> SavedGame? {
    guard let read = group?.saved_game else { return nil }
    var found: SavedGame?
    let status = link.call { handle, memory in
      var game = gh_saved_game()
      game.size = UInt32(MemoryLayout<gh_saved_game>.size)
      let status = read(handle, memory.text(route), &game)
      if status == GH_OK { found = SavedGame(game, route: route) }
      return status
    }
    guard status == GH_OK || status == GH_ABSENT else {
      throw SaveError(
        "could not read the game saved under “\(route)”: the host has no storage here")
    }
    return found
  }

  func newestUnfinished() throws(SaveError) -> SavedGame? { nil }

  func save(_ game: SavedGame) throws(SaveError) {
    throw SaveError("the host saves games from their snapshots; use saveStore for other data")
  }

  func remove(at route: String) throws(SaveError) {
    throw SaveError("the host keeps the saved games; a game cannot remove one")
  }
}

extension SavedGame {
  /// Copies a game that came through the door.
  fileprivate init(_ game: gh_saved_game, route: String) {
    self.init(
      route: route, seed: game.seed,
      snapshot: Snapshot(
        version: game.state_version, state: [UInt8](game.state), summary: String(game.summary),
        elapsed: game.elapsed_ms, progress: Int(game.progress),
        isFinished: game.flags & GH_SNAPSHOT_FINISHED != 0,
        isPristine: game.flags & GH_SNAPSHOT_PRISTINE != 0),
      savedAt: game.saved_ms)
  }
}
