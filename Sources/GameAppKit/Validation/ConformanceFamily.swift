/// What a group of checks is about.
public enum ConformanceFamily: String, CaseIterable, Sendable {
  case file, load, table, services, manifest, opening, frames, access, determinism, state, undo
  case events, time, resources

  /// The heading of the group.
  public var title: String {
    switch self {
    case .file: "The file"
    case .load: "Loading"
    case .table: "The game's table"
    case .services: "A host without some service"
    case .manifest: "The manifest"
    case .opening: "Opening and closing"
    case .frames: "Frames"
    case .access: "For every player"
    case .determinism: "Determinism"
    case .state: "Saved games"
    case .undo: "Undo and redo"
    case .events: "Events"
    case .time: "Time"
    case .resources: "Resources"
    }
  }
}
