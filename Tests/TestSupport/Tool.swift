public import Platform

/// A program that a test runs, looked up in `PATH`.
public struct Tool {
  /// Where it is.
  public let path: String

  /// Finds a program; nil when the machine does not have it.
  public init?(_ name: String) {
    let folders = (Environment.current()["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let found = folders.map { Path.join(String($0), name) }.first(where: FileSystem.isExecutable)
    guard let found else { return nil }
    path = found
  }

  /// What a run came to.
  public struct Outcome {
    /// How it ended.
    public var status: ProcessStatus?
    /// What it wrote, to both its outputs.
    public var output: String
  }

  /// Runs it to its end, at most a minute, with this process's variables and the given ones.
  public func run(
    _ arguments: [String], variables: [String: String] = [:]
  ) throws -> Outcome {
    var environment = Environment.current()
    environment.variables["LC_ALL"] = "C"
    environment.variables.merge(variables) { $1 }
    var launch = ChildProcess.Launch(path: path, arguments: arguments, environment: environment)
    let (reader, writer) = try FileDescriptor.pipe()
    launch.pass(try FileDescriptor.open("/dev/null"), as: 0)
    launch.pass(writer, as: 1)
    launch.pass(writer, as: 2)
    let child = try ChildProcess(launch)
    writer.close()
    let bytes = try reader.readAll(limit: 16 << 20)
    let status = child.wait(milliseconds: 60_000)
    return Outcome(status: status, output: String(decoding: bytes, as: UTF8.self))
  }
}
