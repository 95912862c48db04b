import GameShellKit
import GameShellUI
import Platform

/// Waits for stages in the host's own event loop, so that the player can look, resize, stop and
/// leave meanwhile.
///
/// The call that waits runs the loop within itself until it has its answer. What else would ask a
/// stage for something must be put off as long as `isWaiting`.
final class StallWatch: StagePatience {
  /// Milliseconds from "Wait" until the question comes again.
  private static let respite: Int64 = 10_000
  /// Milliseconds that a stage has for its last answer when the run is over.
  private static let farewell: Int64 = 1000

  /// Whether an answer is waited for in the loop.
  private(set) var isWaiting = false
  /// A whole new build stands there, with which to go on rather than with one that is late.
  var hasNewBuild = false
  /// Called after each wait, when the stage can be asked again.
  var onEnd: () -> Void = {}

  private let reactor: Reactor
  private let display: StallDisplay
  private let locale: () -> String

  init(reactor: Reactor, display: StallDisplay, locale: @escaping () -> String) {
    self.reactor = reactor
    self.display = display
    self.locale = locale
  }

  func wait(for answer: AwaitedAnswer, progress: @escaping () -> Bool) -> PatienceVerdict {
    if display.isOver() {
      return waitPlainly(answer, min(Self.farewell, Int64(answer.deadline)), progress)
        ? .answered : .abandoned
    }
    // A wait within a wait has no screen of its own.
    guard !isWaiting else {
      return waitPlainly(answer, Int64(answer.deadline), progress) ? .answered : .stopped
    }
    let locale = locale()
    var shown: StallScene?
    display.begin { frame in
      let scene = StallScene(
        over: frame, game: answer.game.text(for: locale), isPlaying: answer.isPlaying,
        strings: ShellStrings(locale: locale))
      shown = scene
      return scene
    }
    isWaiting = true
    let verdict = shown.map { serve(answer, $0, progress) } ?? .stopped
    isWaiting = false
    display.end(verdict != .answered)
    hasNewBuild = false
    onEnd()
    return verdict
  }

  /// Runs the loop until the answer is there, or nobody wants it any more.
  private func serve(
    _ answer: AwaitedAnswer, _ scene: StallScene, _ progress: @escaping () -> Bool
  ) -> PatienceVerdict {
    var isAnswered = false
    var askAt = answer.since + Int64(answer.deadline)
    scene.onWait = { askAt = MonotonicClock.milliseconds + Self.respite }
    var timer: ReactorHandle?
    defer { timer?.cancel() }
    do throws(ReactorError) {
      var socket: ReactorHandle?
      defer { socket?.cancel() }
      socket = try reactor.watch(answer.descriptor.rawValue, for: .read) { _ in
        guard !isAnswered else { return }
        isAnswered = progress()
        // The socket of a stage that has ended is closed: its number may be another's at once.
        if isAnswered { socket?.cancel() }
      }
      while true {
        if isAnswered { return .answered }
        if scene.isStopped { return .stopped }
        if display.isOver() { return .abandoned }
        let now = MonotonicClock.milliseconds
        if now >= askAt, scene.cover != .question { scene.ask() }
        if scene.cover == .question, hasNewBuild { return .stopped }
        if timer?.isActive != true {
          // Counted from the question, so that each second is shown once.
          let second = 1000 - (now - answer.since) % 1000
          timer = reactor.timer(after: Int(scene.cover == .nothing ? askAt - now : second)) {
            scene.seconds = Int((MonotonicClock.milliseconds - answer.since + 20) / 1000)
            if scene.cover == .nothing { scene.ask() }
            self.display.redraw()
          }
        }
        try reactor.runOnce(timeout: nil)
      }
    } catch {
      // Without a loop there is nobody to ask.
      return .stopped
    }
  }

  /// Waits without the loop for at most so many milliseconds; whether the answer came.
  private func waitPlainly(
    _ answer: AwaitedAnswer, _ milliseconds: Int64, _ progress: () -> Bool
  ) -> Bool {
    let end = answer.since + milliseconds
    while true {
      let left = end - MonotonicClock.milliseconds
      guard left > 0 else { return false }
      if answer.descriptor.wait(for: .reading, milliseconds: Int(left)) == .timedOut {
        return false
      }
      if progress() { return true }
    }
  }
}
