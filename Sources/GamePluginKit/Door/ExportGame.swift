public import GamePluginABI
public import GameShellKit

/// Makes the table that a plugin's one exported function returns.
///
/// A plugin's whole export is
///
///     @implementation @c
///     public func makeGameConfig(_ host: UnsafePointer<gh_host>?) -> UnsafePointer<gh_game>? {
///       exportGame(host) { ChessAppComposition.config() }
///     }
///
/// A host whose door does not fit gets a table that says so, and `config` is not called. The
/// table stays until the process ends. Nothing is shared between the sessions opened through it.
public func exportGame<Route: GameRoute>(
  _ host: UnsafePointer<gh_host>?, config: () -> GameConfig<Route>
) -> UnsafePointer<gh_game>? {
  if let mismatch = DoorVersion.mismatch(with: host) { return makeTable(error: mismatch) }
  guard let host else { return nil }
  let game = ExportedGame(config: config(), services: HostServices(host))
  var table = makeTable()
  table.manifest = game.memory.text(game.manifest)
  table.context = Unmanaged.passRetained(game as AnyExportedGame).toOpaque()
  table.installFunctions(withResume: game.hasResume)
  return makePermanent(table)
}

private func makeTable() -> gh_game {
  var table = gh_game()
  table.abi_version = UInt32(GH_ABI_VERSION)
  table.size = UInt32(MemoryLayout<gh_game>.size)
  table.lowest_abi_version = UInt32(GH_ABI_LOWEST)
  return table
}

private func makeTable(error: String) -> UnsafePointer<gh_game> {
  let memory = DoorMemory()
  var table = makeTable()
  table.error = memory.text(error)
  _ = Unmanaged.passRetained(memory)
  return makePermanent(table)
}

/// The door asks for a table that stays for as long as the library is loaded; so it is not freed.
private func makePermanent(_ table: gh_game) -> UnsafePointer<gh_game> {
  let pointer = UnsafeMutablePointer<gh_game>.allocate(capacity: 1)
  pointer.initialize(to: table)
  return UnsafePointer(pointer)
}
