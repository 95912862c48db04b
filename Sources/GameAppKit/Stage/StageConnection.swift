import GameShellKit
import GameStage

/// A stage, seen from the host: one request, one reply.
///
/// While the reply is awaited the game may call services; the connection hands those to
/// `services`. A fault of the kinds `died`, `stalled` and `protocolBroken` ends the connection.
protocol StageConnection: AnyObject {
  /// Answers the game's service calls.
  var services: (ServiceCall) -> ServiceReply { get set }

  /// What the player knows the game as; nil until it has said so.
  var title: LocalizedText? { get set }

  /// Whether requests can still be answered.
  var isAlive: Bool { get }

  /// The functions that were running when the stage crashed, innermost first; empty otherwise.
  var backtrace: [String] { get }

  /// Sends a request and waits for its reply.
  func request(_ request: StageRequest) throws(SceneFault) -> StageReply

  /// Ends the stage; nothing is answered afterwards.
  func end()
}

/// A stage within the host's own process, for debuggers: no boundary, no protection.
final class InProcessStage: StageConnection {
  var services: (ServiceCall) -> ServiceReply = { _ in .refused("no game is wired") }
  var title: LocalizedText?
  private(set) var isAlive = true
  let backtrace: [String] = []
  private var server: StageServer?

  func request(_ request: StageRequest) throws(SceneFault) -> StageReply {
    guard isAlive else { throw SceneFault(.died, "the stage has ended") }
    let server =
      self.server
      ?? StageServer { [weak self] call in self?.services(call) ?? .refused("the stage has ended") }
    self.server = server
    return server.answer(request)
  }

  func end() { isAlive = false }
}
