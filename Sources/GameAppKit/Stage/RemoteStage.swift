import GameShellKit
import GameStage
import Platform

/// A stage in a process of its own.
final class RemoteStage: StageConnection {
  /// Bounds on what a game may do while a request is answered.
  struct Limits {
    /// Milliseconds until an answer must be there.
    var deadline = 2000
    /// Milliseconds until a plugin must be loaded.
    var loadDeadline = 10_000
    /// Service calls per request.
    var serviceCalls = 10_000
  }

  var services: (ServiceCall) -> ServiceReply = { _ in .refused("no game is wired") }
  private(set) var isAlive = true
  private(set) var backtrace: [String] = []
  /// The stage's process, for those that measure it.
  var processID: Int32 { child.pid }
  private let name: String
  /// What the stage has written since it was started.
  private let readLog: () -> String
  private let child: ChildProcess
  private let channel: StageChannel
  private let limits: Limits
  private var sequence: UInt32 = 0

  init(
    name: String, launch: ChildProcess.Launch, limits: Limits = Limits(),
    readLog: @escaping () -> String = { "" }
  ) throws(SceneFault) {
    self.name = name
    self.readLog = readLog
    self.limits = limits
    do throws(SystemError) {
      let (ours, theirs) = try PacketSocket.pair()
      var launch = launch
      launch.pass(theirs.descriptor, as: StageProcess.socketNumber)
      child = try ChildProcess(launch)
      channel = StageChannel(ours)
      theirs.descriptor.close()
    } catch {
      throw SceneFault(.died, "the stage could not be started: \(error)")
    }
  }

  func request(_ request: StageRequest) throws(SceneFault) -> StageReply {
    guard isAlive else { throw SceneFault(.died, "\(name) is not running any more") }
    sequence &+= 1
    let deadline = if case .load = request { limits.loadDeadline } else { limits.deadline }
    let end = MonotonicClock.milliseconds + Int64(deadline)
    guard channel.send(.request, sequence: sequence, request.encoded(), milliseconds: deadline)
    else { throw died() }
    var calls = 0
    while true {
      switch channel.receive(milliseconds: max(0, Int(end - MonotonicClock.milliseconds))) {
      case .closed: throw died()
      case .timedOut:
        finish()
        throw SceneFault(.stalled, "\(name) did not answer within \(Self.seconds(deadline))")
      case .broken(let how): throw broken(how)
      case .message(let message):
        switch message.kind {
        case .reply:
          guard message.sequence == sequence else { throw broken("it answered out of turn") }
          do throws(WireError) {
            return try StageReply(decoding: message.bytes)
          } catch {
            throw broken("\(error)")
          }
        case .serviceCall:
          calls += 1
          guard calls <= limits.serviceCalls else {
            throw broken("it asked the host \(calls) times while it answered one event")
          }
          try answer(message)
        case .request, .serviceReply: throw broken("it spoke out of turn")
        }
      }
    }
  }

  func end() { finish() }

  private func answer(_ message: StageChannel.Message) throws(SceneFault) {
    let call: ServiceCall
    do throws(WireError) {
      call = try ServiceCall(decoding: message.bytes)
    } catch {
      throw broken("\(error)")
    }
    let reply = services(call)
    guard call.service.isAnswered else { return }
    guard
      channel.send(
        .serviceReply, sequence: message.sequence, reply.encoded(), milliseconds: limits.deadline)
    else { throw died() }
  }

  /// The fault of a stage whose end of the socket is gone.
  private func died() -> SceneFault {
    isAlive = false
    let status = child.wait(milliseconds: 500)
    if status == nil { child.kill() }
    channel.socket.descriptor.close()
    if case .signalled? = status { backtrace = CrashTrace.functions(in: readLog()) }
    let how = status.map { "\($0)" } ?? "stopped answering"
    return SceneFault(.died, "\(name) \(how)")
  }

  private func broken(_ how: String) -> SceneFault {
    finish()
    return SceneFault(.protocolBroken, "\(name) broke the rules of the stage: \(how)")
  }

  /// Ends the process at once: what a game has to keep, the host has kept already.
  private func finish() {
    guard isAlive else { return }
    isAlive = false
    channel.socket.descriptor.close()
    child.kill()
    _ = child.wait(milliseconds: nil)
  }

  private static func seconds(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
