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
    dayAtHome =
      config.homeModes.contains(where: \.isDaily) ? deps.clock.day(of: time.wall) : nil
    return GameHomeView(homeModel(), size: size).makeFrame()
  }

  /// The board or Home with the host's screens upon it, from the topmost that hides the others.
  func layeredFrame() -> Frame {
    var rest = screens[...]
    var frame: Frame?
    if let full = rest.lastIndex(where: \.isFull) {
      frame = fullFrame(rest[full])
      rest = rest[(full + 1)...]
    }
    var result = frame ?? baseFrame()
    for screen in rest { result = dialog(screen, over: result) }
    return result
  }

  private func fullFrame(_ screen: HostScreen) -> Frame? {
    switch screen {
    case .settings: SettingsView(settingsModel()).makeFrame()
    case .statistics(let tab):
      GameCenterDashboard(dashboard(tab), columns: size.columns).makeFrame()
    default: nil
    }
  }

  private func dialog(_ screen: HostScreen, over frame: Frame) -> Frame {
    switch screen {
    case .consent: layer(ConsentDialog(strings: strings), over: frame)
    case .menu:
      layer(PauseView(title: config.title.text(for: locale), strings: strings), over: frame)
    case .help:
      layer(
        HelpOverlay(
          frame, everywhere: boardKeys, strings: strings, closeAction: Self.closeHelp),
        over: frame)
    case .completion(let model): layer(CompletionView(model, strings: strings), over: frame)
    case .question(let question): layer(confirmation(question), over: frame)
    case .settings, .statistics: frame
    }
  }

  /// The keys that every board has, when a board is what the help is about.
  private var boardKeys: [HelpOverlay.Entry] {
    guard play != nil, screens.count == 1 else { return [] }
    return [
      HelpOverlay.Entry(hint: "esc", label: strings.menu),
      HelpOverlay.Entry(hint: "q", label: strings.home),
    ]
  }

  private func layer(_ view: some View, over frame: Frame) -> Frame {
    ZStack {
      GraftedFrame(frame)
      view
    }
    .makeFrame()
  }

  /// Puts the toast upon a frame; most frames have none and pass as they are.
  func decorated(_ frame: Frame) -> Frame {
    let tick = nextTick()
    guard let toast else { return frame.tick == tick ? frame : frame.withTick(tick) }
    return GraftedFrame(frame).toast(toast.text)
      .makeFrame(tick: tick, wantsPointerMotion: frame.wantsPointerMotion)
  }

  /// Milliseconds until the board or the toast wants to be woken, or Home's day ends; a covered
  /// board is not woken.
  func nextTick() -> Int? {
    let board = screens.isEmpty ? play?.tickDue : nil
    let due = [board, toast?.until].compactMap { $0 }.min()
    return [due.map { max(1, Int($0 - time.steady)) }, untilNextDayAtHome].compactMap { $0 }.min()
  }
}
