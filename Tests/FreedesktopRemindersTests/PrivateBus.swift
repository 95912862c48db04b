import Platform
import TestSupport
import Testing

@testable import FreedesktopReminders

/// A real dbus-daemon of a test's own, on a socket in a temporary folder.
final class PrivateBus {
  let folder: TemporaryFolder
  let address: String
  private let daemon: ChildProcess

  /// Whether the machine has what a bus needs.
  static var isPossible: Bool { Tool("dbus-daemon") != nil && (try? DBusLibrary()) != nil }

  /// Starts it.
  init() throws {
    let program = try #require(Tool("dbus-daemon"))
    folder = try TemporaryFolder()
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:path=\(folder.file("bus"))</listen>
        <policy context="default">
          <allow send_destination="*"/>
          <allow receive_sender="*"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """
    try FileSystem.writeAtomically(Array(configuration.utf8), to: folder.file("bus.conf"))
    var launch = ChildProcess.Launch(
      path: program.path,
      arguments: ["--config-file=\(folder.file("bus.conf"))", "--nofork", "--print-address=1"],
      environment: Environment(["PATH": "/usr/bin:/bin"]))
    let (reader, writer) = try FileDescriptor.pipe()
    launch.pass(try FileDescriptor.open("/dev/null"), as: 0)
    launch.pass(writer, as: 1)
    launch.passStandardError()
    daemon = try ChildProcess(launch)
    writer.close()
    var line = ""
    while !line.hasSuffix("\n"), reader.wait(for: .reading, milliseconds: 20_000) == .ready {
      let bytes = try reader.read(upTo: 1000) ?? []
      if bytes.isEmpty { break }
      line += String(decoding: bytes, as: UTF8.self)
    }
    address = String(line.dropLast())
  }

  var environment: Environment { Environment(["DBUS_SESSION_BUS_ADDRESS": address]) }
}

extension ChildProcess.Launch {
  fileprivate mutating func passStandardError() { descriptors[2] = 2 }
}
