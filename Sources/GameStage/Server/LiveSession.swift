import GamePluginABI
import GameShellKit

/// A session as the host's services know it, found again by the handle that the game holds.
final class LiveSession {
  let number: UInt32
  let handle: OpaquePointer
  /// The game's own session, once it has been opened.
  var game: OpaquePointer?
  /// The steady time at which the session began.
  let start: Int64
  /// The time of the event that is being answered.
  var time: GameTime
  private let services: (ServiceCall) -> ServiceReply
  /// What a service returned last; lives until the next service call.
  private let scratch = LentBlocks()

  init(number: UInt32, time: GameTime, services: @escaping (ServiceCall) -> ServiceReply) {
    self.number = number
    self.time = time
    start = time.steady
    self.services = services
    handle = LiveSessions.makeHandle()
    LiveSessions.enter(self)
  }

  /// Ends the session's access to the host.
  func end() { LiveSessions.leave(self) }

  func call(_ service: ServiceCall.Service) -> ServiceReply {
    LiveSessions.isCalling = true
    defer { LiveSessions.isCalling = false }
    return services(ServiceCall(session: number, service: service))
  }

  /// Empty memory for what the game reads until the next service call.
  func lending() -> LentBlocks {
    scratch.reset()
    return scratch
  }
}
