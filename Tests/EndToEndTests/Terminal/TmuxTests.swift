import Glibc
import TestSupport
import Testing

@Suite(
  "Inside tmux",
  .enabled(if: Tool("tmux") != nil, "tmux is not installed: nothing was tested in it"))
struct TmuxTests {
  /// A tmux server of the test's own, which ends with it.
  private final class Server {
    private let tool: Tool
    private let socket: String

    init(_ folder: TemporaryFolder) throws {
      tool = try #require(Tool("tmux"))
      socket = folder.file("tmux")
      _ = try call("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "sh")
    }

    deinit { _ = try? call("kill-server") }

    @discardableResult
    func call(_ arguments: String...) throws -> String {
      let variables = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PS1": "prompt> "]
      return try tool.run(["-S", socket] + arguments, variables: variables).output
    }

    /// The pane's modes: alternate screen, cursor, mouse.
    func modes() throws -> String {
      try call("display", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}")
        .split(separator: "\n").joined()
    }

    func wait(until isDone: () throws -> Bool) rethrows -> Bool {
      for _ in 0..<600 {
        if try isDone() { return true }
        usleep(50_000)
      }
      return false
    }
  }

  @Test(
    "quit, interrupted or broken: alternate screen off, cursor on, mouse off",
    arguments: ["q", "C-c", "x"])
  func left(_ key: String) throws {
    let folder = try TemporaryFolder()
    let server = try Server(folder)
    try server.call("send-keys", "\(try Demo.path())", "Enter")
    #expect(try server.wait { try server.call("capture-pane", "-p").contains("termdemo 80x24") })
    #expect(try server.wait { try server.modes() == "1 0 1" })
    try server.call("send-keys", "Up")
    #expect(try server.wait { try server.call("capture-pane", "-p").contains("key up") })
    try server.call("send-keys", key)
    #expect(try server.wait { try server.modes() == "0 1 0" })
    try server.call("send-keys", "echo sane-$((3+4))", "Enter")
    #expect(try server.wait { try server.call("capture-pane", "-p").contains("sane-7") })
  }
}
