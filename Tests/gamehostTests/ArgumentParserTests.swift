import GameShellKit
import HeadlessFrontend
import Testing

@testable import gamehost

@Suite("The arguments")
struct ArgumentParserTests {
  private func parsed(_ line: String) throws -> Invocation {
    try ArgumentParser.parse(line.split(separator: " ").map(String.init))
  }

  private func complaint(_ arguments: [String]) -> String {
    do {
      return "accepted as \(try ArgumentParser.parse(arguments))"
    } catch {
      return error.description
    }
  }

  @Test("nothing asks for the list of games")
  func nothing() throws {
    #expect(try ArgumentParser.parse([]) == Invocation())
  }

  @Test("a game is named with or without its option")
  func game() throws {
    var wanted = Invocation()
    wanted.plugin = "libChess.so"
    #expect(try parsed("libChess.so") == wanted)
    #expect(try parsed("--plugin libChess.so") == wanted)
    #expect(try parsed("--plugin=libChess.so") == wanted)
  }

  @Test("every option of playing on a terminal is read")
  func terminal() throws {
    var wanted = Invocation()
    wanted.plugin = "chess"
    wanted.route = "board/blitz"
    wanted.seed = 7
    wanted.dataDir = "/tmp/a"
    wanted.pluginDirs = ["/tmp/b", "/tmp/c"]
    wanted.isInProcess = true
    wanted.color = .palette256
    wanted.theme = .light
    wanted.usesMouse = false
    wanted.isVerbose = true
    #expect(
      try parsed(
        "--route=board/blitz --seed 7 --data-dir /tmp/a --plugin-dir /tmp/b --plugin-dir=/tmp/c "
          + "--in-process --color 256 --theme light --no-mouse -v chess") == wanted)
  }

  @Test("every option of playing without one is read")
  func headless() throws {
    var wanted = Invocation()
    wanted.plugin = "chess"
    wanted.isHeadless = true
    wanted.showsTree = true
    wanted.size = CellSize(columns: 100, rows: 30)
    wanted.seed = .max
    #expect(
      try parsed("chess --headless --tree --size 100x30 --seed 0xffffffffffffffff") == wanted)
  }

  @Test("the words of keys and licences are read")
  func words() throws {
    var wanted = Invocation()
    wanted.command = .trust
    wanted.words = ["add", "RWkey"]
    wanted.keyName = "Ada"
    #expect(try parsed("trust add RWkey --name Ada") == wanted)
    wanted = Invocation()
    wanted.command = .licence
    wanted.words = ["issue"]
    wanted.product = "p"
    wanted.licensee = "Ada Lovelace"
    wanted.keyPath = "v.key"
    wanted.passphrasePath = "pw"
    wanted.expires = Day(year: 2027, month: 1, day: 31)
    #expect(
      try ArgumentParser.parse([
        "licence", "issue", "--product=p", "--licensee", "Ada Lovelace", "--key=v.key",
        "--passphrase-file=pw", "--expires=2027-01-31",
      ]) == wanted)
  }

  @Test("every option of a picture is read")
  func shot() throws {
    var wanted = Invocation()
    wanted.command = .shot
    wanted.plugin = "chess"
    wanted.keys = [try KeyStroke("right"), try KeyStroke("ctrl+z")]
    wanted.picture = .svg(path: "a.svg")
    wanted.theme = .light
    #expect(
      try ArgumentParser.parse([
        "shot", "chess", "--keys", "right  ctrl+z", "--svg", "a.svg", "--light",
      ]) == wanted)
    wanted.picture = .text
    wanted.keys = []
    wanted.theme = .dark
    #expect(try parsed("shot --text --dark chess") == wanted)
    wanted.picture = .svg(path: nil)
    #expect(try parsed("shot --svg - --theme=dark chess") == wanted)
    wanted.palette = .highContrast
    #expect(try parsed("shot --theme=dark --palette high-contrast chess") == wanted)
  }

  @Test("the other commands take their options")
  func others() throws {
    var wanted = Invocation()
    wanted.command = .list
    wanted.asJSON = true
    wanted.pluginDirs = ["d"]
    #expect(try parsed("list --json --plugin-dir d") == wanted)
    wanted = Invocation()
    wanted.command = .inspect
    wanted.plugin = "chess"
    #expect(try parsed("inspect chess") == wanted)
    #expect(try parsed("--plugin chess inspect") == wanted)
    wanted = Invocation()
    wanted.command = .doctor
    #expect(try parsed("doctor") == wanted)
  }

  @Test("after -- every word is a game's name, also one that looks like a command or an option")
  func separator() throws {
    var wanted = Invocation()
    wanted.plugin = "list"
    #expect(try parsed("-- list") == wanted)
    wanted.plugin = "--json"
    #expect(try parsed("-- --json") == wanted)
  }

  @Test("help and version win over everything that makes sense")
  func pages() throws {
    #expect(try parsed("--help").wantsHelp)
    #expect(try parsed("-h").wantsHelp)
    #expect(try parsed("shot --help").command == .shot)
    #expect(try parsed("--version").wantsVersion)
    #expect(try parsed("-V").wantsVersion)
  }

  @Test(
    "every mistake is named, with the nearest right word",
    arguments: [
      (["--seeed", "1"], "there is no option '--seeed'; did you mean '--seed'?"),
      (["--zzz"], "there is no option '--zzz'"),
      (["-x"], "there is no option '-x'"),
      (["-json"], "there is no option '-json'; did you mean '--json'?"),
      (["--seed"], "--seed needs a value: --seed N"),
      (["--seed="], "--seed needs a value that is not empty"),
      (["--headless=yes"], "--headless takes no value"),
      (["--seed", "1", "--seed", "2"], "--seed was given twice"),
      (
        ["chess", "--seed", "-1"],
        "--seed must be a whole number from 0 to 18446744073709551615, not '-1'"
      ),
      (
        ["chess", "--seed", "+1"],
        "--seed must be a whole number from 0 to 18446744073709551615, not '+1'"
      ),
      (
        ["chess", "--seed", "18446744073709551616"],
        "--seed must be a whole number from 0 to 18446744073709551615, not '18446744073709551616'"
      ),
      (
        ["--headless", "--size", "80"],
        "--size must be columns and rows like 80x24, not '80'"
      ),
      (
        ["--headless", "--size", "80x-4"],
        "--size must be columns and rows like 80x24, not '80x-4'"
      ),
      (
        ["--headless", "--size", "0x24"],
        "--size must lie between 1x1 and 1000x1000, not '0x24'"
      ),
      (
        ["--headless", "--size", "99999999999999999999x24"],
        "--size must be columns and rows like 80x24, not '99999999999999999999x24'"
      ),
      (
        ["--color", "trueclor"],
        "--color is one of auto, truecolor, 256, 16, none, not 'trueclor'; did you mean 'truecolor'?"
      ),
      (
        ["shot", "a", "--palette", "colourblind"],
        "--palette is one of system, high-contrast, colour-blind, not 'colourblind'; did you mean "
          + "'colour-blind'?"
      ),
      (["--theme", "x"], "--theme is one of auto, light, dark, not 'x'"),
      (
        ["shot", "chess", "--keys", "rigth"],
        "--keys: no key is called \"rigth\"; did you mean \"right\"?"
      ),
      (["shot", "chess", "--keys", " "], "--keys names no key"),
      (["shot"], "'shot' needs a game: its path, or a name that 'list' prints"),
      (["inspect"], "'inspect' needs a game: its path, or a name that 'list' prints"),
      (["shot", "a", "b"], "'b' is one word too many"),
      (["list", "chess"], "'chess' is one word too many"),
      (["--plugin", "a", "b"], "'b' is one word too many"),
      (["list", "--svg", "a"], "--svg does not go with 'list', but with 'shot'"),
      (
        ["--json"],
        "--json does not go with playing, but with 'list' and 'scan' and 'inspect' and "
          + "'validate' and 'doctor' and 'trust' and 'verify' and 'sync'"
      ),
      (["doctor", "--tree"], "--tree does not go with 'doctor', but with playing"),
      (["shot", "a", "--svg", "f", "--text"], "--svg and --text exclude each other"),
      (["shot", "a", "--light", "--dark"], "--light and --dark exclude each other"),
      (["shot", "a", "--theme=dark", "--light"], "--theme and --light exclude each other"),
      (["a", "--tree"], "--tree goes only with --headless"),
      (["a", "--size=80x24"], "--size goes only with --headless"),
      (
        ["a", "--headless", "--no-mouse"],
        "--no-mouse is for a terminal, which --headless does without"
      ),
      (["--route", "board"], "--route needs a game: --plugin FILE"),
      (["sync", "--now", "--off"], "--now and --off exclude each other"),
      (["sync", "x", "--off"], "--off and the folder 'x' exclude each other"),
      (
        ["sync", "--recover", "x"],
        "--recover must be a number that 'sync --copies' prints, not 'x'"
      ),
      (["--\u{1b}[2J"], "there is no option '--?[2J'"),
    ])
  func complains(arguments: [String], sentence: String) {
    #expect(complaint(arguments) == sentence)
  }
}
