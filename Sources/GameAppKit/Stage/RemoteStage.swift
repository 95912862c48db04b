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
    /// Milliseconds of the processor that it may use without being asked for anything.
    var processorBurst = 10_000
  }

  var services: (ServiceCall) -> ServiceReply = { _ in .refused("no game is wired") }
  /// What the player knows the game as, once it has said so.
  var title: LocalizedText?
  private(set) var isAlive = true
  private(set) var backtrace: [String] = []
  /// Becomes readable when the stage says something.
  var descriptor: FileDescriptor { channel.socket.descriptor }
  /// Hears once, when the process has ended, what it used.
  var ended: (ResourceUsage) -> Void = { _ in }
  /// Becomes readable when the process has ended; nil on kernels that cannot say so.
  var exitDescriptor: FileDescriptor? { child.exitDescriptor }

  /// The fault of a stage that ended without being asked for anything; nil for one that has not.
  func faultWhileIdle() -> SceneFault? { isAlive && child.poll() != nil ? died() : nil }

  /// The stage's process, for those that measure it.
  var processID: Int32 { child.pid }
  private let name: String
  /// What the stage has written since it was started.
  private let readLog: () -> String
  private let child: ChildProcess
  private let channel: StageChannel
  /// Nil where the kernel cannot do it.
  private let processorWatch: ProcessorWatch?
  private let limits: Limits
  private let patience: PatienceHolder
  private var sequence: UInt32 = 0
  /// Service calls since the last request.
  private var calls = 0
  /// Milliseconds that an answer is waited for before the player's wishes are looked at.
  private static let grace = 100

  init(
    name: String, launch: ChildProcess.Launch, limits: Limits = Limits(),
    patience: PatienceHolder = PatienceHolder(), readLog: @escaping () -> String = { "" }
  ) throws(SceneFault) {
    self.name = name
    self.readLog = readLog
    self.limits = limits
    self.patience = patience
    do throws(SystemError) {
      let (ours, theirs) = try PacketSocket.pair()
      var launch = launch
      launch.pass(theirs.descriptor, as: StageProcess.socketNumber)
      child = try ChildProcess(launch)
      channel = StageChannel(ours)
      theirs.descriptor.close()
      processorWatch = ProcessorWatch(child, milliseconds: limits.processorBurst)
    } catch {
      throw SceneFault(.died, "the stage could not be started: \(error)")
    }
  }

  func request(_ request: StageRequest) throws(SceneFault) -> StageReply {
    let since = MonotonicClock.milliseconds
    let deadline = try begin(request)
    let grace = patience.patience == nil ? deadline : min(Self.grace, deadline)
    if let reply = try advance(until: since + Int64(grace)) { return reply }
    guard let patience = patience.patience else { throw stalled(deadline) }
    var outcome: Result<StageReply?, SceneFault> = .success(nil)
    let answer = AwaitedAnswer(
      game: title ?? LocalizedText(name), descriptor: descriptor, since: since,
      deadline: limits.deadline, isPlaying: request.isOfBoard)
    let verdict = patience.wait(for: answer) { [self] in
      outcome = Result { () throws(SceneFault) in try advance(until: 0) }
      if case .success(nil) = outcome { return false }
      return true
    }
    switch verdict {
    case .answered:
      if let reply = try outcome.get() { return reply }
      throw stalled(deadline)
    case .stopped: throw stalled(Int(MonotonicClock.milliseconds - since) / 1000 * 1000)
    case .abandoned:
      finish()
      throw SceneFault(.abandoned, "\(name) was not waited for, since the program ends")
    }
  }

  /// Sends a request, whose answer `advance` gets; answers the milliseconds that it may take.
  func begin(_ request: StageRequest) throws(SceneFault) -> Int {
    guard isAlive else { throw SceneFault(.died, "\(name) is not running any more") }
    sequence &+= 1
    calls = 0
    processorWatch?.asked(byPlayer: !request.isOfClock)
    let deadline = if case .load = request { limits.loadDeadline } else { limits.deadline }
    guard channel.send(.request, sequence: sequence, request.encoded(), milliseconds: deadline)
    else { throw died() }
    return deadline
  }

  /// Takes what the stage says, and answers the services that it asks for, until its reply is
  /// there or the time is up; nil then. A time that has passed takes only what is there.
  func advance(until end: Int64) throws(SceneFault) -> StageReply? {
    while true {
      switch channel.receive(milliseconds: max(0, Int(end - MonotonicClock.milliseconds))) {
      case .closed: throw died()
      case .timedOut: return nil
      case .broken(let how): throw broken(how)
      case .message(let message):
        switch message.kind {
        case .reply:
          processorWatch?.answered()
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
          // One that asks without end has no more time than one that is silent.
          if MonotonicClock.milliseconds >= end { return nil }
        case .request, .serviceReply: throw broken("it spoke out of turn")
        }
      }
    }
  }

  /// Ends a stage whose time is up.
  func stalled(_ milliseconds: Int) -> SceneFault {
    finish()
    return SceneFault(.stalled, "\(name) did not answer within \(Self.seconds(milliseconds))")
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
    if status == nil {
      child.kill()
      _ = child.wait(milliseconds: nil)
    }
    if let usage = child.usage { ended(usage) }
    channel.socket.descriptor.close()
    if case .signalled? = status { backtrace = CrashTrace.functions(in: readLog()) }
    if processorWatch?.hasFired == true {
      let time = Self.seconds(limits.processorBurst)
      return SceneFault(
        .died, "\(name) used the processor for \(time) without being asked anything")
    }
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
    let peak = ResourceUsage.peakMemory(of: child.pid)
    child.kill()
    _ = child.wait(milliseconds: nil)
    guard var usage = child.usage else { return }
    if let peak { usage.peakMemory = peak }
    ended(usage)
  }

  private static func seconds(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}

extension StageRequest {
  /// Whether it is about a board that is played.
  fileprivate var isOfBoard: Bool {
    switch self {
    case .event, .render, .snapshot: true
    case .load, .open, .close, .fetchResume, .migrate: false
    }
  }

  /// Whether nobody does anything when it is asked: the time that a game wished to be told of, and
  /// what follows each event.
  fileprivate var isOfClock: Bool {
    switch self {
    case .event(_, .tick, _, _), .render, .snapshot: true
    case .event, .load, .open, .close, .fetchResume, .migrate: false
    }
  }
}
