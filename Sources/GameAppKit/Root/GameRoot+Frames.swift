import GameShellKit
import GameShellUI

extension GameRoot {
  func baseFrame() -> Frame {
    if let play {
      do throws(SceneFault) {
        let frame = try play.scene.frame(for: size)
        if self.play?.tickDue == nil, let tick = frame.tick {
          self.play?.tickDue = time.steady + Int64(tick)
        }
        return frame
      } catch {
        recover(from: error)
        if self.play != nil { return baseFrame() }
      }
    }
    return GameHomeView(homeModel()).makeFrame()
  }

  /// Puts the help and the toast upon a frame; most frames have neither and pass as they are.
  func decorated(_ frame: Frame) -> Frame {
    let tick = nextTick()
    guard isHelpShown || toast != nil else {
      return frame.tick == tick ? frame : frame.withTick(tick)
    }
    let layers = ZStack {
      GraftedFrame(frame)
      if isHelpShown { HelpOverlay(frame) }
    }
    .toast(toast?.text)
    return layers.makeFrame(tick: tick, wantsPointerMotion: frame.wantsPointerMotion)
  }

  /// Milliseconds until the board or the toast wants to be woken.
  func nextTick() -> Int? {
    let due = [play?.tickDue, toast?.until].compactMap { $0 }.min()
    return due.map { max(1, Int($0 - time.steady)) }
  }
}
