import GameShellKit
import GameShellUI
import Glibc
import Platform
import TerminalFrontend

// usage: termdemo [--color DEPTH] [--no-mouse] [--save FILE] [--quiet]
// Shows DemoScene on the terminal; at the end appends "saved" to FILE, as a host would save.
// Quiet, it does not show what arrived.

var options = TerminalOptions(environment: .current())
options.crashNote = "termdemo was stopped by "
var savePath: String?
var isQuiet = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--color": options.color = arguments.popFirst().flatMap(ColorDepth.init(rawValue:))
  case "--no-mouse": options.isMouseEnabled = false
  case "--save": savePath = arguments.popFirst()
  case "--quiet": isQuiet = true
  default: fatalError("unknown argument \(argument)")
  }
}

func now() -> GameTime {
  GameTime(steady: Reactor.now / 1_000_000, wall: Int64(time(nil)) * 1000)
}

do throws(TerminalError) {
  let size = try TerminalFrontend.size(options)
  let reactor: Reactor
  do throws(ReactorError) { reactor = try Reactor() } catch { throw .reactor(error) }
  let frontend = try TerminalFrontend(
    driver: SceneDriver(scene: DemoScene(isQuiet: isQuiet), size: size), reactor: reactor,
    options: options,
    clock: now
  ) { surroundings in
    let theme =
      surroundings.depth == .none
      ? Theme.monochrome
      : Theme(appearance: surroundings.appearance, ground: surroundings.ground)
    return theme.paint(for:)
  }
  let reason = try frontend.run()
  if let savePath, let file = fopen(savePath, "a") {
    fputs("saved\n", file)
    fclose(file)
  }
  say("bye \(reason)", to: 1)
  reason.signal?.die()
} catch {
  say("termdemo: \(error)", to: 2)
  exit(69)
}
