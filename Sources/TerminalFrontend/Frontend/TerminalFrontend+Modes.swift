import GameShellKit
import GameShellUI
import Platform

extension TerminalFrontend {
  /// Milliseconds within which a terminal that answers at all has answered.
  private static let answerPatience: Int64 = 1000
  /// Milliseconds that the end of a run waits for the terminal to take the last frame.
  private static let flushPatience = 300
  /// The background, kitty's keyboard protocol, synchronized output; then what all terminals
  /// answer, so that the other answers are in by then or never come.
  private static let questions = "\u{1b}]11;?\u{1b}\\\u{1b}[?u\u{1b}[?2026$p\u{1b}[c"
  private static let shortQuestions = "\u{1b}[c"

  /// Takes the terminal, asks it what it can do, and draws without waiting for the answers.
  func enter() {
    var bytes: [UInt8]
    do {
      bytes = try device.enter()
    } catch {
      return fail(.device(error))
    }
    for mode in modes { bytes += device.set(mode) }
    if askedAt == nil {
      let term = options.environment["TERM"] ?? ""
      let isSimple = term.hasPrefix("linux") || term.hasPrefix("vt")
      bytes += (isSimple ? Self.shortQuestions : Self.questions).utf8
      askedAt = Reactor.now
      device.setFence(.asked)
    }
    outbox += bytes
    renderer.invalidate()
    adoptSize()
    draw()
  }

  private var modes: [TerminalMode] {
    var modes: [TerminalMode] = [
      .plainType, .alternateScreen, .hiddenCursor, .noWrap, .bracketedPaste, .focusReports,
    ]
    if options.isMouseEnabled { modes += [.mouseButtons, .mouseDrag, .mouseSGR] }
    // Undone first: a frame may have been cut off.
    modes.append(.synchronizedOutput)
    return modes
  }

  /// Gives the terminal back.
  func leave() {
    for handle in [patienceTimer, tickTimer, writeHandle] { handle?.cancel() }
    patienceTimer = nil
    tickTimer = nil
    writeHandle = nil
    device.write(Array(outbox), within: Self.flushPatience)
    outbox = []
    let isSilent = (Reactor.now - (askedAt ?? 0)) / 1_000_000 > Self.answerPatience
    if isSilent, !hasAnswered { device.setFence(.none) }
    device.leave()
  }

  /// Takes the terminal's size, and tells the scene if it is another one.
  func adoptSize() {
    let size = CellSize(columns: device.size.columns, rows: device.size.rows)
    guard size != active.size else { return }
    send(.resize(size))
  }

  /// Switches reports of plain movement on or off, as the scene wishes.
  func setPointerMotion(_ isWanted: Bool) {
    guard options.isMouseEnabled, isWanted != device.ledger.contains(.mouseMotion) else { return }
    let bytes = isWanted ? device.set(.mouseMotion) : device.unset(.mouseMotion)
    outbox += bytes
    // The newest mode wins in some terminals, so what is left has to be named again.
    if !isWanted { outbox += TerminalMode.mouseDrag.set }
  }
}
