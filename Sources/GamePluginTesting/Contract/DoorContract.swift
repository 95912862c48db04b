public import GamePluginABI
import GameShellKit

/// What every game keeps at the door, whatever it plays, to be called from a plugin's own tests:
///
///     static let door = DoorContract { exportGame($0) { ChessAppComposition.config() } }
///
///     @Test func resumes() throws {
///       try Self.door.goesOnFromSnapshot("board/short", keys: "right enter u", next: "r")
///     }
///
/// Each check loads the game anew and throws a `DoorContractFault` that says what went wrong, where
/// and after what. `gamehost validate` asks the finished file the same and more.
public struct DoorContract: Sendable {
  private let makeGameConfig: @Sendable (UnsafePointer<gh_host>?) -> UnsafePointer<gh_game>?

  /// Takes what the plugin's exported function returns.
  public init(
    _ makeGameConfig: @escaping @Sendable (UnsafePointer<gh_host>?) -> UnsafePointer<gh_game>?
  ) {
    self.makeGameConfig = makeGameConfig
  }

  /// Loads the game as a host does.
  public func load() throws(DoorFault) -> InProcessGame { try InProcessGame(makeGameConfig) }

  /// Adds to what a game threw where that was.
  static func at<Answer>(
    _ place: @autoclosure () -> String, _ body: () throws -> Answer
  ) throws(DoorContractFault) -> Answer {
    do {
      return try body()
    } catch let fault as DoorContractFault {
      throw fault
    } catch {
      throw DoorContractFault("\(place()): \(error)")
    }
  }
}

/// What a game did against `DoorContract`.
public struct DoorContractFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence: what, where, after which events.
  public let description: String

  init(_ description: String) { self.description = description }
}
