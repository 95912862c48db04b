import GameShellKit
import GameShellUI
import Platform

extension TerminalFrontend {
  /// Waits for input and signals from now on.
  func listen() throws(ReactorError) {
    for signal in [Signal.interrupt, .terminate, .quit] {
      handles.append(
        try reactor.onSignal(signal) { [weak self] in self?.finish(.signal(signal)) })
    }
    handles += [
      try reactor.onSignal(.hangup) { [weak self] in self?.finish(.hangup) },
      try reactor.onSignal(.windowChange) { [weak self] in self?.adoptSize() },
      try reactor.onSignal(.terminalStop) { [weak self] in self?.suspend(isOwnWish: false) },
      try reactor.onSignal(.continue) { [weak self] in self?.comeBack() },
    ]
    inputHandle = try reactor.watch(device.input, for: .read) { [weak self] _ in
      self?.readInput()
    }
  }

  private func readInput() {
    switch device.read() {
    case .nothing: return
    case .gone: return finish(.hangup)
    case .bytes(let bytes):
      let moment = Reactor.now
      serve(parser.feed(bytes), readAt: moment)
    }
    awaitMore()
  }

  /// Gives an unfinished sequence its time.
  private func awaitMore() {
    patienceTimer?.cancel()
    patienceTimer = nil
    guard let patience = parser.patience, reason == nil else { return }
    patienceTimer = reactor.timer(after: patience) { [weak self] in
      guard let self else { return }
      patienceTimer = nil
      serve(parser.expire(), readAt: Reactor.now)
    }
  }

  private func serve(_ events: [InputEvent], readAt moment: Int64) {
    let droppings = droppings
    // What came together with an event that cost the game its life was not meant for the next.
    func send(_ event: SceneEvent) { if droppings == self.droppings { self.send(event) } }
    for event in events where reason == nil && failure == nil {
      if event.isThePlayers { metrics?.eventRead(at: moment) }
      switch event {
      case .key(.character(let key), .control) where Self.commands.contains(key): command(key)
      case .key(let key, let modifiers): send(.key(key, modifiers))
      case .text(let text): send(.text(text))
      case .paste(let text): send(.paste(text))
      case .pointer(let pointer): if options.isMouseEnabled { send(.pointer(pointer)) }
      case .focus(let isFocused): send(.focus(isFocused))
      case .background(let color): takeGround(color)
      case .attributes:
        hasAnswered = true
        device.setFence(.answers)
      case .modeReport(mode: 2026, let state):
        if state == 0 || state == 4 { renderer.isSynchronized = false }
      case .modeReport: break
      case .keyboardFlags:
        outbox += device.set(.kittyKeyboard)
        flush()
      }
    }
    // Within an interlude, what the scene is asked for is still to be answered.
    if interlude == nil, !isDrawScheduled, !isDrawDue, writeHandle == nil {
      metrics?.eventsWentUnseen()
    }
  }

  /// What the terminal's own line would do with these, were it not in raw mode; and Ctrl-L.
  private static let commands: Set<Unicode.Scalar> = ["c", "\\", "z", "l"]

  private func command(_ key: Unicode.Scalar) {
    switch key {
    case "c": finish(.signal(.interrupt))
    case "\\": finish(.signal(.quit))
    case "z": suspend(isOwnWish: true)
    default:
      renderer.invalidate()
      scheduleDraw()
    }
  }

  /// Hands an event to the scene and follows its response.
  func send(_ event: SceneEvent) {
    if interlude != nil { return sendToInterlude(event) }
    do {
      let response = try driver.send(event, at: clock())
      if response.changed { scheduleDraw() }
      switch response.navigation {
      case .leave, .quit: finish(.quit)
      case .open, nil: break
      }
    } catch {
      fail(.scene(error))
    }
  }

  private func takeGround(_ color: RGB) {
    let before = surroundings
    surroundings.take(ground: color)
    if surroundings != before { updateTheme() }
  }
}

extension InputEvent {
  /// Whether the player did it, rather than the terminal by itself.
  fileprivate var isThePlayers: Bool {
    switch self {
    case .key, .text, .paste, .pointer: true
    case .focus, .background, .attributes, .modeReport, .keyboardFlags: false
    }
  }
}
