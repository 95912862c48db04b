import GameShellKit
import GameShellUI
import Glibc

/// A screen for tests of the terminal: says what arrived, and misbehaves on request.
final class DemoScene: Scene {
  private var log: [String] = []
  private var count = 0
  private var isFlooding = false
  private var hasClock = false
  private var wantsMotion = false
  private var isDialogOpen = false
  private var ticks = 0
  private let isQuiet: Bool

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  func handle(_ event: SceneEvent, at time: GameTime) throws(SceneFault) -> SceneResponse {
    switch event {
    case .tick: ticks += 1
    case .key(.character("q"), []): return SceneResponse(handled: true, navigation: .leave)
    case .key(.character(let key), []) where !isDialogOpen: press(key)
    case .key(.escape, []), .key(.character("n"), []):
      if isDialogOpen { isDialogOpen = false } else { note("escape") }
    case .key(let key, let modifiers): note("key \(key.name) \(modifiers.rawValue)")
    case .text(let text): note("text \(text)")
    case .paste(let text): note("paste \(text.count) \(text.prefix(40))")
    case .pointer(let pointer):
      note("\(pointer.phase) \(pointer.button) \(pointer.column),\(pointer.row)")
    case .action(let id, _, _): note("action \(id)")
    case .resize(let size): note("resize \(size.columns)x\(size.rows)")
    case .focus(let isFocused): note("focus \(isFocused)")
    case .suspend: note("suspend")
    case .resume: note("resume")
    }
    return .changed
  }

  func frame(for size: CellSize) throws(SceneFault) -> Frame {
    let period = isFlooding ? 1 : hasClock ? 1000 : nil
    return DemoView(
      size: size, count: count, ticks: ticks, log: log, isDialogOpen: isDialogOpen,
      isFlooding: isFlooding
    ).makeFrame(tick: period, wantsPointerMotion: wantsMotion)
  }

  private func note(_ line: String) {
    guard !isQuiet else { return }
    log.append(line)
    if log.count > 6 { log.removeFirst() }
  }

  private func press(_ key: Unicode.Scalar) {
    switch key {
    case "+": count += 1
    case "f": isFlooding.toggle()
    case "t": hasClock.toggle()
    case "m": wantsMotion.toggle()
    case "d": isDialogOpen = true
    case "o":
      say("printed to 1", to: 1)
      say("printed to 2", to: 2)
    case "x": fatalError("the demo fell on purpose")
    case "e": exit(3)
    case "s": raise(SIGSEGV)
    case "a": abort()
    case "k": _ = overflow(1)
    default: note("key \(Character(key))")
    }
  }

  /// Uses up the stack.
  private func overflow(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      buffer[depth & 1023] = 1
      return overflow(depth + 1) + Int(buffer[7])
    }
  }
}
